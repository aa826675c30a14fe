import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { errorCode, errorSentence, isUnauthenticated } from './errors';

const thrown = (message: string, code?: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: code ? { code } : {} }] });

const answered = (status: number, bodyText: string) =>
  new ServerError('Response not successful', { response: new FakeResponse(status) as Response, bodyText });

class FakeResponse {
  constructor(readonly status: number) {}
}

it('shows the server’s messages for users', () => {
  expect(errorSentence(thrown('Too many tries. Wait a minute.', 'RATE_LIMITED'), 'Login failed')).toBe(
    'Too many tries. Wait a minute.',
  );
});

it.each([
  ['a masked fault', thrown('Internal server error (request 7)', 'INTERNAL_SERVER_ERROR')],
  ['a refused query', thrown('Cannot query field "x"', 'GRAPHQL_VALIDATION_FAILED')],
  ['an error without a code', thrown('oops')],
  ['a dead network', new TypeError('Failed to fetch')],
  ['a proxy page', answered(502, '<html>Bad gateway</html>')],
  ['nothing at all', undefined],
])('says the fallback for %s', (_what, error) => {
  expect(errorSentence(error, 'Login failed')).toBe('Login failed');
});

it('reads errors of a refused request, which Apollo leaves in the body', () => {
  const error = answered(
    401,
    JSON.stringify({ errors: [{ message: 'Please log in', extensions: { code: 'UNAUTHENTICATED' } }] }),
  );
  expect(errorCode(error)).toBe('UNAUTHENTICATED');
  expect(errorSentence(error, 'x')).toBe('Please log in');
});

it('detects an unauthenticated request', () => {
  expect(isUnauthenticated(thrown('Please log in', 'UNAUTHENTICATED'))).toBe(true);
  expect(isUnauthenticated(answered(401, ''))).toBe(true);
  expect(isUnauthenticated(thrown('Not yours', 'FORBIDDEN'))).toBe(false);
  expect(isUnauthenticated(new TypeError('Failed to fetch'))).toBe(false);
});
