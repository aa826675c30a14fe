import * as argon2 from '@node-rs/argon2';
import { PasswordHasher } from './secrets';

// The real library, wrapped in a gate that counts running calls and releases one on demand.
let running = 0;
let most = 0;
let gates: (() => void)[] = [];
let isGated = false;

async function counting<T>(work: () => Promise<T>): Promise<T> {
  running++;
  most = Math.max(most, running);
  try {
    if (isGated) await new Promise<void>((resolve) => gates.push(resolve));
    return await work();
  } finally {
    running--;
  }
}

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return {
    hash: (password: string) => counting(() => real.hash(password)),
    verify: (hashed: string, password: string) => counting(() => real.verify(hashed, password)),
  };
});

const HERE = '192.0.2.7';
const THERE = '198.51.100.1';

const BUSY = {
  code: 'RATE_LIMITED',
  message: 'Too many log-ins right now. Please try again.',
  retryAfterSeconds: 1,
};

beforeEach(() => {
  most = 0;
  gates = [];
  isGated = false;
});

describe('a password', () => {
  it('is kept as Argon2id, salted, and known again', async () => {
    const hasher = new PasswordHasher();
    const [first, second] = await Promise.all([hasher.hash('secret', HERE), hasher.hash('secret', HERE)]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await hasher.verify(first, 'secret', HERE)).toBe(true);
    expect(await hasher.verify(first, 'Secret', HERE)).toBe(false);
  });

  it('is the same from every keyboard, but its case and width count', async () => {
    const hasher = new PasswordHasher();
    const stored = await hasher.hash('mañana\u00a0Åse', HERE);
    for (const typed of ['man\u0303ana A\u030ase', 'mañana\u3000\u212bse'])
      expect(await hasher.verify(stored, typed, HERE)).toBe(true);
    for (const other of ['manana Ase', 'mañana åse', 'ｍañana Åse', 'mañanaÅse'])
      expect(await hasher.verify(stored, other, HERE)).toBe(false);
    expect(await hasher.renewedHash(stored, 'man\u0303ana A\u030ase', HERE)).toBeNull();
  });

  it('that was hashed as typed is right when typed so again, and gets a new hash', async () => {
    const hasher = new PasswordHasher();
    const typed = 'man\u0303ana';
    const old = await argon2.hash(typed);
    expect(await hasher.verify(old, typed, HERE)).toBe(true);
    expect(await hasher.verify(old, 'manana', HERE)).toBe(false);
    const renewed = await hasher.renewedHash(old, typed, HERE);
    expect(await hasher.verify(renewed, 'mañana', HERE)).toBe(true);
    expect(await hasher.renewedHash(old, 'manana', HERE)).toBeNull();
  });

  it('is never accepted for an unknown account, not even the password of the decoy hash', async () => {
    const hasher = new PasswordHasher();
    for (const none of [null, '']) {
      expect(await hasher.verify(none, 'nobody has this password', HERE)).toBe(false);
      expect(await hasher.verify(none, 'secret', HERE)).toBe(false);
    }
  });

  it('is compared with a decoy hash for an unknown account', async () => {
    const hasher = new PasswordHasher();
    await hasher.verify(null, 'x', HERE);
    isGated = true;
    const asked = hasher.verify(null, 'x', HERE);
    await Promise.resolve();
    while (gates.length === 0) await new Promise(setImmediate);
    gates.forEach((open) => open());
    expect(await asked).toBe(false);
  });
});

describe('the queue', () => {
  it('lets two in at once, twenty wait, and refuses the rest', async () => {
    const hasher = new PasswordHasher();
    isGated = true;
    const asked = Array.from({ length: 25 }, () => hasher.hash('x', HERE));
    const outcomes = Promise.allSettled(asked);
    await new Promise(setImmediate);
    expect(running).toBe(2);
    await expect(hasher.hash('x', HERE)).rejects.toMatchObject(BUSY);
    await expect(hasher.verify(null, 'x', HERE)).rejects.toMatchObject(BUSY);

    isGated = false;
    gates.forEach((open) => open());
    const results = await outcomes;
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
    expect(most).toBe(2);
    expect(running).toBe(0);
    expect(await hasher.hash('x', HERE)).toMatch(/^\$argon2id\$/);
  });

  it('refuses the crowd’s own last in line for a newcomer, who is served after one of the crowd', async () => {
    const hasher = new PasswordHasher();
    isGated = true;
    const served: string[] = [];
    const crowd = Array.from({ length: 22 }, (_, index) =>
      hasher.hash('x', HERE).then(() => void served.push(`here ${index}`)),
    );
    const newcomers = Array.from({ length: 3 }, (_, index) =>
      hasher.hash('x', THERE).then(() => void served.push(`there ${index}`)),
    );
    const outcomes = Promise.allSettled([...crowd, ...newcomers]);
    // One at a time, so that calls end in the order in which they are served.
    while (served.length < 22) {
      const { length } = served;
      while (gates.length === 0) await new Promise(setImmediate);
      gates.shift()!();
      while (served.length === length) await new Promise(setImmediate);
    }
    const refused = (await outcomes).flatMap(({ status }, index) => (status === 'rejected' ? [index] : []));
    expect(refused).toEqual([19, 20, 21]);
    for (const outcome of await Promise.allSettled(crowd.slice(19)))
      expect(outcome).toMatchObject({ reason: BUSY });
    expect(served.filter((name) => name.startsWith('there'))).toHaveLength(3);
    expect(served.indexOf('there 0')).toBeLessThanOrEqual(4);
    expect(served.indexOf('there 2')).toBeLessThanOrEqual(8);
  });

  it('counts the decoy of the first unknown email as well', async () => {
    const hasher = new PasswordHasher();
    await Promise.all(Array.from({ length: 8 }, (_, index) => hasher.verify(null, `guess ${index}`, HERE)));
    expect(most).toBe(2);
  });
});
