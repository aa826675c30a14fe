import * as z from 'zod';
import { ALL_SCOPES } from '../platform/access-scopes.rules';
import { answerNamed, bodyNamed, flag, identityOf, text, time, timeOrNull } from './schema';

const scopes = z
  .array(z.enum(ALL_SCOPES).meta({ description: 'A scope.', examples: ['read:learning'] }))
  .describe('What it may do. A scope `write:…` includes the scope `read:…` of the same area.');

const AccessToken = answerNamed(
  'AccessToken',
  'A token with which a program of yours uses the APIs.',
  z.object({
    ...identityOf('access token'),
    name: text('What you call it.', 'Backup'),
    scopes,
    createdAt: time('When it was created.'),
    expiresAt: time('When it stops working.'),
    isExpired: flag('Whether it has stopped working. It is deleted 30 days later.', false),
    lastUsedAt: timeOrNull('When it was last used, to the minute; null if it was not used yet.'),
    lastUsedNetwork: z
      .string()
      .nullable()
      .meta({
        description: 'Beginning of the network address of the last use; null if unknown.',
        examples: ['203.0.…'],
      }),
  }),
);

export const AccessTokens = z.array(AccessToken);

export const NewAccessToken = bodyNamed(
  'NewAccessToken',
  'An access token to create.',
  z.object({
    name: text('What to call it, such as the program that uses it; at most 80 characters.', 'Backup'),
    scopes,
    expiresAt: time('When it stops working, at most a year from now.'),
    password: text('The password of your account.', 'waymark-demo'),
  }),
);

export const AccessTokenCreated = z.object({
  token: text('The token. Send it as `Authorization: Bearer …`. It is sent only now.', 'wmk_…'),
  accessTokens: z.array(AccessToken).describe('All of your access tokens, newest first.'),
});
