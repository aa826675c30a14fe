import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The configuration that operators use; the drill and its tests run the same files with other addresses. */
export const DEPLOYMENT = path.resolve(__dirname, '../../../../deploy');

/** Fills in the `${NAME}` placeholders of a deployment file. Throws if one has no value. */
export async function renderTemplate(name: string, values: Record<string, string>): Promise<string> {
  const template = await readFile(path.join(DEPLOYMENT, name), 'utf8');
  return template.replace(/\$\{(\w+)\}/g, (_placeholder, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name} needs a value for ${key}`);
    return value;
  });
}
