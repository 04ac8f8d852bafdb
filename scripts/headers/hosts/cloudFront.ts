import type {Headers} from '../responseHeaders';

/** The headers that CloudFront takes as settings of their own; it refuses them among the others. */
const settings = {
  'Content-Security-Policy': (value: string) => ({
    ContentSecurityPolicy: {ContentSecurityPolicy: value, Override: true},
  }),
  'Strict-Transport-Security': (value: string) => ({
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: value.includes('includeSubDomains'),
      Override: true,
    },
  }),
  'X-Content-Type-Options': () => ({ContentTypeOptions: {Override: true}}),
  'X-Frame-Options': (value: string) => ({FrameOptions: {FrameOption: value, Override: true}}),
  'Referrer-Policy': (value: string) => ({ReferrerPolicy: {ReferrerPolicy: value, Override: true}}),
};

type Setting = keyof typeof settings;

/** The settings of a response headers policy as a template of CloudFormation takes them. */
export function cloudFrontHeaders(headers: Headers) {
  const entries = Object.entries(headers);
  const own = entries.filter(([name]) => isSetting(name)) as [Setting, string][];
  const others = entries.filter(([name]) => !isSetting(name));
  return {
    SecurityHeadersConfig: Object.assign({}, ...own.map(([name, value]) => settings[name](value))) as Record<
      string,
      Record<string, string | number | boolean>
    >,
    CustomHeadersConfig: {
      Items: others.map(([Header, Value]) => ({Header, Value, Override: true})),
    },
  };
}

/** The same as the command-line tool of Amazon takes it, which wants a name and a count. */
export function cloudFrontPolicy(Name: string, headers: Headers) {
  const {SecurityHeadersConfig, CustomHeadersConfig} = cloudFrontHeaders(headers);
  const {Items} = CustomHeadersConfig;
  return {
    Name,
    SecurityHeadersConfig,
    CustomHeadersConfig: {Quantity: Items.length, Items},
  };
}

function isSetting(name: string): name is Setting {
  return name in settings;
}
