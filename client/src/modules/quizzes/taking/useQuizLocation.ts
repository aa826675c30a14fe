import { useCallback } from 'react';
import { type To, useLocation } from 'react-router-dom';

/** The position in a quiz, from the hash: `#q3` is the third question, `#review` the step before submitting. */
export function useQuizLocation() {
  const { hash, search } = useLocation();
  // Keep the query, which a relative link would drop; it may contain the quiz id.
  const linkTo = useCallback((place: string): To => ({ search, hash: place }), [search]);
  const question = /^#q(\d+)$/.exec(hash)?.[1];
  return {
    placeOf: linkTo,
    isReview: hash === '#review',
    /** 0-based index of the question in the URL; null for none. */
    questionIndex: question === undefined ? null : Number(question) - 1,
  };
}
