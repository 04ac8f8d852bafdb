import {caching} from '../fileHeaders';
import type {Headers} from '../responseHeaders';
import {SANDBOX_PARTS, WORKER_POLICY} from '../workerPolicy';

/**
 * A site of nginx, to be included where it reads the files of `sites-enabled` or `conf.d`. It listens without
 * encryption on this machine alone, behind whatever ends TLS there; `infra/README.md` shows what else to write.
 *
 * All headers are added in one place: `add_header` in a location would drop those of its server.
 */
export function nginxConfiguration(headers: Headers, {url, baseUrl}: {url: string; baseUrl: string}): string {
  const {'Content-Security-Policy': policy, ...others} = headers;
  const added = Object.entries(others).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  return `# Written by npm run build: the digests in the policy are those of this build's scripts.
map $uri $portal_cache_control {
  default "${caching.others}";
  ~^${baseUrl}assets/ "${caching.digested}";
}

# A worker has the policy of its own file: that of the sandbox may compile WebAssembly.
map $uri $portal_policy {
  default "${policy}";
  ~^${baseUrl}${SANDBOX_PARTS} "${WORKER_POLICY}";
}

server {
  listen 127.0.0.1:8080;
  server_name ${new URL(url).hostname};

  # The folder that holds build/${baseUrl === '/' ? '' : `, as ${baseUrl.slice(1, -1)}/`}
  root /var/www/portal;

${added.join('\n')}
  add_header Content-Security-Policy $portal_policy always;
  add_header Cache-Control $portal_cache_control always;

  types {
    text/html html;
    text/css css;
    text/javascript js;
    text/markdown md;
    text/plain txt sha256;
    text/xml xml;
    application/json json;
    application/yaml yaml;
    application/gzip tgz;
    application/wasm wasm;
    application/manifest+json webmanifest;
    font/woff2 woff2;
    image/svg+xml svg;
    image/png png;
    image/jpeg jpg jpeg;
    image/webp webp;
    image/x-icon ico;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/markdown text/plain text/xml application/json application/yaml;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript text/markdown text/plain text/xml application/json application/yaml image/svg+xml;

  error_page 404 ${baseUrl}404.html;

  # A page is a folder with an index.html: /docs and /docs/ are both its address.
  location / {
    try_files $uri $uri/index.html =404;
  }
}
`;
}
