import fs from 'node:fs';
import path from 'node:path';

/**
 * The folder of package.json. Paths of files beside a source start here: compiled, every source is in `dist/server`.
 */
export const ROOT = folderOfManifest(__dirname);

/** The built pages. */
export const CLIENT_FOLDER = path.join(ROOT, 'dist/client');
/** The built pages of GraphiQL and the Apollo Sandbox. */
export const EXPLORERS_FOLDER = path.join(ROOT, 'dist/graphiql');

function folderOfManifest(folder: string): string {
  return fs.existsSync(path.join(folder, 'package.json')) ? folder : folderOfManifest(path.dirname(folder));
}
