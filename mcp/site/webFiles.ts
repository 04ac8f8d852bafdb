import {ToolError} from '../ToolError';
import {readLimited} from '../requests/readLimited';
import {isSiteFile, MOST_FILE_BYTES, type SiteFiles} from './SiteFiles';

const PATIENCE_MS = 10_000;
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 64;

interface Kept {
  readonly until: number;
  readonly text: Promise<string | undefined>;
}

/**
 * The site at its own address. Nothing else is asked: redirects are errors. What was read is kept for ten minutes.
 *
 * @param address - of the home page, with a slash at its end
 */
export function webFiles(address: string, get: typeof fetch = fetch, now = Date.now): SiteFiles {
  const kept = new Map<string, Kept>();
  return {
    place: address,
    read: (file) => {
      if (!isSiteFile(file)) return Promise.resolve(undefined);
      const known = kept.get(file);
      if (known && known.until > now()) return known.text;
      const text = download(new URL(file, address), get);
      kept.delete(file);
      kept.set(file, {until: now() + KEPT_MS, text});
      // A failure is forgotten, so that asking again tries again.
      text.catch(() => kept.delete(file));
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return text;
    },
  };
}

async function download(address: URL, get: typeof fetch): Promise<string | undefined> {
  const response = await get(address, {redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS)}).catch(
    () => {
      throw new ToolError(
        `The portal does not respond at ${address.origin}. Set MCP_SITE to its address or to the folder of a build, then start this server again.`,
      );
    },
  );
  if (response.status === 404) return undefined;
  if (!response.ok)
    throw new ToolError(
      `The portal answers with status ${response.status} for ${address.href}. Try again later.`,
    );
  const {bytes, isWhole} = await readLimited(response, MOST_FILE_BYTES);
  if (!isWhole) throw new ToolError(`${address.href} is too large to be read.`);
  return new TextDecoder().decode(bytes);
}
