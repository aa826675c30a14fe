import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../platform/root';
import { sourceFiles } from './sources';

/** What the product reads besides its compiled self: files and folders of the repository, by `path.join(ROOT, …)`. */
const read = sourceFiles()
  .filter(({ path: file, isTest }) => !isTest && /^server\/(app|http|modules|platform|rest|seed)/.test(file))
  .flatMap(({ text }) =>
    [...text.matchAll(/path\.join\(ROOT, '(server\/[^']+)'\)/g)].map(([, file]) => file!),
  );

/** Where the Dockerfile copies them to. */
const copied = [
  ...fs.readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').matchAll(/^COPY (server\/\S+) \.\/(\S+)$/gm),
].map(([, from, to]) => (to!.endsWith('/') ? to! + path.basename(from!) : to!));

it('the image has every file that the product reads by its path', () => {
  expect(read.length).toBeGreaterThan(3);
  expect(read.filter((file) => !copied.includes(file))).toEqual([]);
});
