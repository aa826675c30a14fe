import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { QueryView, ShowMore, type ShowMoreProps } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { Stack } from '../../../ui/layout/Layout';
import { SkeletonPanel } from '../../../ui/states/Skeletons';
import type { PlayerHandle } from '../../courses/player/PlayerLink';
import { type NoteListFragment, useLessonNotesPanelQuery } from './__generated__/notes.generated';
import { NoteForm, NoteItem } from './NoteItem';
import { useDeleteNote } from './useDeleteNote';

interface LessonNotesPanelProps {
  courseId: string;
  lessonId: string;
  /** The lesson's video, which notes are timed with. */
  player: PlayerHandle;
}

/** The viewer's own notes on a lesson and the form for a new one; loaded when the panel is opened. */
export function LessonNotesPanel(props: LessonNotesPanelProps) {
  return <LessonNotes key={props.lessonId} {...props} />;
}

function LessonNotes({ courseId, lessonId, player }: LessonNotesPanelProps) {
  const query = useLessonNotesPanelQuery({ variables: { lessonId }, fetchPolicy: 'cache-and-network' });
  return (
    <Stack gap={16}>
      <NoteForm lessonId={lessonId} note={null} player={player} />
      <QueryView
        query={query}
        value={query.data?.viewer?.personalNotes}
        what="notes"
        loading="Loading your notes…"
        skeleton={<SkeletonPanel height={96} lines={2} />}
        level={3}
        failed="Your notes couldn’t be loaded"
        reason="They are saved. Try again."
      >
        {(notes) => <NoteList notes={notes} player={player} fetchMore={query.fetchMore} />}
      </QueryView>
      <p>
        <Link to={paths.notesOf(courseId)} className="wm-link">
          All notes in this course
        </Link>
      </p>
    </Stack>
  );
}

interface NoteListProps {
  notes: NoteListFragment;
  player: PlayerHandle;
  fetchMore: ShowMoreProps['fetchMore'];
}

function NoteList({ notes, player, fetchMore }: NoteListProps) {
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
          <Stack component="ul" gap={12} aria-label="My notes">
            {nodes.map((note) => (
              <li key={note.id}>
                <NoteItem
                  note={note}
                  player={player}
                  onDelete={(id) => void deleteNote(id).then((isGone) => isGone && list.current?.focus())}
                />
              </li>
            ))}
          </Stack>
        )}
        <ShowMore size="sm" pageInfo={pageInfo} fetchMore={fetchMore} failed="Your notes couldn’t be loaded">
          Show more notes
        </ShowMore>
      </Stack>
    </div>
  );
}
