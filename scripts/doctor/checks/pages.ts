import {fault, findingsOr, type Check, type Finding} from '../finding';
import type {Context} from '../context';

/** Whether the portal is there: its pages by both addresses, their scripts, and a page of its own for missing ones. */
export const pages: Check = {
  name: 'pages',
  run: async (context) => {
    const {request, address, site} = context;
    const home = await request(address);
    if (!home?.ok)
      return [
        fault(
          home ? `${address} responds with status ${home.status}` : `nobody responds at ${address}`,
          'upload build/, and check url and baseUrl of site.config.ts, or name the address: npm run doctor -- --at https://…',
        ),
      ];
    const html = await home.text();
    const script = scriptOf(html);
    const missing = await request(`${address}no-such-page-${Date.now()}`);
    return findingsOr(
      [
        await scriptFinding(context, script),
        ...(await Promise.all(['dashboard', 'dashboard/'].map((path) => pageFinding(context, path)))),
        missing?.status !== 404 &&
          fault(
            `a missing page has status ${missing?.status ?? 'none'}`,
            'have the host return 404.html with status 404',
          ),
        !home.headers.get('content-type')?.startsWith('text/html') &&
          fault('the home page is not sent as text/html', 'have the host send .html as text/html'),
      ],
      `${site.title} is at ${address}`,
    );
  },
};

/** The address of a script of the page. A manifest such as `manifest.json` is a link too, and no script. */
const scriptOf = (html: string) => /<link[^>]* href="?([^"\s>]+\.js)(?=["\s>])/.exec(html)?.[1];

async function scriptFinding({request, address, site}: Context, script: string | undefined) {
  const response = script === undefined ? undefined : await request(new URL(script, address).href);
  return (
    !response?.ok &&
    fault(
      `the page's script ${script ?? ''} is not there`,
      `serve the build under ${site.baseUrl}, or correct baseUrl and build again`,
    )
  );
}

/** Most hosts redirect from one form of an address to the other: either may be the page. */
async function pageFinding({request, address}: Context, path: string): Promise<Finding | false> {
  const response = await request(address + path, {redirect: 'follow'});
  return (
    !response?.ok &&
    fault(
      `/${path} has status ${response?.status ?? 'none'}`,
      `have the host return ${path.replace(/\/$/, '')}/index.html for it`,
    )
  );
}
