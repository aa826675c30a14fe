import { hash, randomBytes } from 'node:crypto';

/** Creates an opaque 256-bit secret; only its hash is ever stored. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a secret token. A plain hash is enough: 256 random bits cannot be guessed. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
