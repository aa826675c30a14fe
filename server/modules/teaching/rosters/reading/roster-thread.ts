import { answerInThread } from '../../../../platform/limited-thread';
import type { ListColumn, RosterColumn } from '../roster.rules';
import { readOneRoster } from './one-roster';
import { type RosterContent, UnreadableFile } from './roster-content';
import { readStudentList } from './student-list';

/** An uploaded list of students, or a OneRoster package. */
export type RosterFile =
  | { kind: 'list'; bytes: Uint8Array; /** null: as recognized. */ columns: RosterColumn[] | null }
  | { kind: 'package'; bytes: Uint8Array; /** As YYYY-MM-DD. */ today: string };

/** Why a file is refused; with the columns of a list if choosing others may help. */
export interface RefusedFile {
  error: string;
  columns?: ListColumn[];
}

// The thread in which uploaded files are read.
answerInThread((file: RosterFile): RosterContent | RefusedFile => {
  try {
    return file.kind === 'list'
      ? readStudentList(file.bytes, file.columns)
      : readOneRoster(file.bytes, file.today);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { message, columns } = error;
    return { error: message, ...(columns && { columns }) };
  }
});
