/** Downloads the content as a file with this name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download starts after this task; in some browsers, revoking the URL earlier would save nothing.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
