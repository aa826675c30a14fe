/** Shorter words are near too many others. */
const LENGTH_MIN = 5;
const LONG = 8;
const SPELLINGS_MAX = 3;

/** How many letters may be wrong in a word of this length. */
export const mistakesIn = (word: string): number =>
  word.length < LENGTH_MIN ? 0 : word.length < LONG ? 1 : 2;

/** The known words that this one is most likely a misspelling of, nearest first; none if it is too short. */
export function nearSpellings(word: string, known: readonly string[]): string[] {
  const most = mistakesIn(word);
  return known
    .map((other) => ({ other, distance: distanceOf(word, other, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || (a.other < b.other ? -1 : 1))
    .filter(({ distance }, _index, all) => distance === all[0]!.distance)
    .slice(0, SPELLINGS_MAX)
    .map(({ other }) => other);
}

/** Inserted, missing, wrong and swapped letters between two words; anything above `most` if there are more. */
export function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let distance = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + same);
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        distance = Math.min(distance, before[column - 2]! + 1);
      current.push(distance);
    }
    if (Math.min(...current) > most) return most + 1;
    before = last;
    last = current;
  }
  return last[other.length]!;
}
