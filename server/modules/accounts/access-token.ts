import { newSecretToken } from '../../platform/secret-tokens';

const PREFIX = 'wmk_';

/** Creates an opaque 256-bit access token. The prefix is for people, and for programs that look for leaked secrets. */
export const newAccessToken = (): string => `${PREFIX}${newSecretToken()}`;

/** Whether the token of a request is an access token; session tokens are shorter. */
export const isAccessToken = (token: string): boolean => token.length === 47 && token.startsWith(PREFIX);
