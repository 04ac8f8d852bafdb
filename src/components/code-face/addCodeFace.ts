import file from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';

/**
 * Gives the page the code face. Where code is to be seen, the face is there before it is named: text is laid out anew
 * both when a face is named and when it comes, and once is enough. Elsewhere the browser asks for it when code comes up.
 * Until then the fallback is as wide.
 */
export async function addCodeFace(): Promise<void> {
  const face = new FontFace('JetBrains Mono', `url(${file})`, {weight: '100 800', display: 'swap'});
  // Without a network the fallback stays.
  if (document.querySelector('code')) await face.load().catch(() => undefined);
  document.fonts.add(face);
}
