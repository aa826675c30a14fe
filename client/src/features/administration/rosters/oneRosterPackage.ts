/** The chosen archive, or an archive of the chosen CSV files. */
export async function asPackage(files: readonly File[]): Promise<File> {
  const [first] = files;
  if (files.length === 1 && first!.name.toLowerCase().endsWith('.zip')) return first!;
  const { zipSync } = await import('fflate');
  const contents = await Promise.all(
    files.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())] as const),
  );
  return new File([zipSync(Object.fromEntries(contents))], 'OneRoster files.zip', {
    type: 'application/zip',
  });
}
