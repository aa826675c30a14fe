import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { COURSE_LANGUAGES } from '#server/modules/courses/course-options.rules';
import {
  NEEDS_MODEL,
  NEEDS_PICTURES,
  OUTLINE_WITHOUT_MODEL,
  picturesIn,
} from '#server/modules/assistant/suggestions/suggestion.rules';
import type { SuggestionKind, SuggestTextInput } from '../../../apollo/__generated__/types';
import { languageName } from '../../../lib/format';
import { QueryView } from '../../../apollo/QueryView';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { SelectField } from '../../../ui/fields/Fields';
import { CloseIcon } from '../../../ui/icons/Icons';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { toastUndo } from '../../../ui/overlays/toast';
import { LoadingState, SurfaceNote } from '../../../ui/states/States';
import { SkeletonLines } from '../../../ui/states/Skeletons';
import { accepted, type AcceptMode, type Suggested, withdrawn } from './accept';
import styles from './SuggestionPanel.module.css';
import {
  useStopSuggestionMutation,
  useSuggestionKindsQuery,
  useSuggestTextMutation,
} from './__generated__/SuggestionPanel.generated';
import type { SuggestionsFor } from './WithSuggestions';
import { errorSentence } from '../../../apollo/errors';

const KIND_NAMES: Record<SuggestionKind, string> = {
  COURSE_OUTLINE: 'Outline',
  LESSON_OUTLINE: 'Outline',
  PLAIN_LANGUAGE: 'Plain language',
  TRANSLATION: 'Translation',
  RUBRIC: 'Rubric',
  FEEDBACK: 'Reply',
  ALT_TEXT: 'Picture description',
};

interface SuggestionPanelProps extends SuggestionsFor {
  /** The part of the text that is selected in the field; '' if none is. */
  selectedPart: () => { part: string; start: number };
  /** The text in the field at this moment, also after the panel was closed. */
  currentText: () => string;
  onAccepted: () => void;
  onClose: () => void;
}

/** Asks for suggestions of the kinds that are possible, and shows one; the text changes only when it is accepted. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { kinds, field, onClose } = props;
  const query = useSuggestionKindsQuery();
  const assistant = query.data?.viewer?.assistant;
  const isPossible = (kind: SuggestionKind) => assistant?.suggestionKinds.includes(kind) ?? false;
  const hasModel = assistant?.kind === 'MODEL';
  const missing = kinds.filter((kind) => !isPossible(kind) && (kind !== 'ALT_TEXT' || hasPicture(props)));
  return (
    <section
      aria-label={`Suggestions for the ${field}`}
      className={`wm-stack wm-gap-12 wm-pad-16 wm-inset ${styles.panel}`}
    >
      <div className="wm-row wm-justify-space-between wm-gap-8">
        <h3 className={styles.title}>Suggestions</h3>
        <IconButton size="sm" label="Close the suggestions" onClick={onClose}>
          <CloseIcon size={16} />
        </IconButton>
      </div>
      <QueryView
        query={query}
        value={assistant}
        what="suggestions"
        skeleton={<SkeletonLines lines={3} />}
        reason="Your text is unchanged."
        level={3}
      >
        {() => (
          <>
            <Suggesting {...props} kinds={kinds.filter(isPossible)} hasModel={hasModel} />
            {missing.length > 0 && (
              <p className="wm-small">
                {missing.map((kind) => KIND_NAMES[kind]).join(', ')}:{' '}
                {hasModel ? NEEDS_PICTURES : NEEDS_MODEL}
              </p>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

const hasPicture = ({ text }: SuggestionsFor) => picturesIn(text).length > 0;

function Suggesting(props: SuggestionPanelProps & { hasModel: boolean }) {
  const { kinds, hasModel, courseId, title, text, basis, onText, selectedPart, currentText, onAccepted } =
    props;
  const { now, ask, show, forget, stop } = useSuggestion();
  const id = useId();
  const [language, setLanguage] = useState('en');
  const [picture, setPicture] = useState<string | null>(null);
  const pictures = picturesIn(text);
  const pictureUrl = pictures.find((url) => url === picture) ?? pictures[0] ?? null;
  const offered = kinds.filter((kind) => kind !== 'ALT_TEXT' || pictureUrl !== null);

  function suggest(kind: SuggestionKind) {
    if (now.state === 'writing') return;
    const isOfPart = kind === 'PLAIN_LANGUAGE' || kind === 'TRANSLATION';
    const { part, start } = isOfPart ? selectedPart() : { part: '', start: 0 };
    const of = part || text;
    void ask({
      kind,
      courseId,
      title,
      of,
      start: part ? start : 0,
      text: basis ?? of,
      language: kind === 'TRANSLATION' ? language : null,
      pictureUrl: kind === 'ALT_TEXT' ? pictureUrl : null,
    });
  }

  function accept(suggested: Suggested, mode: AcceptMode) {
    const before = text;
    const after = accepted(before, suggested, mode);
    if (after === null) return;
    onText(after);
    forget();
    onAccepted();
    toastUndo('Suggestion accepted', () => {
      onText(withdrawn(currentText(), before, after, suggested, mode));
      show(suggested);
    });
  }

  /** Call when the button that has the focus disappears; `kind` is that of its suggestion. */
  function focusButtonOf(kind: SuggestionKind) {
    // The picture of a description may be gone from the text.
    const name = offered.includes(kind) ? kind : offered[0];
    if (name) document.getElementById(`${id}-${name}`)?.focus();
  }

  function discard(suggested: Suggested) {
    forget();
    focusButtonOf(suggested.kind);
    toastUndo('Suggestion discarded', () => show(suggested));
  }

  return (
    <>
      {offered.includes('TRANSLATION') && (
        <SelectField
          label="Language of a translation"
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
          options={COURSE_LANGUAGES.map((tag) => [tag, languageName(tag)])}
        />
      )}
      {offered.includes('ALT_TEXT') && pictures.length > 1 && (
        <SelectField
          label="Picture"
          value={pictureUrl ?? ''}
          onChange={({ target }) => setPicture(target.value)}
          options={pictures.map((url) => [url, url])}
        />
      )}
      {offered.length > 0 && (
        <Cluster gap={8}>
          {offered.map((kind) => (
            <Button
              key={kind}
              id={`${id}-${kind}`}
              variant="secondary"
              size="sm"
              // Not `disabled`, which would lose the focus of the button that was pressed.
              loading={now.state === 'writing' && now.asked.kind === kind}
              aria-disabled={now.state === 'writing' || undefined}
              onClick={() => suggest(kind)}
            >
              {KIND_NAMES[kind]}
            </Button>
          ))}
          {now.state === 'writing' && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                stop();
                focusButtonOf(now.asked.kind);
              }}
            >
              Stop
            </Button>
          )}
        </Cluster>
      )}
      <div role="status">
        {now.state === 'writing' && (
          <LoadingState text={`Writing: ${KIND_NAMES[now.asked.kind]}…`}>
            <SkeletonLines lines={5} />
          </LoadingState>
        )}
        {now.state === 'ready' && (
          <Shown
            suggested={now.suggested}
            hasModel={hasModel}
            text={text}
            onAccept={accept}
            onDiscard={discard}
          />
        )}
      </div>
      {now.state === 'failed' && (
        <SurfaceNote
          role="alert"
          tone="error"
          title="The suggestion couldn’t be made"
          action={
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                void ask(now.asked);
                focusButtonOf(now.asked.kind);
              }}
            >
              Retry
            </Button>
          }
        >
          <p>{now.message}</p>
          <p>Your text is unchanged.</p>
        </SurfaceNote>
      )}
    </>
  );
}

