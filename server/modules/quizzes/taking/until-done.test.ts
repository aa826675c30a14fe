import { untilDone } from './quiz-attempt-start.service';

it('tries again while a concurrent call was faster, and returns the result', async () => {
  const act = jest.fn().mockResolvedValueOnce(null).mockResolvedValueOnce(null).mockResolvedValue('done');
  expect(await untilDone(act)).toBe('done');
  expect(act).toHaveBeenCalledTimes(3);
});

it('gives up after twenty tries, with a refusal that says when to try again', async () => {
  const act = jest.fn().mockResolvedValue(null);
  await expect(untilDone(act)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Too many requests for this quiz at once. Please try again.',
    retryAfterSeconds: 1,
  });
  expect(act).toHaveBeenCalledTimes(20);
});
