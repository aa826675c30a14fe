/** Hands a file to the browser's downloads under a name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download starts after this task; an address revoked within it would save nothing in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
