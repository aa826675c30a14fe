import type { Answers } from '../../../test/showAt';

/** A note as the server answers it. */
export const aNote = (id: string, part: Record<string, unknown> = {}) => ({
  id,
  courseId: 'c1',
  courseTitle: 'Knots',
  lessonId: 'l1',
  lessonTitle: 'Bends',
  canOpenLesson: true,
  text: `Text of ${id}`,
  revision: 1,
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  ...part,
});

export type Note = ReturnType<typeof aNote>;

export const connection = (nodes: readonly Note[]) => ({ nodes, totalCount: nodes.length });

/** The viewer with these notes, all in the course c1. */
export const viewerWith = (nodes: readonly Note[]) => ({
  personalNotes: connection(nodes),
  notedCourses: [{ courseId: 'c1', title: 'Knots', noteCount: nodes.length }],
});

/** A server that keeps the notes it is given. */
export function notesServer(notes: Note[]): Answers {
  const answer = () => ({ data: { viewer: viewerWith(notes) } });
  let deleted: { note: Note; index: number } | null = null;
  return {
    LessonNotesPanel: answer,
    NotesPage: answer,
    CreatePersonalNote: (variables) => {
      const note = aNote(variables.id as string, variables.input as Partial<Note>);
      notes.push(note);
      return {
        data: { createPersonalNote: { __typename: 'PersonalNoteSaved', note, viewer: viewerWith(notes) } },
      };
    },
    DeletePersonalNote: ({ id }) => {
      const index = notes.findIndex((note) => note.id === id);
      deleted = { note: notes[index]!, index };
      notes.splice(index, 1);
      return { data: { deletePersonalNote: { noteId: id, viewer: viewerWith(notes) } } };
    },
    RestorePersonalNote: () => {
      notes.splice(deleted!.index, 0, deleted!.note);
      return { data: { restorePersonalNote: { note: deleted!.note, viewer: viewerWith(notes) } } };
    },
  };
}
