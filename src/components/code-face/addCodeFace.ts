import file from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';

/** Names the code face. The browser asks for it where a page has code; until it is there, the fallback is as wide. */
export function addCodeFace(): void {
  const face = new FontFace('JetBrains Mono', `url(${file}) format('woff2')`, {
    weight: '100 800',
    display: 'swap',
    unicodeRange: 'U+0000-00FF, U+2000-206F, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD',
  });
  document.fonts.add(face);
}
