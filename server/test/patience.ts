/** A test counts as hanging after this time, even on a busy machine; no test asserts a time. */
jest.setTimeout(180_000);
