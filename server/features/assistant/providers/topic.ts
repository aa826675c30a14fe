import { passagesOf } from '../passages/passages';
import type { Material, Passage, Term } from '../provider';
import type { Fact } from './facts';
import { partsOf } from './short-answer';
import { isFormOf, matched, tokensOf } from './terms';

/** A text that has this share of a topic, by the rarity of its words, is about it. */
const SHARE = 0.5;
const ARTICLE = /^(an?|the|el|la|los|las|una?)$/;

/** What questions and cards must be about. */
export interface Topic {
  /** Whether the lesson is about it, and does not only have its words by chance. */
  isOf(lesson: Material): boolean;
  /** Whether a statement of such a lesson, its heading or the lesson's title has a word of it. */
  isStatedIn(fact: Fact): boolean;
}

/** The topic that these passages were found by; everything is on the topic without terms. */
export function topicOf(terms: Term[], passages: Passage[]): Topic {
  const found = passages.map((passage) => ({ passage, parts: partsOf(passage) }));
  const everything = found.map(({ passage, parts }) =>
    [passage.lessonTitle, passage.heading, ...parts].join(' '),
  );
  // A misspelled word is in no passage.
  const known = terms.filter((term) => matched(everything.join(' '), [term]) > 0);
  if (known.length === 0) return { isOf: () => true, isStatedIn: () => true };
  const all = known.reduce((sum, { weight }) => sum + weight, 0);
  const covers = (text: string) => matched(text, known) >= all * SHARE;
  const beginsWithIt = (text: string) => {
    const [first = '', second = ''] = tokensOf(text);
    return known.some((term) => isFormOf(ARTICLE.test(first) ? second : first, term));
  };
  return {
    isOf: ({ lessonId, lessonTitle, notes }) =>
      [lessonTitle, ...passagesOf(notes).map(({ heading }) => heading)].some(covers) ||
      found.some(({ passage, parts }) => {
        if (passage.lessonId !== lessonId) return false;
        const about = parts.filter(covers);
        return about.length > 1 || about.some((part) => passage.isSummary || beginsWithIt(part));
      }),
    isStatedIn: ({ quote, heading, lesson }) =>
      matched(`${quote} ${heading} ${lesson.lessonTitle}`, known) > 0,
  };
}
