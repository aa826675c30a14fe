import { useState } from 'react';
import { Link } from 'react-router-dom';
import { QueryPage, ShowMore, type ShowMoreProps } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { useAddressParams } from '../../../forms/useAddressParams';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Checkbox } from '../../../ui/fields/Choices';
import { FilterBar, SearchForm } from '../../../ui/fields/SearchForm';
import { SelectField } from '../../../ui/fields/Fields';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { MenuButton } from '../../../ui/overlays/MenuButton';
import { EmptyState } from '../../../ui/states/States';
import { SkeletonPanel } from '../../../ui/states/Skeletons';
import { focusPageHeading } from '../../../ui/text/PageHeading';
import { groupNotes, type LessonNotes } from './groupNotes';
import { NewDeckDialog } from './NewDeckDialog';
import { NoteItem } from './NoteItem';
import {
  type NoteItemFragment,
  type NotesPageQuery,
  useNotesPageQuery,
} from './__generated__/notes.generated';
import { useDeleteNote } from './useDeleteNote';
import { useExportNotes } from './useExportNotes';

/** The filter of my notes, kept in the URL: `?course=&q=`. */
function useNoteFilter() {
  const [params, setParams] = useAddressParams();
  const put = (name: string, value: string | null) => setParams({ [name]: value }, { replace: true });
  return {
    search: params.get('q') ?? '',
    courseId: params.get('course'),
    find: (text: string) => put('q', text),
    chooseCourse: (courseId: string | null) => put('course', courseId),
    clear: () => setParams({ q: null, course: null }),
  };
}

type Viewer = NonNullable<NotesPageQuery['viewer']>;

