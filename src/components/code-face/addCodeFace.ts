import file from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';

/** Names the code face. The browser asks for it where a page has code; until it is there, the fallback is as wide. */
export function addCodeFace(): void {
  document.fonts.add(new FontFace('JetBrains Mono', `url(${file})`, {weight: '100 800', display: 'swap'}));
}
