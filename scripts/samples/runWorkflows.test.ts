import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {workflowFiles} from '../../src/workflows/plugin/workflowFiles';
import {runWorkflows} from './runWorkflows';

test('a workflow runs step by step; a status that does not come fails its step, and names those after it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'workflows-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  const {files, contract} = await workflowFiles(path.resolve(import.meta.dirname, '../..'), 'http://a/');
  const own = files.filter(({file}) => file === 'start-here.arazzo.yaml');
  expect(own).toHaveLength(1);
  const right = await runWorkflows({files: own, contract}, folder);
  expect(right).not.toHaveLength(0);
  expect(right.filter(({problem}) => problem !== undefined)).toEqual([]);

  const altered = own.map((each) => ({
    ...each,
    text: each.text.replace('$statusCode == 200', '$statusCode == 418'),
  }));
  const wrong = await runWorkflows({files: altered, contract}, folder);
  const problems = wrong.filter(({problem}) => problem !== undefined);
  expect(problems[0]).toMatchObject({at: 'start-here.arazzo.yaml', name: 'read-collection'});
  expect(problems[0]?.problem).toContain('$statusCode == 418');
  expect(problems.slice(1).map(({problem}) => problem)).toContain('Respect has not run the step.');
}, 60_000);
