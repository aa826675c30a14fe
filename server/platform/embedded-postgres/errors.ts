/**
 * Why the embedded database could not be had. Callers branch on the code; the message is for the person at the
 * terminal and always says what was found and what is safe to do.
 *
 * - `DATABASE_FOLDER_IN_USE`: another running process owns the data folder.
 * - `DATABASE_FOLDER_DAMAGED`: the folder holds something that is not a whole cluster; it was left as it is.
 * - `DATABASE_FOLDER_UNUSABLE`: the folder cannot be created, entered or owned.
 * - `DATABASE_VERSION_MISMATCH`: the cluster was written by another major version of PostgreSQL.
 * - `DATABASE_ACCOUNT_UNAVAILABLE`: we are root and there is no account PostgreSQL could run as.
 * - `DATABASE_BINARIES_UNAVAILABLE`: no PostgreSQL for this machine is installed, or it does not run here.
 * - `DATABASE_DID_NOT_START`: PostgreSQL itself refused; the message holds its last lines.
 */
export type EmbeddedPostgresErrorCode =
  | 'DATABASE_FOLDER_IN_USE'
  | 'DATABASE_FOLDER_DAMAGED'
  | 'DATABASE_FOLDER_UNUSABLE'
  | 'DATABASE_VERSION_MISMATCH'
  | 'DATABASE_ACCOUNT_UNAVAILABLE'
  | 'DATABASE_BINARIES_UNAVAILABLE'
  | 'DATABASE_DID_NOT_START';

/** The one error `startEmbeddedPostgres` rejects with on purpose. */
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

/** Reads the system error code (`ENOENT`, `EPERM`, …) of a caught value; null when it has none. */
export function systemCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** The words of a caught value, whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
