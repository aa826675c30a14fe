import fs from 'node:fs';
import path from 'node:path';

/** The folder of package.json. Files beside a source are named from here: compiled, every source is in `dist/server`. */
export const ROOT = folderOfManifest(__dirname);

function folderOfManifest(folder: string): string {
  return fs.existsSync(path.join(folder, 'package.json')) ? folder : folderOfManifest(path.dirname(folder));
}
