interface Rules {
  readonly createHTML: (html: string) => string;
  readonly createScript: (text: string) => string;
  readonly createScriptURL: (address: string) => string | null;
}

interface TrustedTypes {
  readonly createPolicy: (name: 'default', rules: Rules) => unknown;
}

/**
 * The one policy of Trusted Types, for all that the content security policy holds to it: scripts and workers are loaded
 * out of the site's own folder alone, and of texts only JSON may stand in a script element, as the data for search
 * engines do. HTML passes, since the content security policy runs nothing that stands in it. Written into every page as
 * it stands here, so it uses nothing from outside of it.
 *
 * @param base the path that the site is served under, slashes at both ends
 */
export function trustOwnScripts(base: string): void {
  const {trustedTypes} = window as {trustedTypes?: TrustedTypes};
  // The scripts, and the worker that keeps pages for reading offline.
  const own = [`${base}assets/js/`, `${base}sw.js`];
  const absolute = (address: string) => new URL(address, location.href).href;
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScript: (text) => {
      JSON.parse(text);
      return text;
    },
    createScriptURL: (address) =>
      own.some((place) => absolute(address).startsWith(absolute(place))) ? address : null,
  });
}
