const Sequencer = require('@jest/test-sequencer').default;

/** Suites of many files, or with a browser, a process or a database of their own: the longest, whatever their size. */
const SLOW =
  /\.(suite|browser\.test)\.ts$|[\\/]server[\\/](test[\\/]process|platform[\\/]embedded-postgres)[\\/]/;

/** The longest of them. */
const BROWSER = /browser[^\\/]*\.(suite|test)\.ts$/;

/** Jest's order, the longest first, where Jest cannot know how long: without it, a single suite would run at the end. */
module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [
      ...sorted.filter(({ path }) => BROWSER.test(path)),
      ...sorted.filter(({ path }) => SLOW.test(path) && !BROWSER.test(path)),
      ...sorted.filter(({ path }) => !SLOW.test(path)),
    ];
  }
};
