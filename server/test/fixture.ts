/** What `make` returns before the tests of a file, or of the block where this is called. */
export const sharedFixture = <T extends object>(make: () => Promise<T>): T => fixtureFrom(beforeAll, make);

/** What `make` returns before each test: the same object, with what is new in it. */
export const freshFixture = <T extends object>(make: () => Promise<T>): T => fixtureFrom(beforeEach, make);

function fixtureFrom<T extends object>(
  before: (prepare: () => Promise<void>) => void,
  make: () => Promise<T>,
): T {
  const fixture = {} as T;
  before(async () => {
    Object.assign(fixture, await make());
  });
  return fixture;
}
