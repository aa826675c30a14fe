import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive; its content is read once, in order. */
export interface ZippedFile {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
}

/** Compresses files into a ZIP archive, one after another; only the part that is being compressed is in memory. */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  const taken = () => {
    const parts = ready;
    ready = [];
    return parts;
  };
  for await (const { name, content } of files) {
    const file = new ZipDeflate(name);
    archive.add(file);
    for await (const part of content) {
      file.push(typeof part === 'string' ? Buffer.from(part) : part);
      yield* taken();
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  archive.end();
  yield* taken();
}
