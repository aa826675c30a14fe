import { stem } from 'porter2';
import { foldText } from '../../platform/text.rules';

/** The texts of a course that the search reads. */
export interface SearchableCourse {
  title: string;
  description: string;
  category: string;
  skills: readonly string[];
  instructor: { name: string };
  lessonTitles: readonly string[];
}

/**
 * The distinct words of a course, made by `CourseSearch.wordsOf`: an index into the vocabulary, shifted by six bits,
 * and the fields that contain the word. A compact form, because the server holds it for every published course.
 */
export type CourseWords = Uint32Array;

/** A course as `CourseSearch.search` expects it. */
export interface IndexedCourse {
  /** See searchText in catalogue.rules.ts. */
  searchText: string;
  words: CourseWords;
}

/** How well a course matches, in the order of the results. */
export const MATCH = {
  /** A searched field contains the whole search term. */
  LITERAL: 0,
  /** Contains all its words or other forms of them, in any order. */
  ALL_WORDS: 1,
  /** The same, but some words are spelled differently. */
  SIMILAR_WORDS: 2,
  /** Contains most of its words; only used if nothing matches better. */
  SOME_WORDS: 3,
} as const;

type MatchKind = (typeof MATCH)[keyof typeof MATCH];

export interface CourseMatch<Course> {
  course: Course;
  kind: MatchKind;
  /** Relevance among matches of the same kind; higher is better. */
  score: number;
}

export interface SearchResult<Course> {
  /** Best first; equally good ones in the order they were given. */
  matches: CourseMatch<Course>[];
  /** The search term with its spelling corrected, if courses were only found that way; null otherwise. */
  corrected: string | null;
}

/** Weights of the fields, by bit: title, skills, instructor, category, lesson titles, description. */
const FIELD_WEIGHTS = [10, 6, 6, 4, 3, 2];
const FIELD_BITS = FIELD_WEIGHTS.length;
const TITLE = 1;
/** Share that further fields add to the weight of the best one. */
const FURTHER_FIELDS = 0.15;

const QUALITY = { same: 1, stem: 0.95, joined: 0.9, root: 0.85, prefix: 0.7, misspelled: 0.5 };
/** At most this many words of a search term are compared. */
const WORDS_MAX = 16;
const PREFIX_MIN = 3;
/** Without a better match, courses must match words of at least this share of the total weight. */
const SOME_WORDS_SHARE = 0.5;

/** Words that say nothing about a course's topic. */
const FILLER_WORDS = new Set(
  (
    'a about all am an and any are as at be best by can class classes course courses do does for from get good great ' +
    'guide have help how i in into introduction is it its know learn learning lesson lessons like make me my need of ' +
    'on online or our please somebody someone something start started starting study teach that the their then this to tutorial tutorials ' +
    'understand us use want way we what when where which who why will with would you your'
  ).split(' '),
);

