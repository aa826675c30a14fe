/**
 * Why the embedded database could not be started. The message is for the person at the terminal: what was found, and
 * what is safe to do.
 */
export class EmbeddedPostgresError extends Error {
  override readonly name: string = 'EmbeddedPostgresError';
}

/** Another running process owns the data folder. */
export class FolderInUse extends EmbeddedPostgresError {
  override readonly name = 'FolderInUse';
}

/**
 * The `code` of a caught value, Node's (`ENOENT`) or PostgreSQL's (`42P04`); null if it has none. Checks the shape and
 * not the class, because under a test runner Node's errors belong to another realm.
 */
export function systemCode(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}

/** The message of a caught value, whatever was thrown. */
export function reasonOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(message);
}

/** The messages of ENOSPC and EDQUOT in LC_ALL=C, which PostgreSQL's programs repeat. */
const DISK_FULL = /No space left on device|Disk quota exceeded/i;

/** Whether something failed because the disk is full: Node's error, PostgreSQL's (53100), or a program's output. */
export function isDiskFull(error: unknown): boolean {
  if (['ENOSPC', 'EDQUOT', '53100'].includes(systemCode(error) ?? '')) return true;
  return DISK_FULL.test(reasonOf(error));
}
