import {contentSecurityPolicy, type PolicySettings} from './contentSecurityPolicy';

export type Headers = Readonly<Record<string, string>>;

/** What no page of the portal uses, and what no script that gets into one may ask for. */
const features = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * What a host sends with every response of a build: the one list that `npm run serve`, the template, the files for
 * other hosts and `npm run doctor` go by.
 *
 * @param scripts the inline scripts of the pages
 */
export function responseHeaders(settings: PolicySettings, scripts: Iterable<string>): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings, scripts),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    // `frame-ancestors` for browsers that do not know it.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': features.map((name) => `${name}=()`).join(', '),
  };
}
