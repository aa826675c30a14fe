/**
 * Why the embedded database could not be started. Callers branch on the code; the message is for the person at the
 * terminal and always tells what was found and what is safe to do.
 *
 * - `DATABASE_FOLDER_IN_USE`: another running process owns the data folder.
 * - `DATABASE_FOLDER_DAMAGED`: the folder contains something that is not a complete cluster; it was left unchanged.
 * - `DATABASE_FOLDER_UNUSABLE`: the folder cannot be created, entered or owned.
 * - `DATABASE_VERSION_MISMATCH`: the cluster was written by another major version of PostgreSQL.
 * - `DATABASE_ACCOUNT_UNAVAILABLE`: we are root and there is no account that could run PostgreSQL.
 * - `DATABASE_BINARIES_UNAVAILABLE`: no PostgreSQL for this machine is installed, or it does not run here.
 * - `DATABASE_DISK_FULL`: the disk or a quota is full.
 * - `DATABASE_DID_NOT_START`: PostgreSQL failed to start; the message contains its last log lines.
 */
type EmbeddedPostgresErrorCode =
  | 'DATABASE_FOLDER_IN_USE'
  | 'DATABASE_FOLDER_DAMAGED'
  | 'DATABASE_FOLDER_UNUSABLE'
  | 'DATABASE_VERSION_MISMATCH'
  | 'DATABASE_ACCOUNT_UNAVAILABLE'
  | 'DATABASE_BINARIES_UNAVAILABLE'
  | 'DATABASE_DISK_FULL'
  | 'DATABASE_DID_NOT_START';

/** The only error `startEmbeddedPostgres` rejects with deliberately. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';

  constructor(
    readonly code: EmbeddedPostgresErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
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

/** The error for the person at the terminal. */
export function diskFull(folder: string, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'DATABASE_DISK_FULL',
    `The disk that holds ${folder} is full, so the database cannot start. Nothing that was saved is lost. ` +
      'Free some space and start again, or choose a folder on another disk.',
    { cause },
  );
}
