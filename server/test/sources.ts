import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../..');

/** A file of the repository; paths have slashes and are relative to its root. */
export interface SourceFile {
  path: string;
  text: string;
  /** Its imports, type imports included: paths of our own files without extension, package names unchanged. */
  imports: string[];
  /** Whether it only exists for tests. */
  isTest: boolean;
}

const TEST_FILE =
  /\.test\.tsx?$|\.testing\.tsx?$|\/test-[\w-]+\.ts$|^server\/test\/|^tools\/lab\/|^client\/src\/test\//;
const GENERATED = /\/__generated__\//;

/** Every hand-written TypeScript file: server, client, migrations and tools. */
export function sourceFiles(): SourceFile[] {
  return ['server', 'client', 'migrations', 'tools']
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
    )
    .filter((file) => /\.m?tsx?$/.test(file) && !file.endsWith('.d.ts') && !GENERATED.test(file))
    .map((file) => {
      const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
      return { path: file, text, imports: importsOf(file, text), isTest: TEST_FILE.test(file) };
    });
}

function importsOf(file: string, text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) =>
    fileName.startsWith('.')
      ? // Generated code belongs to the folder that it is generated for.
        path.posix.join(path.posix.dirname(file), fileName).replace('/__generated__/', '/')
      : fileName.replace(/^#server\//, 'server/'),
  );
}
