import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { modules } from './modules';
import type { PersonalData } from './platform/personal-data';
import { platform } from './platform/platform.module';

const FILE = path.resolve(__dirname, '../client/src/app/landing/__generated__/storedData.generated.ts');
const HEADER = `// Printed from the personalData of the modules in server/modules by \`npm run codegen\`; change it there.

/** What is said about one kind of data. */
interface StoredData {
  about: string;
  /** A text, or the setting with the number of days. */
  keptFor: string | { daysOf: 'auditLogDays' };
  onDeletion: string;
  isExported: boolean;
}

`;

function onDeletionOf({ onDeletion }: PersonalData): string {
  if (onDeletion === 'deleted') return 'Deleted';
  if ('deletedBy' in onDeletion)
    return onDeletion.except === null ? 'Deleted' : `Deleted. ${onDeletion.except}`;
  return 'kept' in onDeletion
    ? `Kept. ${onDeletion.kept}`
    : `Kept without your name. ${onDeletion.anonymous}`;
}

/** The client's module with what is stored about a person: each purpose, and an entry for each kind of data. */
export function printedStoredData(): string {
  const groups = [...modules.filter((module) => module !== platform), platform]
    .flatMap(({ personalData = [] }) => personalData)
    .map(({ purpose, tables }) => {
      const entries = tables.map((entry) => ({
        about: entry.about,
        keptFor: entry.keptFor ?? 'As long as your account',
        onDeletion: onDeletionOf(entry),
        isExported: entry.notExported === null,
      }));
      // Figures are in several tables.
      const distinct = [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
      return { purpose, entries: distinct };
    });
  return `${HEADER}export const STORED_DATA: readonly { purpose: string; entries: readonly StoredData[] }[] = ${JSON.stringify(groups, null, 2)};\n`;
}

if (require.main === module) fs.writeFileSync(FILE, printedStoredData());
