import type { PersonalData } from '../../../platform/personal-data';

/** An entry of the register whose rows are exported. */
export interface ExportedEntry extends PersonalData {
  exported: readonly string[];
}

export const isExported = (entry: PersonalData): entry is ExportedEntry => typeof entry.exported !== 'string';

/** Name of an entry's files, without the extension. */
export const nameOf = ({ exportName, table }: PersonalData): string => exportName ?? table;
