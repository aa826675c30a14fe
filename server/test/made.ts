/** What `make` returns before the tests of a file, or of the block where this is called. */
export const madeOnce = <T extends object>(make: () => Promise<T>): T => madeBy(beforeAll, make);

/** What `make` returns before each test: the same object, with what is new in it. */
export const madeForEach = <T extends object>(make: () => Promise<T>): T => madeBy(beforeEach, make);

function madeBy<T extends object>(before: (prepare: () => Promise<void>) => void, make: () => Promise<T>): T {
  const made = {} as T;
  before(async () => {
    Object.assign(made, await make());
  });
  return made;
}
