import { newId } from '../../../platform/ids';
import { freshFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import { ExpiredRowsSweeper } from '../../../platform/expired-rows';

const HOUR_MS = 60 * 60 * 1000;

const app = testApp();

const instructor = freshFixture(() => app.world.anInstructor());
const course = freshFixture(() => app.world.aCourse(instructor, { title: 'Knots' }));
const ada = freshFixture(() => app.signedIn(app.world.aStudent()));

const NOTE = 'id courseId lessonId courseTitle lessonTitle canOpenLesson text seconds revision';
const RESULT = `__typename ... on UserError { message } ... on InvalidInput { fields { path message } }
  ... on PersonalNoteSaved { note { ${NOTE} } }`;

const send = (document: string, variables: Record<string, unknown>, by = ada.token) =>
  app.run(document, variables, by);

interface Written {
  id?: string;
  lessonId?: string;
  seconds?: number | null;
}

const create = (
  text: string,
  { id = newId(), lessonId = course.lessons[0]!.id, seconds }: Written = {},
  by = ada.token,
) =>
  app.as(by).run`mutation {
    r: createPersonalNote(id: ${id}, lessonId: ${lessonId}, input: ${{ text, seconds }}) { ${RESULT} } }`;

const update = (id: string, text: string, revision: number) =>
  app.as(ada.token).run`mutation {
    r: updatePersonalNote(id: ${id}, input: ${{ text }}, revision: ${revision}) {
      ${RESULT} ... on PersonalNoteEditConflict { note { ${NOTE} } } } }`;

const remove = (id: string) =>
  send('mutation ($id: ID!) { r: deletePersonalNote(id: $id) { noteId } }', { id });
const restore = (id: string) =>
  send(`mutation ($id: ID!) { r: restorePersonalNote(id: $id) { note { ${NOTE} } } }`, { id });

/** Returns the ids of as many new notes. */
async function insertNotes(count: number): Promise<string[]> {
  const rows = await app.sql`with inserted as (
    insert into personal_notes (id, account_id, course_id, lesson_id, course_title, lesson_title, text, search_text, updated_at)
    select gen_random_uuid(), ${ada.id}, ${course.id}, ${course.lessons[0]!.id}, 'Knots', 'One', 'a', 'a', now()
    from generate_series(1, ${count}::int) returning id
    )
    select id from inserted`;
  return rows.map(({ id }) => id);
}

async function list(filter: Record<string, unknown> = {}, by = ada.token) {
  const result = await send(
    `query ($first: Int! = 50, $after: String, $courseId: ID, $lessonId: ID, $search: String) { r: viewer {
      personalNotes(first: $first, after: $after, courseId: $courseId, lessonId: $lessonId, search: $search) {
        nodes { ${NOTE} } totalCount pageInfo { hasNextPage endCursor } } } }`,
    filter,
    by,
  );
  return result.personalNotes ?? result;
}
const textsOf = async (filter: Record<string, unknown> = {}, by = ada.token): Promise<string[]> =>
  (await list(filter, by)).nodes.map(({ text }: { text: string }) => text);

describe('a note', () => {
  it('is saved with its lesson and second', async () => {
    const id = newId();
    const [lesson] = course.lessons;
    expect(await create('  **Bowline**: a loop.  ', { id, seconds: 75 })).toEqual({
      __typename: 'PersonalNoteSaved',
      note: {
        id,
        courseId: course.id,
        lessonId: lesson!.id,
        courseTitle: 'Knots',
        lessonTitle: lesson!.title,
        canOpenLesson: true,
        text: '**Bowline**: a loop.',
        seconds: 75,
        revision: 1,
      },
    });
  });

  it.each([
    ['blank text', ' \u200b ', undefined, 'text', 'Write something first'],
    ['too long a text', 'x'.repeat(5001), undefined, 'text', 'Note can be at most 5,000 characters'],
    ['too late a time', 'a', 1e5, 'seconds', 'The time must be a whole number of seconds within the video'],
  ])('is refused with %s', async (_, text, seconds, path, message) => {
    expect((await create(text, { seconds })).fields).toEqual([{ path, message }]);
    expect(await list()).toMatchObject({ totalCount: 0 });
  });

  it('needs a lesson that its author can open, and a client’s UUID', async () => {
    const draft = await app.world.aCourse(instructor, { isPublished: false });
    const lessonId = draft.lessons[0]!.id;
    expect(await create('Mine', { lessonId })).toBe('NOT_FOUND');
    expect(await create('Mine', { lessonId: 'no id' })).toBe('NOT_FOUND');
    expect((await create('Mine', { lessonId }, await app.world.signIn(instructor))).__typename).toBe(
      'PersonalNoteSaved',
    );
    expect((await create('Mine', { id: 'no id' })).fields[0].path).toBe('id');
  });

  it('is saved once when the reply was lost, with the newer text', async () => {
    const id = newId();
    const sent = await app.atOnce(12, () => create('Half', { id }));
    expect(sent.map(({ __typename }) => __typename)).toEqual(sent.map(() => 'PersonalNoteSaved'));
    expect((await create('Half and more', { id })).note).toMatchObject({ revision: 2 });
    expect(await textsOf()).toEqual(['Half and more']);
  });

  it('is not written over another account’s note or another lesson with its id', async () => {
    const id = newId();
    await create('Mine', { id });
    const other = await app.world.signIn(await app.world.aStudent());
    expect(await create('Theirs', { id }, other)).toBe('NOT_FOUND');
    expect(await create('Elsewhere', { id, lessonId: course.lessons[1]!.id })).toBe('NOT_FOUND');
    expect((await list()).nodes).toMatchObject([{ text: 'Mine', lessonId: course.lessons[0]!.id }]);
    expect(await textsOf({}, other)).toEqual([]);
  });

  it('is one of at most 1,000 in a course, however many are written at once', async () => {
    await insertNotes(999);
    const sent = await app.atOnce(12, (index) => create(`Note ${index}`));
    expect(sent.filter(({ __typename }) => __typename === 'PersonalNoteSaved')).toHaveLength(1);
    expect(sent.find(({ __typename }) => __typename === 'PersonalNoteLimitReached').message).toMatch(
      /1,000 notes/,
    );
    expect(await list({ first: 1 })).toMatchObject({ totalCount: 1000 });
    const other = await app.world.aCourse(instructor);
    expect((await create('Elsewhere', { lessonId: other.lessons[0]!.id })).__typename).toBe(
      'PersonalNoteSaved',
    );
  });
});

describe('an edit', () => {
  it('saves text and time, and conflicts with one of another window', async () => {
    const { note } = await create('First', { seconds: 5 });
    expect((await update(note.id, 'Second', 1)).note).toMatchObject({
      text: 'Second',
      seconds: null,
      revision: 2,
    });
    expect(await update(note.id, 'Other window', 1)).toMatchObject({
      __typename: 'PersonalNoteEditConflict',
      message: 'You edited this note in another window.',
      note: { text: 'Second', revision: 2 },
    });
    // The reply to the first edit was lost.
    expect(await update(note.id, 'Second', 1)).toMatchObject({ note: { revision: 2 } });
    expect((await update(note.id, '', 2)).fields[0].message).toBe('Write something first');
  });

  it('of twelve at once is saved once', async () => {
    const { note } = await create('First');
    const sent = await app.atOnce(12, (index) => update(note.id, `Edit ${index}`, 1));
    expect(sent.filter(({ __typename }) => __typename === 'PersonalNoteSaved')).toHaveLength(1);
    expect((await list()).nodes).toMatchObject([{ revision: 2 }]);
  });
});

describe('a deleted note', () => {
  it('is gone, can be restored for a day, and is removed then', async () => {
    const { note } = await create('Keep me');
    expect(await remove(note.id)).toEqual({ noteId: note.id });
    expect(await remove(note.id)).toBe('NOT_FOUND');
    expect(await update(note.id, 'No', 1)).toBe('NOT_FOUND');
    expect(await textsOf()).toEqual([]);
    expect((await restore(note.id)).note).toEqual(note);
    expect((await restore(note.id)).note).toEqual(note);
    expect(await textsOf()).toEqual(['Keep me']);

    await remove(note.id);
    const sweep = () => app.app.service(ExpiredRowsSweeper).run();
    app.clock.advance(23 * HOUR_MS);
    await sweep();
    expect((await restore(note.id)).note).toEqual(note);
    await remove(note.id);
    app.clock.advance(24 * HOUR_MS);
    await sweep();
    expect(await restore(note.id)).toBe('NOT_FOUND');
    expect(await app.sql`select from personal_notes where account_id = ${ada.id}`).toEqual([]);
    app.clock.advance(-47 * HOUR_MS);
  });

  it('is not restored beyond 1,000 in a course, however many are restored at once', async () => {
    const notes = await insertNotes(999 + 12);
    const deleted = notes.slice(0, 12);
    for (const id of deleted) await remove(id);
    const sent = await Promise.all(deleted.map((id) => restore(id)));
    expect(sent.filter((answer) => answer === 'BAD_USER_INPUT')).toHaveLength(11);
    expect(await list({ first: 1 })).toMatchObject({ totalCount: 1000 });
    // Those that are not deleted need no room.
    expect((await restore(notes[12]!)).note.id).toBe(notes[12]);
  });
});

describe('the list', () => {
  it('is by course title, lesson and second, page by page', async () => {
    const zen = await app.world.aCourse(instructor, { title: 'zen' });
    const art = await app.world.aCourse(instructor, { title: 'Art' });
    await create('zen', { lessonId: zen.lessons[0]!.id });
    await create('second lesson', { lessonId: course.lessons[1]!.id });
    await create('no second');
    await create('at 100', { seconds: 100 });
    await create('at 20', { seconds: 20 });
    await create('art', { lessonId: art.lessons[2]!.id });
    const expected = ['art', 'at 20', 'at 100', 'no second', 'second lesson', 'zen'];
    expect(await textsOf()).toEqual(expected);

    const paged: string[] = [];
    let after: string | null = null;
    do {
      const page: {
        nodes: { text: string }[];
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string };
      } = await list({ first: 2, after });
      expect(page.totalCount).toBe(6);
      paged.push(...page.nodes.map(({ text }) => text));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(paged).toEqual(expected);

    expect(await textsOf({ courseId: course.id })).toEqual(['at 20', 'at 100', 'no second', 'second lesson']);
    expect(await textsOf({ lessonId: course.lessons[1]!.id })).toEqual(['second lesson']);
    expect(await textsOf({ lessonId: 'no id' })).toEqual([]);
    expect(await list({ first: 101 })).toBe('BAD_USER_INPUT');
    expect(await list({ after: 'nonsense' })).toBe('BAD_USER_INPUT');

    const { notedCourses } = await send('{ r: viewer { notedCourses { title noteCount } } }', {});
    expect(notedCourses).toEqual([
      { title: 'Art', noteCount: 1 },
      { title: 'Knots', noteCount: 4 },
      { title: 'zen', noteCount: 1 },
    ]);
  });

  it('is searched by words of the note, the lesson and the course, folded, in any order', async () => {
    const other = await app.world.aCourse(instructor, {
      title: 'Élan for sailors',
      lessons: [{ title: 'Crème de Proust' }, { title: 'Ropes of Øresund' }],
    });
    await create('Une Idée fixe, 100% true', { lessonId: other.lessons[0]!.id });
    await create('Nothing', { lessonId: other.lessons[1]!.id });
    await create('Loop');
    expect(await textsOf({ search: ' proust  idee elan ' })).toEqual(['Une Idée fixe, 100% true']);
    expect(await textsOf({ search: 'elan' })).toEqual(['Une Idée fixe, 100% true', 'Nothing']);
    expect(await textsOf({ search: 'elan loop' })).toEqual([]);
    expect(await textsOf({ search: '100%' })).toEqual(['Une Idée fixe, 100% true']);
    expect(await textsOf({ search: '%' })).toEqual(['Une Idée fixe, 100% true']);
    expect(await textsOf({ search: 'knots' })).toEqual(['Loop']);
    expect(await textsOf({ search: 'Øresund' })).toEqual(['Nothing']);
    expect(await textsOf({ search: ' ' })).toHaveLength(3);
    expect(await list({ search: 'x'.repeat(101) })).toBe('BAD_USER_INPUT');
  });
});

describe('a note outlives its lesson', () => {
  const newTitle = (title: string) => app.sql`update courses set title = ${title} where id = ${course.id}`;

  it('which was deleted, with the title it had', async () => {
    await create('Still here');
    await app.sql`delete from lessons where id = ${course.lessons[0]!.id}`;
    expect((await list()).nodes).toMatchObject([
      { text: 'Still here', lessonTitle: 'Lesson 1', courseTitle: 'Knots', canOpenLesson: false },
    ]);
    expect(await textsOf({ search: 'lesson knots' })).toEqual(['Still here']);
  });

  it('and its course, for its author enrolled or not', async () => {
    const { note } = await create('Still here');
    await newTitle('Knots and bends');
    expect((await list()).nodes).toMatchObject([{ courseTitle: 'Knots and bends', canOpenLesson: true }]);
    await update(note.id, 'Still here too', 1);
    await app.sql`update courses set is_published = false where id = ${course.id}`;
    // A draft's title is its author's.
    await newTitle('Secret');
    expect((await list()).nodes).toMatchObject([{ courseTitle: 'Knots and bends', canOpenLesson: false }]);
    expect(await textsOf({ search: 'secret' })).toEqual([]);
    expect((await update(note.id, 'And editable', 2)).note).toMatchObject({ courseTitle: 'Knots and bends' });
    await app.sql`update courses set is_published = true, deleted_at = now() where id = ${course.id}`;
    expect((await list()).nodes).toMatchObject([{ text: 'And editable', courseTitle: 'Knots and bends' }]);
  });
});

const cards = async (ids: string[]) => {
  const result = await app.as(ada.token)
    .run`{ r: viewer { suggestedFlashcards(noteIds: ${ids}) { noteId front back lessonId } } }`;
  return result.suggestedFlashcards ?? result;
};

it('flashcards from notes are their definitions, or the whole note with the question left to its author', async () => {
  const lessonId = course.lessons[0]!.id;
  const { note: definition } = await create('- **Halyard**: a rope that hoists a sail up the mast');
  const { note: fragment } = await create('ask Ben');
  expect(await cards([definition.id, fragment.id])).toEqual([
    {
      noteId: definition.id,
      front: 'Halyard',
      back: 'a rope that hoists a sail up the mast',
      lessonId,
    },
    { noteId: fragment.id, front: '', back: 'ask Ben', lessonId },
  ]);
  await app.sql`update courses set deleted_at = now() where id = ${course.id}`;
  expect(await cards([fragment.id])).toMatchObject([{ lessonId: null }]);
  expect(await cards([newId()])).toBe('NOT_FOUND');
  expect(await cards(Array.from({ length: 101 }, newId))).toBe('BAD_USER_INPUT');
});
