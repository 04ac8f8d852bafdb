import {quoted} from './literals';
import type {ResponseKind, Printer} from '../types';

/** Raw text between backticks, unless the text has one itself. */
function text(body: string): string {
  return body.includes('`') || body.includes('\r') ? quoted(body) : `\`${body}\``;
}

const PRINT = `	text, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(response.Status, string(text))`;

const NOTHING = `	if response.StatusCode == http.StatusNoContent {
		fmt.Println(response.Status)
		return
	}
`;

// The text of an error is no file.
const REFUSE = `	if response.StatusCode >= 400 {
		text, _ := io.ReadAll(response.Body)
		log.Fatal(response.Status, " ", string(text))
	}
`;

/** The request as a Go program with the standard library. */
export const go: Printer = ({request: {method, url, headers, body}, responseKind, canBeEmpty, fileName}) => {
  const readers: Record<ResponseKind, string> = {
    json: PRINT,
    text: PRINT,
    binary: `${canBeEmpty ? NOTHING : ''}${REFUSE}	file, err := os.Create(${quoted(fileName)})
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	if _, err := io.Copy(file, response.Body); err != nil {
		log.Fatal(err)
	}`,
    none: '	fmt.Println(response.Status)',
  };
  const packages = [
    ...(responseKind === 'binary' && !canBeEmpty ? [] : ['fmt']),
    ...(responseKind === 'none' ? [] : ['io']),
    ...['log', 'net/http'],
    ...(responseKind === 'binary' ? ['os'] : []),
    ...(body === undefined ? [] : ['strings']),
  ];
  return `package main

import (
${packages.map((name) => `	"${name}"`).join('\n')}
)

func main() {
${body === undefined ? '' : `	body := strings.NewReader(${text(body)})\n`}	request, err := http.NewRequest(${quoted(method)}, ${quoted(url)}, ${body === undefined ? 'nil' : 'body'})
	if err != nil {
		log.Fatal(err)
	}
${headers.map(([name, value]) => `	request.Header.Set(${quoted(name)}, ${quoted(value)})\n`).join('')}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
${readers[responseKind]}
}`;
};
