import { requireViewer } from '../platform/viewer';
import { AccessTokenService } from '../features/accounts/access-tokens/access-token.service';
import {
  AccessTokenCreated,
  TooManyAccessTokens,
} from '../features/accounts/access-tokens/access-token.types';
import { TOO_MANY_TOKENS } from '../features/accounts/access-tokens/access-token.rules';
import * as schemas from './access-token.schemas';
import { timeInput } from './inputs';
import { body, created, json, ok, refused, routesOf, type Route } from './route';

const path = '/auth/access-tokens';
const route = routesOf('Accounts', 'signed in', 'session only');

/** The access tokens of the signed-in account. */
export const accessTokenRoutes: Route[] = [
  route({
    method: 'get',
    path,
    operationId: 'listAccessTokens',
    summary: 'List your access tokens',
    answers: { 200: json('Newest first, at most 20.', schemas.AccessTokens) },
    answer: async ({ viewer }, services) =>
      ok(await services(AccessTokenService).tokensOf(requireViewer(viewer))),
  }),
  route({
    method: 'post',
    path,
    operationId: 'createAccessToken',
    summary: 'Create an access token',
    description: 'You are told by email. A wrong password counts as a failed log-in. At most 30 an hour.',
    body: body(schemas.NewAccessToken, {
      name: 'Backup',
      scopes: ['read:learning'],
      expiresAt: '2027-01-31T09:30:00.000Z',
      password: 'the-password-of-your-account',
    }),
    answers: { 201: json('The token.', schemas.AccessTokenCreated) },
    refusals: {
      400: [
        'Please name the token',
        'Please choose at least one scope',
        'Please choose scopes from the list',
        'Please choose when the token expires',
        'The expiry must be in the future',
        'The expiry can be at most a year from now',
        'Please enter your password',
        'The password is wrong',
      ],
      409: [TOO_MANY_TOKENS],
      429: [
        'Too many failed log-ins. Please wait a few minutes and try again.',
        'Too many log-ins right now. Please try again.',
        'You can create up to 30 access tokens an hour. Please try again later.',
      ],
    },
    answer: async ({ viewer, body: { name, scopes, expiresAt, password }, address }, services) => {
      const input = { name, scopes, expiresAt: timeInput(expiresAt), password };
      const result = await services(AccessTokenService).create(viewer, input, address);
      if (result instanceof AccessTokenCreated) return created(result);
      return refused(result instanceof TooManyAccessTokens ? 409 : 400, result.message);
    },
  }),
  route({
    method: 'delete',
    path: `${path}/:tokenId`,
    operationId: 'revokeAccessToken',
    summary: 'Revoke one of your access tokens',
    description: 'Closes its sockets.',
    params: { tokenId: 'Identifier of the access token.' },
    answers: { 200: json('Those that remain.', schemas.AccessTokens) },
    refusals: { 404: ['Access token not found'] },
    answer: async ({ viewer, params }, services) =>
      ok(await services(AccessTokenService).revoke(viewer, params.tokenId)),
  }),
];
