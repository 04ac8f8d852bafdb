/** Hands a file to the reader, as if it had been downloaded. */
export function downloadFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has its own hold of the file by the end of this task.
  setTimeout(() => URL.revokeObjectURL(address));
}
