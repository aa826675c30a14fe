import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableFile } from './roster-content';

const MAX_ENTRIES = 100;
/** The maximum size of all files together, unpacked. */
const MAX_UNPACKED_BYTES = 40 * 1024 * 1024;
/** What is unpacked from one piece is in memory before it can be counted. */
const PIECE_BYTES = 16 * 1024;
/** Files that programs add on their own. */
const IGNORED = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$)/i;

const NOT_A_ZIP =
  'The file is not a ZIP archive, or it is damaged. Please upload the package as it was exported.';

/**
 * The CSV files of a ZIP archive by name, without the folder they may all be in. Only the files in `requested` are
 * unpacked, and counted while they are: the sizes that an archive states can be wrong.
 */
export function packageFiles(archive: Uint8Array, requested: ReadonlySet<string>): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array[]>();
  const folders = new Set<string>();
  let entries = 0;
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    if (++entries > MAX_ENTRIES) throw new UnreadableFile(`The archive has more than ${MAX_ENTRIES} files.`);
    if (IGNORED.test(file.name) || file.name.endsWith('/')) return;
    const path = pathOf(file.name);
    const name = path.pop()!;
    if (!requested.has(name)) return;
    folders.add(path.join('/'));
    if (files.has(name) || folders.size > 1) throw new UnreadableFile(`The archive contains ${name} twice.`);
    const parts: Uint8Array[] = [];
    files.set(name, parts);
    file.ondata = (error, part) => {
      if (error) throw error;
      unpacked += part.length;
      if (unpacked > MAX_UNPACKED_BYTES)
        throw new UnreadableFile(
          `The archive has more than ${MAX_UNPACKED_BYTES / 1024 / 1024} MB, unpacked.`,
        );
      parts.push(part);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  if (archive[0] !== 0x50 || archive[1] !== 0x4b) throw new UnreadableFile(NOT_A_ZIP);
  try {
    for (let start = 0; start < archive.length; start += PIECE_BYTES) {
      const end = Math.min(start + PIECE_BYTES, archive.length);
      unzip.push(archive.subarray(start, end), end === archive.length);
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(NOT_A_ZIP);
  }
  return new Map([...files].map(([name, parts]) => [name, Buffer.concat(parts)]));
}

/** A path that leads out of the archive is an attack; it is refused although nothing is written to disk here. */
function pathOf(name: string): string[] {
  const path = name.split('/');
  if (path.includes('..') || path.includes('') || /[\\:]|\p{Cc}/u.test(name))
    throw new UnreadableFile(
      'The archive contains a file with an unusual path. Please upload the package as exported.',
    );
  return path;
}
