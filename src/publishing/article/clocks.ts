/** How programs of a language write a time that counts from now. */
export interface Clock {
  /** What stands in place of an instant. @param before the program up to it */
  readonly instant: (seconds: number, found: string, before: string) => string;
  /** What stands in place of an hour, such as `2026/07/14/18`. */
  readonly hour: (seconds: number, found: string, before: string) => string;
  /** Removes empty texts that were left beside a time. */
  readonly tidy: (code: string) => string;
  /** Adds the function that the program calls. */
  readonly define: (code: string) => string;
}

/** A time within a text block, which is put in when the text is complete. */
const pending = /\{now([+-]\d+)s\}/g;

const COMMENT = 'The time now plus a number of seconds: -120 is two minutes ago.';

/**
 * A clock that is joined to double-quoted texts with `+`, and to Go's raw ones.
 *
 * @param put how a text block replaces a part of its text; languages without such blocks need none
 */
function joined(
  instant: (seconds: number) => string,
  hour: (seconds: number) => string,
  put?: (found: string, time: string) => string,
): Omit<Clock, 'define'> {
  const write = (time: string, before: string) => {
    const quote = isWithin(before, /`/g) ? '`' : '"';
    return `${quote} + ${time} + ${quote}`;
  };
  return {
    instant: (seconds, _found, before) =>
      put && isWithin(before, /"{3,}/g)
        ? `{now${seconds < 0 ? '' : '+'}${seconds}s}`
        : write(instant(seconds), before),
    hour: (seconds, _found, before) => write(hour(seconds), before),
    tidy: (code) =>
      complete(code, instant, put)
        .replaceAll(/(?<![\\"])"" \+ /g, '')
        .replaceAll(/ \+ ""(?!")/g, ''),
  };
}

/** Whether a program is within a text that begins and ends with this quote. */
function isWithin(before: string, quote: RegExp): boolean {
  return [...before.matchAll(quote)].length % 2 === 1;
}

/** Puts the times into a text block, behind its end. */
function complete(
  code: string,
  instant: (seconds: number) => string,
  put: ((found: string, time: string) => string) | undefined,
): string {
  const times = new Map([...code.matchAll(pending)].map(([found, seconds]) => [found, Number(seconds)]));
  if (!put || times.size === 0) return code;
  const calls = [...times].map(([found, seconds]) => put(`"${found}"`, instant(seconds))).join('');
  return code.replace(/"{3,}(?=[,)])/, (fence) => fence + calls);
}

/** The clocks of the languages that samples are printed in, by the keys of `languagesOf`. */
export const clocks: Readonly<Record<string, Clock | undefined>> = {
  curl: {
    // All texts are in single quotes. GNU's `date` has -d, that of macOS and BSD has -r.
    instant: (seconds) => `'"$(from_now ${seconds})"'`,
    hour: (seconds) => `'"$(from_now ${seconds} %Y/%m/%d/%H)"'`,
    tidy: (code) => code.replaceAll(/"''(?!\\)/g, '"'),
    define: (code) =>
      [
        `# ${COMMENT}`,
        'from_now() {',
        '  s=$(($(date +%s) + $1)) f=${2:-%Y-%m-%dT%H:%M:%SZ}',
        '  date -u -d "@$s" "+$f" 2>/dev/null || date -u -r "$s" "+$f"',
        '}',
        code,
      ].join('\n'),
  },
  javascript: {
    ...joined(
      (seconds) => `fromNow(${seconds})`,
      (seconds) => `fromNow(${seconds}).slice(0, 13).replace(/[-T]/g, "/")`,
    ),
    define: (code) =>
      `// ${COMMENT}\nconst fromNow = (seconds) => new Date(Date.now() + seconds * 1000).toISOString();\n\n${code}`,
  },
  python: {
    ...joined(
      (seconds) => `from_now(${seconds})`,
      (seconds) => `from_now(${seconds})[:13].replace("-", "/").replace("T", "/")`,
    ),
    define: (code) =>
      code
        // A method binds closer than a sum.
        .replace(/data=(".*")\.encode\(\)/, 'data=($1).encode()')
        .replace(
          'import requests\n',
          `from datetime import datetime, timedelta, timezone

import requests


def from_now(seconds):
    """${COMMENT}"""
    time = datetime.now(timezone.utc) + timedelta(seconds=seconds)
    return time.strftime("%Y-%m-%dT%H:%M:%SZ")

`,
        ),
  },
  go: {
    ...joined(
      (seconds) => `fromNow(${seconds}, time.RFC3339)`,
      (seconds) => `fromNow(${seconds}, "2006/01/02/15")`,
    ),
    define: (code) =>
      code.replace('\n)\n', '\n\t"time"\n)\n').replace(
        '\nfunc main() {',
        `
// ${COMMENT}
func fromNow(seconds int, layout string) string {
	return time.Now().UTC().Add(time.Duration(seconds) * time.Second).Format(layout)
}

func main() {`,
      ),
  },
  java: {
    ...joined(
      (seconds) => `fromNow(${seconds})`,
      (seconds) => `fromNow(${seconds}).substring(0, 13).replaceAll("[-T]", "/")`,
      (found, time) => `.replace(${found}, ${time})`,
    ),
    define: (code) =>
      code
        .replace(
          '\n\npublic class',
          '\nimport java.time.Instant;\nimport java.time.temporal.ChronoUnit;\n\npublic class',
        )
        .replace(
          '  public static void main',
          `  /** ${COMMENT} */
  static String fromNow(long seconds) {
    return Instant.now().plusSeconds(seconds).truncatedTo(ChronoUnit.SECONDS).toString();
  }

  public static void main`,
        ),
  },
  csharp: {
    ...joined(
      (seconds) => `FromNow(${seconds})`,
      (seconds) => `FromNow(${seconds})[..13].Replace('-', '/').Replace('T', '/')`,
      (found, time) => `.Replace(${found}, ${time})`,
    ),
    define: (code) =>
      code.replace(
        'using var client',
        `// ${COMMENT}
string FromNow(int seconds) => DateTime.UtcNow.AddSeconds(seconds).ToString("s") + "Z";

using var client`,
      ),
  },
};
