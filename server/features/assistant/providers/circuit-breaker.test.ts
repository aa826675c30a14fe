import { CircuitBreaker } from './circuit-breaker';
import { outage } from './provider-error';

const failing = () => Promise.reject(outage(503));

it('is not closed by a call that was not made', async () => {
  const breaker = new CircuitBreaker(() => new Date(0));
  for (let count = 0; count < 4; count++) await expect(breaker.run(failing)).rejects.toThrow();
  expect(await breaker.run(() => Promise.resolve(null))).toBeNull();
  await expect(breaker.run(failing)).rejects.toThrow();
  const work = jest.fn(() => Promise.resolve('answer'));
  await expect(breaker.run(work)).rejects.toThrow();
  expect(work).not.toHaveBeenCalled();
});