/** Splits folded text into words; keeps signs that are part of a name, as in "c++" and "c#". */
function wordsIn(text: string): string[] {
  return text.replace(/['’]/g, '').match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];
}

/** A word of the search term with the vocabulary words it matches. */
interface SearchedWord {
  word: string;
  /** Whether it is ignored because it says nothing about a topic. */
  isFiller: boolean;
  /** By index into the vocabulary, how well it matches, up to 1. */
  quality: ReadonlyMap<number, number>;
}

/**
 * Searches courses by words: any order, other forms, and misspellings. Client and server use it, so that both find the
 * same courses in the same order.
 */
export class CourseSearch {
  /** '' for a word that no course contains anymore, whose index is used again. */
  private readonly vocabulary: string[] = [];
  /** For each vocabulary word, how many courses contain it. */
  private readonly courseCounts: number[] = [];
  private readonly freeIndexes: number[] = [];
  /** For each vocabulary word, the set of its letters as bits; see `lettersOf`. */
  private readonly letters: number[] = [];
  private readonly indexes = new Map<string, number>();
  private readonly byStem = new Map<string, number[]>();
  private readonly byRoot = new Map<string, number[]>();

  /** The words of a course; adds them to the vocabulary. */
  wordsOf(course: SearchableCourse): CourseWords {
    const fields = [
      [course.title],
      course.skills,
      [course.instructor.name],
      [course.category],
      course.lessonTitles,
      [course.description],
    ];
    const fieldsByWord = new Map<number, number>();
    fields.forEach((texts, field) => {
      for (const word of wordsIn(foldText(texts.join(' ')))) {
        const index = this.indexOf(word);
        fieldsByWord.set(index, (fieldsByWord.get(index) ?? 0) | (1 << field));
      }
    });
    for (const index of fieldsByWord.keys()) this.courseCounts[index]! += 1;
    return Uint32Array.from(fieldsByWord, ([index, bits]) => (index << FIELD_BITS) | bits);
  }

  /**
   * Removes a course that is gone or has changed. Words that no other course contains leave the vocabulary: otherwise
   * they would count as known, and be found in place of similar words of other courses.
   */
  forget(words: CourseWords): void {
    for (const entry of words) {
      const index = entry >>> FIELD_BITS;
      this.courseCounts[index]! -= 1;
      if (this.courseCounts[index] === 0) this.removeWord(index);
    }
  }

  /** The courses that match the search term, which must contain more than white space. */
  search<Course extends IndexedCourse>(courses: readonly Course[], term: string): SearchResult<Course> {
    const folded = foldText(term.trim()).trim();
    const searched = this.searchedWords(folded);
    const words = searched.filter(({ isFiller }) => !isFiller);
    const known = words.filter(({ quality }) => quality.size > 0);
    const isComplete = known.length === words.length;
    const all = this.compare(courses, folded, known).map((match) =>
      isComplete || match.kind === MATCH.LITERAL ? match : { ...match, kind: MATCH.SOME_WORDS },
    );
    const better = all.filter(({ kind }) => kind !== MATCH.SOME_WORDS);
    const matches = better.length > 0 ? better : all;
    matches.sort((one, other) => one.kind - other.kind || other.score - one.score);
    const best = matches[0];
    if (best === undefined || best.kind < MATCH.SIMILAR_WORDS) return { matches, corrected: null };
    // Of equally good courses the first in the alphabet, so that their order does not matter.
    const [corrected = null] = matches
      .filter(({ kind, score }) => kind === best.kind && score === best.score)
      .flatMap(({ course }) => this.correct(searched, course) ?? [])
      .sort();
    return { matches, corrected };
  }

  private indexOf(word: string): number {
    let index = this.indexes.get(word);
    if (index === undefined) {
      index = this.freeIndexes.pop() ?? this.vocabulary.length;
      this.vocabulary[index] = word;
      this.courseCounts[index] = 0;
      this.letters[index] = lettersOf(word);
      this.indexes.set(word, index);
      addTo(this.byStem, stemOf(word), index);
      addTo(this.byRoot, rootOf(word), index);
    }
    return index;
  }

  private removeWord(index: number): void {
    const word = this.vocabulary[index]!;
    this.vocabulary[index] = '';
    this.indexes.delete(word);
    removeFrom(this.byStem, stemOf(word), index);
    removeFrom(this.byRoot, rootOf(word), index);
    this.freeIndexes.push(index);
  }

  private searchedWords(folded: string): SearchedWord[] {
    const words = this.splitJoined(wordsIn(folded)).slice(0, WORDS_MAX);
    const hasTopic = words.some((word) => !FILLER_WORDS.has(word));
    return words.map((word, at) =>
      hasTopic && FILLER_WORDS.has(word)
        ? { word, isFiller: true, quality: new Map() }
        : { word, isFiller: false, quality: this.matchesOf(word, words[at - 1], words[at + 1]) },
    );
  }

  /** Splits words such as "machinelearning" of which only the parts are known. */
  private splitJoined(words: readonly string[]): string[] {
    return words.flatMap((word) => {
      if (this.indexes.has(word) || this.byStem.has(stemOf(word))) return [word];
      for (let at = PREFIX_MIN; at <= word.length - PREFIX_MIN; at++) {
        const parts = [word.slice(0, at), word.slice(at)];
        if (parts.every((part) => this.indexes.has(part))) return parts;
      }
      return [word];
    });
  }

  /** The neighbors matter for names that are also written as one word, such as "type script". */
  private matchesOf(word: string, before = '', after?: string): ReadonlyMap<number, number> {
    const quality = new Map<number, number>();
    const add = (index: number | undefined, value: number) => {
      if (index !== undefined && value > (quality.get(index) ?? 0)) quality.set(index, value);
    };
    const known = this.indexes.get(word);
    add(known, QUALITY.same);
    for (const index of this.byStem.get(stemOf(word)) ?? []) add(index, QUALITY.stem);
    for (const index of this.byRoot.get(rootOf(word)) ?? []) add(index, QUALITY.root);
    if (before) add(this.indexes.get(before + word), QUALITY.joined);
    if (after) add(this.indexes.get(word + after), QUALITY.joined);
    // Only the last word may still be unfinished.
    if (word.length >= PREFIX_MIN && (quality.size === 0 || after === undefined))
      this.vocabulary.forEach((other, index) => {
        if (other.startsWith(word)) add(index, QUALITY.prefix);
      });
    // A misspelled word may have the stem of another one.
    if (known === undefined) this.similarWords(word).forEach((value, index) => add(index, value));
    return quality;
  }

  /** The words with the fewest misspellings: one for four letters, at most two, none in the first letter. */
  private similarWords(word: string): Map<number, number> {
    const letters = lettersOf(word);
    let fewest = Math.min(Math.floor(word.length / 4), 2);
    if (fewest === 0) return new Map();
    let found: number[] = [];
    this.vocabulary.forEach((other, index) => {
      if (other[0] !== word[0] || Math.abs(other.length - word.length) > fewest) return;
      if (bitCount(this.letters[index]! ^ letters) > 2 * fewest) return;
      const edits = editsBetween(word, other, fewest);
      if (edits > fewest) return;
      if (edits < fewest) found = [];
      fewest = edits;
      found.push(index);
    });
    return new Map(found.map((index) => [index, QUALITY.misspelled]));
  }

  private compare<Course extends IndexedCourse>(
    courses: readonly Course[],
    folded: string,
    words: readonly SearchedWord[],
  ): CourseMatch<Course>[] {
    /** By vocabulary index, the searched words that match it, as bits. */
    const matching = new Uint16Array(this.vocabulary.length);
    words.forEach(({ quality }, at) => {
      for (const index of quality.keys()) matching[index]! |= 1 << at;
    });
    const courseCounts = words.map(() => 0);
    const candidates = courses.flatMap((course) => {
      const match = matchWords(course.words, matching, words);
      const isLiteral = course.searchText.includes(folded);
      if (match.weights.every((weight) => weight === 0) && !isLiteral) return [];
      match.weights.forEach((weight, at) => (courseCounts[at]! += weight > 0 ? 1 : 0));
      return [{ course, isLiteral, ...match }];
    });
    // Rare words say more than common ones.
    const rarity = courseCounts.map((count) => Math.log(1 + courses.length / (count || 1)));
    const total = rarity.reduce((sum, weight) => sum + weight, 0);
    return candidates.flatMap(({ course, isLiteral, weights, qualities, titleShare }) => {
      const matched = rarity.reduce((sum, weight, at) => sum + (weights[at]! > 0 ? weight : 0), 0);
      if (!isLiteral && matched < SOME_WORDS_SHARE * total) return [];
      const score = weights.reduce((sum, weight, at) => sum + weight * rarity[at]!, 0) * (1 + titleShare / 2);
      return [{ course, kind: kindOf(isLiteral, qualities), score }];
    });
  }

  /** The search term with each misspelled word replaced by the one found in the course; null if there is none. */
  private correct(searched: readonly SearchedWord[], { words }: IndexedCourse): string | null {
    const inCourse = new Set(Array.from(words, (entry) => entry >>> FIELD_BITS));
    const corrected = searched.map(({ word, quality }) => {
      const [best] = [...quality]
        .filter(([index]) => inCourse.has(index))
        // Indexes depend on when courses were added, so the alphabet decides between equally similar words.
        .sort(([a, one], [b, other]) => other - one || (this.vocabulary[a]! < this.vocabulary[b]! ? -1 : 1));
      return best && best[1] <= QUALITY.misspelled ? this.vocabulary[best[0]]! : word;
    });
    return corrected.some((word, at) => word !== searched[at]!.word) ? corrected.join(' ') : null;
  }
}

/** For each searched word its weight and quality in the course, 0 if missing; `titleShare`: how much of the title matches. */
function matchWords(entries: CourseWords, matching: Uint16Array, words: readonly SearchedWord[]) {
  const weights = words.map(() => 0);
  const qualities = words.map(() => 0);
  let titleWords = 0;
  let titleMatches = 0;
  for (const entry of entries) {
    const index = entry >>> FIELD_BITS;
    const bits = matching[index]!;
    if (entry & TITLE) {
      titleWords++;
      if (bits !== 0) titleMatches++;
    }
    if (bits === 0) continue;
    const fieldWeight = weightOf(entry & ((1 << FIELD_BITS) - 1));
    for (let at = 0; at < words.length; at++) {
      if ((bits & (1 << at)) === 0) continue;
      const quality = words[at]!.quality.get(index)!;
      weights[at] = Math.max(weights[at]!, fieldWeight * quality);
      qualities[at] = Math.max(qualities[at]!, quality);
    }
  }
  return { weights, qualities, titleShare: titleWords === 0 ? 0 : titleMatches / titleWords };
}

/** The weight of a word by the bits of its fields. */
const WEIGHTS = Array.from({ length: 1 << FIELD_BITS }, (_, bits) => {
  const weights = FIELD_WEIGHTS.filter((_weight, field) => bits & (1 << field));
  const best = Math.max(0, ...weights);
  return best + FURTHER_FIELDS * (weights.reduce((sum, weight) => sum + weight, 0) - best);
});

const weightOf = (bits: number): number => WEIGHTS[bits]!;

/** `qualities`: how well each searched word matches the course, 0 if it is missing. */
function kindOf(isLiteral: boolean, qualities: readonly number[]): MatchKind {
  if (isLiteral) return MATCH.LITERAL;
  if (qualities.includes(0)) return MATCH.SOME_WORDS;
  return Math.min(...qualities) <= QUALITY.misspelled ? MATCH.SIMILAR_WORDS : MATCH.ALL_WORDS;
}

/** Also of plurals without a vowel, such as "LLMs". */
function stemOf(word: string): string {
  const stemmed = stem(word);
  return stemmed === word ? word.replace(/(?<=[^s]{2})s$/u, '') : stemmed;
}

/** What is left of a word without the endings of people and subjects, as in "photographer" and "photography". */
function rootOf(word: string): string {
  const stemmed = stemOf(word);
  const root = stemmed.replace(/(?<=\p{L}{4})(er|or|ist|i)$/u, '');
  return root === stemmed ? root : root.replace(/(\p{L})\1$/u, '$1');
}

function addTo(map: Map<string, number[]>, key: string, value: number): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function removeFrom(map: Map<string, number[]>, key: string, value: number): void {
  const values = map.get(key)!.filter((one) => one !== value);
  if (values.length > 0) map.set(key, values);
  else map.delete(key);
}

/** The letters a to z of a word as bits; all other characters share the remaining bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at) - 97;
    bits |= 1 << (code >= 0 && code < 26 ? code : 26 + (word.charCodeAt(at) % 6));
  }
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/**
 * The number of letters to insert, delete, replace or swap with their neighbor to get from one word to the other; more
 * than `most` if it takes more.
 */
export function editsBetween(one: string, other: string, most: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let edits = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        edits = Math.min(edits, beforePrevious[column - 2]! + 1);
      current.push(edits);
    }
    if (Math.min(...current) > most && Math.min(...previous) > most) return most + 1;
    [beforePrevious, previous] = [previous, current];
  }
  return previous[other.length]!;
}
