import { useCallback, useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../../apollo/errors';
import type { SuggestTextInput } from '../../../apollo/__generated__/types';
import type { Suggested } from './accept';
import { useStopSuggestionMutation, useSuggestTextMutation } from './__generated__/useSuggestion.generated';

type Asked = Omit<SuggestTextInput, 'requestId'> & Pick<Suggested, 'of' | 'start'>;

type SuggestionState =
  | { state: 'none' }
  | { state: 'writing'; asked: Asked }
  | { state: 'ready'; suggested: Suggested }
  | { state: 'failed'; asked: Asked; message: string };

const NO_RESPONSE = 'The server couldn’t be reached. Please try again.';

/**
 * Asks for one suggestion at a time; a later one takes the place of an earlier one. Leaving the page stops one that is
 * being written.
 */
export function useSuggestion() {
  const [suggestText] = useSuggestTextMutation();
  const [stopSuggestion] = useStopSuggestionMutation();
  const [now, setNow] = useState<SuggestionState>({ state: 'none' });
  /** '' if none is being written. */
  const current = useRef('');

  /** If the request is lost, the suggestion ends by itself, and nobody waits for it. */
  const stopWriting = useCallback(() => {
    const requestId = current.current;
    current.current = '';
    if (requestId) stopSuggestion({ variables: { requestId } }).catch(() => undefined);
  }, [stopSuggestion]);
  useEffect(() => stopWriting, [stopWriting]);

  async function ask(request: Asked) {
    const requestId = crypto.randomUUID();
    current.current = requestId;
    setNow({ state: 'writing', asked: request });
    const { of, start, ...input } = request;
    const outcome = await suggestText({ variables: { input: { ...input, requestId } } }).then(
      ({ data }): SuggestionState =>
        data?.suggestText.__typename === 'TextSuggested'
          ? {
              state: 'ready',
              suggested: {
                kind: request.kind,
                of,
                start,
                pictureUrl: request.pictureUrl ?? null,
                text: data.suggestText.text,
                madeBy: data.suggestText.madeBy,
              },
            }
          : { state: 'failed', asked: request, message: data?.suggestText.message ?? NO_RESPONSE },
      (error: unknown): SuggestionState => ({
        state: 'failed',
        asked: request,
        message: errorSentence(error, NO_RESPONSE),
      }),
    );
    if (current.current !== requestId) return;
    current.current = '';
    setNow(outcome);
  }

  return {
    now,
    ask,
    /** Shows this suggestion again. */
    show: (suggested: Suggested) => setNow({ state: 'ready', suggested }),
    forget: () => setNow({ state: 'none' }),
    stop: () => {
      stopWriting();
      setNow({ state: 'none' });
    },
  };
}
