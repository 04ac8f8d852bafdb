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
  const toText = 'HttpResponse.BodyHandlers.ofString()';
  const handlers: Record<ResponseKind, string> = {
    json: toText,
    text: toText,
    binary: `HttpResponse.BodyHandlers.ofFile(Path.of(${quoted(fileName)}))`,
    none: 'HttpResponse.BodyHandlers.discarding()',
  };
  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
${responseKind === 'binary' ? 'import java.nio.file.Path;\n' : ''}
public class Example {
  public static void main(String[] args) throws Exception {
    var request = HttpRequest.newBuilder()
        .uri(URI.create(${quoted(url)}))
${headers.map(([name, value]) => `        .header(${quoted(name)}, ${quoted(value)})\n`).join('')}        ${publisher(method, body)}
        .build();
    var response = HttpClient.newHttpClient().send(request, ${handlers[responseKind]});
    System.out.println(response.statusCode()${responseKind === 'none' ? '' : ' + " " + response.body()'});
  }
}`;
};
