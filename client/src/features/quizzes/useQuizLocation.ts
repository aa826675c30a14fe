import { useCallback } from 'react';
import { type To, useLocation } from 'react-router-dom';

/** Where in a quiz one is: `#q3` is the third question, `#review` the step before handing in. */
export function useQuizLocation() {
  const { hash, search } = useLocation();
  // A link that says nothing of the query would drop it, and the quiz may stand in there.
  const linkTo = useCallback((place: string): To => ({ search, hash: place }), [search]);
  const question = /^#q(\d+)$/.exec(hash)?.[1];
  return {
    placeOf: linkTo,
    isReview: hash === '#review',
    /** Index of the question that the address names; null when it names none. */
    questionIndex: question === undefined ? null : Number(question) - 1,
  };
}
