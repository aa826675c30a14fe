/** The package's entry, see README.md. Nothing outside imports its other files. */
export { chooseAccount, type Account } from './account';
export { findFreePort, runningDatabaseUrl } from './data-folder';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres';
export { EmbeddedPostgresError, FolderInUse, isDiskFull } from './errors';
