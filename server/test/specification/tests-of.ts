/** Names several tests of one file: `testsOf('server/x.test.ts')('one title', 'describe › another')`. */
export const testsOf =
  (file: string) =>
  (...titles: string[]): string[] =>
    titles.map((title) => `${file} › ${title}`);