/** All notes of the viewer, by course and lesson. */
export function NotesPage() {
  const filter = useNoteFilter();
  const query = useNotesPageQuery({
    variables: { courseId: filter.courseId, search: filter.search || null },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <QueryPage
      title="My notes"
      lead="Only you can read your notes."
      width="text"
      query={query}
      // While a search runs, the notes before it stay, and so does the box in which it is typed.
      value={(query.data ?? query.previousData)?.viewer}
      what="notes"
      loading="Loading your notes…"
      skeleton={
        <Stack gap={12}>
          <SkeletonPanel height={96} lines={2} />
          <SkeletonPanel height={96} lines={2} />
          <SkeletonPanel height={96} lines={2} />
        </Stack>
      }
      failed="Your notes couldn’t be loaded"
      reason="They are saved. Try again."
    >
      {(viewer) => <LoadedNotes viewer={viewer} filter={filter} fetchMore={query.fetchMore} />}
    </QueryPage>
  );
}

interface LoadedNotesProps {
  viewer: Viewer;
  filter: ReturnType<typeof useNoteFilter>;
  fetchMore: ShowMoreProps['fetchMore'];
}

function LoadedNotes({ viewer, filter, fetchMore }: LoadedNotesProps) {
  const { search, courseId } = filter;
  const { nodes, totalCount, pageInfo } = viewer.personalNotes;
  const courses = viewer.notedCourses;
  const deleteNote = useDeleteNote();
  const exportNotes = useExportNotes();
  /** Ids of the notes chosen for a deck, also of those that the filter hides; null while none can be chosen. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  /** The chosen notes in the order of the page. */
  const forDeck = nodes.filter(({ id }) => chosen?.includes(id));
  const [isMakingDeck, setMakingDeck] = useState(false);

  if (nodes.length === 0 && !search && !courseId)
    return (
      <EmptyState
        title="No notes yet"
        text="Open a lesson and write your first note. It is found here again, with its place in the video."
        action={
          <Button component={Link} to={paths.studentDashboard}>
            Go to your courses
          </Button>
        }
      />
    );

  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => [...(before ?? []).filter((other) => other !== id), ...(isChosen ? [id] : [])]);

  const titleOf = (id: string | null) => courses.find((course) => course.courseId === id)?.title ?? null;
  return (
    <Stack gap={24}>
      <FilterBar
        search={<SearchForm label="Search my notes" search={search} onSearch={filter.find} />}
        isFiltered={courseId !== null}
      >
        <SelectField
          label="Course"
          value={courseId ?? ''}
          onChange={({ target }) => filter.chooseCourse(target.value || null)}
        >
          <option value="">All courses</option>
          {courseId !== null && titleOf(courseId) === null && <option value={courseId}>This course</option>}
          {courses.map((course) => (
            <option key={course.courseId} value={course.courseId}>
              {course.title} ({course.noteCount})
            </option>
          ))}
        </SelectField>
      </FilterBar>
      <Cluster justify="space-between">
        <p role="status">
          {formatCount(totalCount, 'note')}
          {search && ` for “${search}”`}
        </p>
        {chosen ? (
          <Cluster gap={8}>
            <Button size="sm" disabled={forDeck.length === 0} onClick={() => setMakingDeck(true)}>
              Make {formatCount(forDeck.length, 'note')} into flashcards
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setChosen(null)}>
              Cancel
            </Button>
          </Cluster>
        ) : (
          <Cluster gap={8}>
            <Button variant="secondary" size="sm" disabled={nodes.length === 0} onClick={() => setChosen([])}>
              Make flashcards
            </Button>
            <MenuButton
              label="Export"
              choices={[
                {
                  label: 'Markdown file',
                  onChoose: () => void exportNotes('markdown', courseId, titleOf(courseId)),
                },
                { label: 'JSON file', onChoose: () => void exportNotes('json', courseId, titleOf(courseId)) },
              ]}
            />
          </Cluster>
        )}
      </Cluster>
      {chosen && <p>Choose the notes to make flashcards from.</p>}
      {nodes.length === 0 ? (
        <EmptyState
          title="No notes found"
          text="Try other words or another course."
          action={<Button onClick={filter.clear}>Show all notes</Button>}
        />
      ) : (
        groupNotes(nodes).map((course) => (
          <Section key={course.courseId} title={course.title}>
            <Stack gap={24}>
              {course.lessons.map((lesson) => (
                <div key={lesson.lessonId}>
                  <LessonTitle courseId={course.courseId} lesson={lesson} />
                  <Stack component="ul" gap={12} aria-label={`Notes on ${lesson.title}`}>
                    {lesson.notes.map((note) => (
                      <li key={note.id}>
                        <NoteItem
                          note={note}
                          player={null}
                          onDelete={(id) =>
                            void deleteNote(id).then((isGone) => isGone && focusPageHeading())
                          }
                          choice={
                            chosen && (
                              <Checkbox
                                label={
                                  <>
                                    Choose
                                    <span className="wm-visually-hidden"> this note on {lesson.title}</span>
                                  </>
                                }
                                checked={chosen.includes(note.id)}
                                onChange={(isChosen) => choose(note.id, isChosen)}
                              />
                            )
                          }
                        />
                      </li>
                    ))}
                  </Stack>
                </div>
              ))}
            </Stack>
          </Section>
        ))
      )}
      <ShowMore pageInfo={pageInfo} fetchMore={fetchMore} failed="Your notes couldn’t be loaded">
        Show more notes
      </ShowMore>
      {isMakingDeck && (
        <NewDeckDialog
          noteIds={forDeck.map(({ id }) => id)}
          title={deckTitle(forDeck)}
          onClose={() => setMakingDeck(false)}
        />
      )}
    </Stack>
  );
}

/** The lesson's title if the notes are about one, otherwise that of the first course. */
function deckTitle(notes: readonly NoteItemFragment[]): string {
  const [first] = notes;
  if (!first) return '';
  return notes.every(({ lessonId }) => lessonId === first.lessonId) ? first.lessonTitle : first.courseTitle;
}

function LessonTitle({ courseId, lesson }: { courseId: string; lesson: LessonNotes }) {
  return (
    <div className="wm-anywhere wm-mb-8">
      <h3>
        {lesson.canOpen ? (
          <Link to={paths.courseAtLesson(courseId, lesson.lessonId)} className="wm-link">
            {lesson.title}
          </Link>
        ) : (
          lesson.title
        )}
      </h3>
      {!lesson.canOpen && <p className="wm-muted wm-small">This lesson is no longer available.</p>}
    </div>
  );
}
