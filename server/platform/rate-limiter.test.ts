import pino from 'pino';
import { testApp } from '../test/test-app';
import { invalidInput } from './errors';
import { RateLimiter } from './rate-limiter';
import { removeExpiredWindows } from './rate-limiter.queries';

const KNOCKS = { name: 'knocks', points: 3, seconds: 60, refusal: 'Too many knocks.' };

const app = testApp(() => ({
  logger: pino({ level: 'error' }, { write: (line) => void logged.push(line) }),
}));
const logged: string[] = [];
let limiter: RateLimiter;

beforeAll(async () => {
  limiter = app.app.service(RateLimiter);
});

const knock = () => limiter.consume(KNOCKS, 'ada');

describe('a limit', () => {
  it('lets so many acts pass, however many come at once, and says when there is room again', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, knock));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'RATE_LIMITED', message: 'Too many knocks.', retryAfterSeconds: 60 },
    });
    await limiter.consume(KNOCKS, 'grace');
  });

  it('counts by the clock of the application: a new window starts with the first act after the old one', async () => {
    await knock();
    app.clock.advance(59_000);
    await knock();
    expect(await limiter.status(KNOCKS, 'ada')).toEqual({
      remaining: 1,
      renewsAt: new Date(app.clock.now().getTime() + 1000),
    });
    app.clock.advance(1000);
    expect(await limiter.status(KNOCKS, 'ada')).toEqual({ remaining: 3, renewsAt: null });
    await knock();
    expect(await limiter.status(KNOCKS, 'ada')).toMatchObject({ remaining: 2 });
  });

  it('refunds an act that throws, and never more than was counted', async () => {
    const failing = limiter.consumeFor(KNOCKS, 'ada', () => Promise.reject(new Error('nobody opened')));
    await expect(failing).rejects.toThrow('nobody opened');
    await limiter.refund(KNOCKS, 'ada');
    expect(await limiter.status(KNOCKS, 'ada')).toMatchObject({ remaining: 3 });
    app.clock.advance(60_000);
    // The window of the counted act has ended.
    await limiter.refund(KNOCKS, 'ada');
    expect(await limiter.status(KNOCKS, 'ada')).toMatchObject({ remaining: 3 });
  });

  it('refunds an act that refuses its input', async () => {
    const refused = limiter.consumeFor(KNOCKS, 'ada', () => Promise.reject(invalidInput('name', 'Too long')));
    await expect(refused).rejects.toThrow('Too long');
    expect(await limiter.status(KNOCKS, 'ada')).toMatchObject({ remaining: 3 });
  });

  it('is not reached by acts that are only counted', async () => {
    for (let count = 1; count <= 5; count++) expect(await limiter.observe(KNOCKS, 'ada')).toBe(count);
    expect(await limiter.allows(KNOCKS, 'ada')).toBe(false);
  });

  it('leaves no counter behind once its window is over', async () => {
    await knock();
    app.clock.advance(30_000);
    await limiter.consume(KNOCKS, 'grace');
    app.clock.advance(30_000);
    await app.database.rows(removeExpiredWindows(app.clock.now().getTime()));
    expect(await app.sql`select points from rate_limits`).toEqual([{ points: 1 }]);
  });
});
