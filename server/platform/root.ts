import fs from 'node:fs';
import path from 'node:path';

/**
 * The folder of package.json. Paths of files beside a source start here: compiled, every source is in `dist/server`.
 */
export const ROOT = folderOfManifest(__dirname);

function folderOfManifest(folder: string): string {
  return fs.existsSync(path.join(folder, 'package.json')) ? folder : folderOfManifest(path.dirname(folder));
}
