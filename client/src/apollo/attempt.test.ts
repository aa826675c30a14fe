import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { attempt } from './attempt';
import { attemptOrToast } from './attemptOrToast';
import { toast } from '../ui/overlays/toast';

const refusal = new CombinedGraphQLErrors({
  errors: [{ message: 'Too many requests. Try again in a minute.', extensions: { code: 'RATE_LIMITED' } }],
});
const saysWhy = (sentence: string) => sentence;
const fails = (error: unknown) => () => Promise.reject(error as Error);

it('resolves to the result of the request', async () => {
  expect(await attempt(async () => 7, 'Not saved', saysWhy)).toBe(7);
});

it('resolves to the caller’s value for the message when the request fails', async () => {
  expect(await attempt(fails(new TypeError('fetch failed')), 'Not saved', saysWhy)).toBe('Not saved');
  expect(await attempt(fails(refusal), 'Not saved', saysWhy)).toBe(refusal.errors[0]?.message);
});

it('shows the reason as a toast', async () => {
  const error = jest.spyOn(toast, 'error').mockReturnValue('');
  expect(await attemptOrToast(async () => undefined, 'Not saved')).toBe(true);
  expect(error).not.toHaveBeenCalled();
  expect(await attemptOrToast(fails(new TypeError('fetch failed')), 'Not saved')).toBe(false);
  expect(error).toHaveBeenCalledWith('Not saved');
});
