import { newId } from '../../platform/ids';
import { type Cell, enrolledAndTeam, type PolicyRows, signedIn, studentAlone } from './row';

const create = `mutation ($id: ID!, $lessonId: ID!, $input: PersonalNoteInput!) {
  r: createPersonalNote(id: $id, lessonId: $lessonId, input: $input) { __typename } }`;

const aNote = ({ course }: Cell) => ({
  id: newId(),
  lessonId: course.lessons[0]!.id,
  input: { text: 'A bowline is a loop.' },
});

/** A note of the cell's student. */
async function ofTheStudent(cell: Cell): Promise<Record<string, string>> {
  const note = aNote(cell);
  await cell.app.graphql(create, note, await cell.app.world.signIn(cell.student));
  return { note: note.id };
}

/** The same after it was deleted. */
async function deletedByTheStudent(cell: Cell): Promise<Record<string, string>> {
  const ids = await ofTheStudent(cell);
  await cell.app.as(await cell.app.world.signIn(cell.student))
    .graphql`mutation { deletePersonalNote(id: ${ids.note}) { noteId } }`;
  return ids;
}

export const notesRows: PolicyRows = {
  graphql: {
    'Mutation.createPersonalNote': {
      args: aNote,
      outcomes: signedIn('UNAUTHENTICATED', 'PersonalNoteSaved'),
    },
    'Mutation.createPersonalNote, on a lesson of a draft': {
      args: aNote,
      ...enrolledAndTeam('PersonalNoteSaved'),
    },
    'Mutation.updatePersonalNote': {
      given: ofTheStudent,
      args: ({ ids }) => ({ id: ids.note, input: { text: 'Another knot.' }, revision: 1 }),
      outcomes: studentAlone('PersonalNoteSaved'),
    },
    'Mutation.deletePersonalNote': {
      given: ofTheStudent,
      args: ({ ids }) => ({ id: ids.note }),
      outcomes: studentAlone('PersonalNoteDeleted'),
    },
    'Mutation.restorePersonalNote': {
      given: deletedByTheStudent,
      args: ({ ids }) => ({ id: ids.note }),
      outcomes: studentAlone('PersonalNoteSaved'),
    },
  },
  rest: {},
};
