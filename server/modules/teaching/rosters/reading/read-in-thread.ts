import { inLimitedThread, ThreadLimit } from '../../../../platform/limited-thread';
import type { RosterColumn } from '../roster.rules';
import type { OneRosterPackage } from './one-roster';
import type { StudentList } from './student-list';
import { UnreadableFile } from './decoded-text';

/** A list of students, or a OneRoster package. */
export type FileOfRoster =
  | { kind: 'list'; bytes: Uint8Array; /** null: as recognized. */ columns: RosterColumn[] | null }
  | { kind: 'package'; bytes: Uint8Array; /** As YYYY-MM-DD. */ today: string };

interface ContentOf {
  list: StudentList;
  package: OneRosterPackage;
}

/** Reads an uploaded file in a thread of its own, see roster-thread.ts. */
export async function readInThread<File extends FileOfRoster>(
  file: File,
): Promise<ContentOf[File['kind']] | UnreadableFile> {
  type Answer = { content: ContentOf[File['kind']] } | { refusal: UnreadableFile };
  try {
    const answer = await inLimitedThread<Answer>('modules/teaching/rosters/reading/roster-thread', file);
    // A copy from another thread has lost its class.
    if ('refusal' in answer) return new UnreadableFile(answer.refusal.message, answer.refusal.columns);
    return answer.content;
  } catch (error) {
    if (!(error instanceof ThreadLimit)) throw error;
    return new UnreadableFile('The file takes too long to read, or too much memory. Please split it.');
  }
}
