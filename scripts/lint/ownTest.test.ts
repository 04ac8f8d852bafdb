import {ESLint} from 'eslint';
import tseslint from 'typescript-eslint';
import {expect, test} from 'vitest';
import {ownTest} from './ownTest.mjs';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [{files: ['**/*.ts'], languageOptions: {parser: tseslint.parser}}, ...ownTest] as never,
});

async function objections(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, {filePath});
  return result?.messages.map(({message}) => message) ?? [];
}

const IMPORT = "import {expect, test} from '@playwright/test';\n";
const usesOwn = [expect.stringContaining("the portal's own test")];

test("a spec may not take the library's own test, under whatever name, but its types and what is no test", async () => {
  for (const text of [
    IMPORT,
    "import {test as base} from '@playwright/test';\n",
    "import * as playwright from '@playwright/test';\n",
  ])
    expect(await objections('tests/as-visitor/shell/header.spec.ts', text)).toEqual(usesOwn);
  for (const text of [
    "import {expect, test} from '../../fixtures/test';\n",
    "import {type Page} from '@playwright/test';\n",
    "import {devices} from '@playwright/test';\n",
  ])
    expect(await objections('tests/as-visitor/shell/header.spec.ts', text)).toEqual([]);
});
