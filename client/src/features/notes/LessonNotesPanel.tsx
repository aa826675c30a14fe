import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { errorSentence } from '../../apollo/errors';
import { logInAndReturnTo, paths } from '../../app/paths';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { ShowMore } from '../../ui/display/ShowMore';
import { Stack } from '../../ui/layout/Layout';
import { TextLink } from '../../ui/navigation/TextLink';
import { ErrorState } from '../../ui/states/ErrorState';
import { LoadingState } from '../../ui/states/LoadingState';
import { SkeletonPanel } from '../../ui/states/SkeletonPanels';
import { type LessonNotesPanelQuery, useLessonNotesPanelQuery } from './LessonNotesPanel.generated';
import styles from './LessonNotesPanel.module.css';
import { NoteForm } from './NoteForm';
import { NoteItem } from './NoteItem';
import type { NotePlayer } from './notePlayer';
import { useDeleteNote } from './useDeleteNote';

interface LessonNotesPanelProps {
  courseId: string;
  lessonId: string;
  /** The lesson's video, which notes are timed with. */
  player?: NotePlayer;
}

/** The viewer's own notes on a lesson and the form for a new one; loaded when the panel is opened. */
export function LessonNotesPanel({ courseId, lessonId, player }: LessonNotesPanelProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (!session)
    return (
      <Stack gap={12}>
        <p>Log in to write notes on this lesson. Only you can read them.</p>
        <div>
          <Button component={Link} to={logInAndReturnTo(pathname + search)} size="sm">
            Log In
          </Button>
        </div>
      </Stack>
    );
  return <OwnNotes key={lessonId} {...{ courseId, lessonId, player }} />;
}

function OwnNotes({
  courseId,
  lessonId,
  player = null,
}: Omit<LessonNotesPanelProps, 'player'> & {
  player?: NotePlayer | null;
}) {
  const { data, loading, error, refetch, fetchMore } = useLessonNotesPanelQuery({
    variables: { lessonId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const more = (after: string | null) => fetchMore({ variables: { after } });
  return (
    <Stack gap={16}>
      <NoteForm lessonId={lessonId} note={null} player={player} />
      {data?.viewer ? (
        <NoteList notes={data.viewer.personalNotes} player={player} onMore={more} />
      ) : loading ? (
        <LoadingState text="Loading your notes…">
          <SkeletonPanel height={96} lines={2} />
        </LoadingState>
      ) : (
        <ErrorState
          level={3}
          title="Your notes couldn’t be loaded"
          message={errorSentence(error, 'They are saved. Try again.')}
          onRetry={() => void refetch()}
        />
      )}
      <p>
        <TextLink component={Link} to={paths.notesOf(courseId)}>
          All notes in this course
        </TextLink>
      </p>
    </Stack>
  );
}

interface NoteListProps {
  notes: NonNullable<LessonNotesPanelQuery['viewer']>['personalNotes'];
  player: NotePlayer | null;
  onMore: (after: string | null) => Promise<unknown>;
}

function NoteList({ notes, player, onMore }: NoteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const deleteNote = useDeleteNote();
  const { nodes, pageInfo } = notes;
  return (
    // Also without notes, so that the focus of a deleted note has a place.
    <div ref={list} tabIndex={-1}>
      <Stack gap={12}>
        {nodes.length === 0 ? (
          <p>No notes on this lesson yet.</p>
        ) : (
          <ul className={styles.list} aria-label="My notes">
            {nodes.map((note) => (
              <li key={note.id}>
                <NoteItem
                  note={note}
                  player={player}
                  onDelete={(id) => void deleteNote(id).then((isGone) => isGone && list.current?.focus())}
                />
              </li>
            ))}
          </ul>
        )}
        <ShowMore
          size="sm"
          hasMore={pageInfo.hasNextPage}
          onMore={() => onMore(pageInfo.endCursor)}
          errorText={(reason) => errorSentence(reason, 'Your notes couldn’t be loaded')}
        >
          Show more notes
        </ShowMore>
      </Stack>
    </div>
  );
}
