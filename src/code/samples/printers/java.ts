import {indented, quoted} from './literals';
import type {ResponseKind, Printer} from '../types';

/** A text block; backslashes, three quotes in a row and a quote at its end are what it takes for more than themselves. */
function textBlock(body: string, indent: string): string {
  const safe = body
    .replaceAll('\\', '\\\\')
    .replaceAll(/"{3,}|"$/g, (quotes) => '\\"'.repeat(quotes.length))
    .replaceAll('\r', '\\r');
  return `"""\n${indented(safe, indent)}"""`;
}

function publisher(method: string, body: string | undefined): string {
  if (body !== undefined) {
    return `.method(${quoted(method)}, HttpRequest.BodyPublishers.ofString(${textBlock(body, '            ')}))`;
  }
  return method === 'GET' || method === 'DELETE'
    ? `.${method}()`
    : `.method(${quoted(method)}, HttpRequest.BodyPublishers.noBody())`;
}

/** The request as a Java program (17 or later) with the JDK's own client. */
export const java: Printer = ({request: {method, url, headers, body}, responseKind, fileName}) => {
  const handlers: Record<ResponseKind, string> = {
    json: 'ofString',
    text: 'ofString',
    binary: 'ofByteArray',
    none: 'discarding',
  };
  const print = '    System.out.println(response.statusCode() + " " + response.body());';
  const readers: Record<ResponseKind, string> = {
    json: print,
    text: print,
    // Neither an error's text nor the nothing of a 204 is a file.
    binary: `    if (response.statusCode() == 200) {
      Files.write(Path.of(${quoted(fileName)}), response.body());
    } else {
      System.out.println(response.statusCode() + " " + new String(response.body()));
    }`,
    none: '    System.out.println(response.statusCode());',
  };
  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
${responseKind === 'binary' ? 'import java.nio.file.Files;\nimport java.nio.file.Path;\n' : ''}
public class Example {
  public static void main(String[] args) throws Exception {
    var request = HttpRequest.newBuilder()
        .uri(URI.create(${quoted(url)}))
${headers.map(([name, value]) => `        .header(${quoted(name)}, ${quoted(value)})\n`).join('')}        ${publisher(method, body)}
        .build();
    var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${handlers[responseKind]}());
${readers[responseKind]}
  }
}`;
};