interface ShownProps {
  suggested: Suggested;
  hasModel: boolean;
  text: string;
  onAccept: (suggested: Suggested, mode: AcceptMode) => void;
  onDiscard: (suggested: Suggested) => void;
}

/** The suggestion as it would be in the field. */
function Shown({ suggested, hasModel, text, onAccept, onDiscard }: ShownProps) {
  const { kind, of } = suggested;
  const isAlt = kind === 'ALT_TEXT';
  const canReplace = (isAlt || of.trim() !== '') && accepted(text, suggested, 'replace') !== null;
  return (
    <Stack gap={12}>
      <p className="wm-small">
        {KIND_NAMES[kind]},{' '}
        {suggested.madeBy === 'COURSE' ? 'made from the text' : 'written by the assistant'}. Please check it.
      </p>
      {hasModel && suggested.madeBy === 'COURSE' && <p className="wm-small">{OUTLINE_WITHOUT_MODEL}</p>}
      <pre className={`wm-written wm-small ${styles.text}`} tabIndex={0} role="group" aria-label="Suggestion">
        {suggested.text}
      </pre>
      <Cluster gap={8}>
        {canReplace && (
          <Button variant="secondary" size="sm" onClick={() => onAccept(suggested, 'replace')}>
            {isAlt ? 'Use as description' : of === text ? 'Replace the text' : 'Replace the selected part'}
          </Button>
        )}
        {!isAlt && (
          <Button variant="secondary" size="sm" onClick={() => onAccept(suggested, 'insert')}>
            Insert
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => onDiscard(suggested)}>
          Discard
        </Button>
      </Cluster>
      {!canReplace && of.trim() !== '' && (
        <p className="wm-small">The text has changed since, so the suggestion cannot replace it.</p>
      )}
    </Stack>
  );
}

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
function useSuggestion() {
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

  async function outcomeOf(asked: Asked, requestId: string): Promise<SuggestionState> {
    const { of: _of, start: _start, ...input } = asked;
    try {
      const { data } = await suggestText({ variables: { input: { ...input, requestId } } });
      const result = data?.suggestText;
      if (result?.__typename !== 'TextSuggested')
        return { state: 'failed', asked, message: result?.message ?? NO_RESPONSE };
      return { state: 'ready', suggested: { ...asked, text: result.text, madeBy: result.madeBy } };
    } catch (error) {
      return { state: 'failed', asked, message: errorSentence(error, NO_RESPONSE) };
    }
  }

  async function ask(asked: Asked) {
    const requestId = crypto.randomUUID();
    current.current = requestId;
    setNow({ state: 'writing', asked });
    const outcome = await outcomeOf(asked, requestId);
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
