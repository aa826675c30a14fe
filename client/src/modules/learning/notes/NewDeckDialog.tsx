import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { flashcardDeckRules } from '#server/modules/assistant/assistant.rules';
import { check } from '#server/platform/validation.rules';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { DraftNotes, EditorProblems } from '../../../forms/EditorNotes';
import { useFormAction } from '../../../apollo/useAction';
import type { Edit } from '../../../lib/formOutcome';
import type { DraftFormat } from '../../../forms/storedDraft';
import { useEditor } from '../../../forms/useEditor';
import { formatCount } from '../../../lib/format';
import type { DraftKey } from '../../../lib/storage';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { TextArea, TextField } from '../../../ui/fields/Fields';
import { TrashIcon } from '../../../ui/icons/ToolIcons';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { toast } from '../../../ui/overlays/toast';
import { ErrorState, LoadingState } from '../../../ui/states/States';
import { SkeletonLines } from '../../../ui/states/Skeletons';
import { CreateDeckFromNotesDocument, useSuggestedFlashcardsQuery } from './__generated__/notes.generated';
import styles from './NewDeckDialog.module.css';

/** A deck that is made from notes. */
interface DeckDraft {
  title: string;
  cards: {
    front: string;
    back: string;
    /** null: the lesson cannot be opened. */
    lessonId: string | null;
  }[];
}

const card = z.object({ front: z.string(), back: z.string(), lessonId: z.nullable(z.string()) });

const deckDraftFormat: DraftFormat<DeckDraft> = {
  version: 1,
  schema: z.object({ title: z.string(), cards: z.array(card) }),
};

/** Storage key of an account's deck from these notes. */
const deckDraftKey = (accountId: string, noteIds: readonly string[]): DraftKey =>
  `deckDraft:${accountId}:${noteIds.join(',')}`;

const isSameDeck = (one: DeckDraft, other: DeckDraft): boolean =>
  JSON.stringify([one.title, one.cards]) === JSON.stringify([other.title, other.cards]);

const NOT_SAVED = 'The flashcards weren’t saved. Try again.';

interface NewDeckDialogProps {
  noteIds: readonly string[];
  /** Suggested title of the deck. */
  title: string;
  onClose: () => void;
}

/** A deck of flashcards from notes: cards made from their sentences, to be edited before they are saved. */
export function NewDeckDialog({ noteIds, title, onClose }: NewDeckDialogProps) {
  const { data, error, refetch } = useSuggestedFlashcardsQuery({
    variables: { noteIds: [...noteIds] },
    fetchPolicy: 'network-only',
  });
  return (
    <Dialog title="New flashcards" onClose={onClose}>
      {data?.viewer ? (
        <DeckForm
          noteIds={noteIds}
          suggested={{
            title,
            cards: data.viewer.suggestedFlashcards.map(({ front, back, lessonId }) => ({
              front,
              back,
              lessonId,
            })),
          }}
          onClose={onClose}
        />
      ) : error ? (
        <ErrorState
          title="The flashcards couldn’t be made"
          message={errorSentence(error, 'Your notes are saved. Try again.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState text="Making flashcards…">
          <SkeletonLines lines={8} />
        </LoadingState>
      )}
    </Dialog>
  );
}

interface DeckFormProps {
  noteIds: readonly string[];
  suggested: DeckDraft;
  onClose: () => void;
}

function DeckForm({ noteIds, suggested, onClose }: DeckFormProps) {
  const navigate = useNavigate();
  const [saved] = useState(suggested);
  const editor = useEditor<DeckDraft, DeckDraft>({
    noun: 'deck',
    path: paths.notes,
    key: (accountId) => deckDraftKey(accountId, noteIds),
    format: deckDraftFormat,
    saved,
    savedRevision: null,
    isSame: isSameDeck,
    check: (draft) => check(flashcardDeckRules, draft),
    save: useFormAction(CreateDeckFromNotesDocument, {
      variables: ({ input }: Edit<DeckDraft>) => ({ input }),
      onDone: (_edit, { deck }) => void navigate(paths.flashcardDeck(deck.id)),
      failed: NOT_SAVED,
    }),
    onSaved: ({ cards }) => toast.success(`${formatCount(cards.length, 'flashcard')} saved.`),
  });
  const { draft, change, errorOf, idOf, sending } = editor;

  const changeCard = (index: number, part: Partial<DeckDraft['cards'][number]>) =>
    change({ cards: draft.cards.map((card, at) => (at === index ? { ...card, ...part } : card)) });

  return (
    <form {...editor.form} aria-label="New flashcards">
      <Stack gap={16}>
        <DraftNotes draft={editor} notYet="not saved" />
        <TextField
          id={idOf('title')}
          label="Title of the deck"
          value={draft.title}
          error={errorOf('title')}
          onChange={({ target }) => change({ title: target.value })}
        />
        <ul className={`wm-stack wm-gap-24 ${styles.cards}`} aria-label="Flashcards">
          {draft.cards.map(({ front, back }, index) => (
            <Stack component="li" gap={8} key={index} ref={focusNeighborWhenRemoved}>
              <div className="wm-row wm-justify-space-between">
                <strong>Card {index + 1}</strong>
                <IconButton
                  label={`Remove card ${index + 1}`}
                  size="sm"
                  onClick={() => change({ cards: draft.cards.filter((_, at) => at !== index) })}
                >
                  <TrashIcon size={16} />
                </IconButton>
              </div>
              <TextArea
                id={idOf(`cards.${index}.front`)}
                label={`Front of card ${index + 1}`}
                rows={2}
                value={front}
                error={errorOf(`cards.${index}.front`)}
                onChange={({ target }) => changeCard(index, { front: target.value })}
              />
              <TextArea
                id={idOf(`cards.${index}.back`)}
                label={`Back of card ${index + 1}`}
                rows={2}
                value={back}
                error={errorOf(`cards.${index}.back`)}
                onChange={({ target }) => changeCard(index, { back: target.value })}
              />
            </Stack>
          ))}
        </ul>
        <EditorProblems editor={editor} />
        <Cluster>
          <Button type="submit" loading={sending} loadingText="Saving...">
            Save flashcards
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
