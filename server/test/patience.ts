/** How long a test may take on a busy machine before it counts as hanging; no test asserts a time. */
jest.setTimeout(60_000);
