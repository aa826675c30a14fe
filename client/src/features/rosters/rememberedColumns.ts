import * as z from 'zod/mini';
import {
  type ListColumn,
  ROSTER_COLUMNS,
  type RosterColumn,
} from '../../../../server/features/rosters/roster.rules';
import { readStored, writeStored } from '../../lib/storage';

const KEY = 'rosterColumns';
const MOST_FILES = 20;

/** The uses of the columns of files by their headings, the latest last. */
const stored = z.array(z.tuple([z.string(), z.array(z.enum(ROSTER_COLUMNS))]));

function readAll(): z.infer<typeof stored> {
  try {
    const parsed = z.safeParse(stored, JSON.parse(readStored(KEY) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    // Written by other code.
    return [];
  }
}

const headingsOf = (columns: readonly ListColumn[]) => JSON.stringify(columns.map(({ heading }) => heading));

/** What was last chosen on this device for a file with the same headings; null: nothing. */
export function rememberedColumns(columns: readonly ListColumn[]): RosterColumn[] | null {
  const headings = headingsOf(columns);
  return readAll().find(([one]) => one === headings)?.[1] ?? null;
}

/** Remembers a choice for files with the same headings; without headings there is nothing to know them by. */
export function rememberColumns(columns: readonly ListColumn[]): void {
  if (columns.every(({ heading }) => heading === '')) return;
  const headings = headingsOf(columns);
  const others = readAll().filter(([one]) => one !== headings);
  const uses = columns.map(({ use }) => use);
  writeStored(KEY, JSON.stringify([...others, [headings, uses]].slice(-MOST_FILES)));
}
