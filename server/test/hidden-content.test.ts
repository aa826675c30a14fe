import { strFromU8, unzipSync } from 'fflate';
import { CLIENT_FOLDER } from '../platform/root';
import { TEST_PASSWORD, type SeededCourse } from '../seed/world';
import { askAssistant } from './ask-assistant';
import { testApp } from './test-app';

// What administrators hid, or have not approved yet, must not leave by any door for those who may not see it. Each text
// has a word of its own that is looked for in whole answers.

const CANARY = {
  title: 'zqxtitle',
  notes: 'zqxnotes',
  reason: 'zqxreason',
  review: 'zqxreview',
  testimonial: 'zqxtestimonial',
} as const;

const app = testApp({
  clientFolder: CLIENT_FOLDER,
  config: { isDemo: false, sandbox: false, publicUrl: 'https://learn.example' },
});
/** The blocked course. */
let blocked: SeededCourse;
/** A published course with the review. */
let reviewed: SeededCourse;
/** Session tokens. The owner teaches both courses, the learner is enrolled in both and wrote the review. */
let tokens: Record<'owner' | 'learner' | 'student' | 'instructor', string>;

beforeAll(async () => {
  const { world } = app;
  const owner = await world.anInstructor();
  const learner = await world.aStudent();
  blocked = await world.aCourse(owner, {
    title: `Knots ${CANARY.title}`,
    category: 'LLM',
    lessons: [{ title: `Bowline ${CANARY.title}`, notes: `## Bowline\n\nA bowline is ${CANARY.notes}.` }],
  });
  reviewed = await world.aCourse(owner, { title: 'Ropes', category: 'LLM', skills: blocked.skills });
  for (const course of [blocked, reviewed]) await world.enroll(learner, course, { completed: 1 });
  tokens = {
    owner: await world.signIn(owner),
    learner: await world.signIn(learner),
    student: await world.signIn(await world.aStudent()),
    instructor: await world.signIn(await world.anInstructor()),
  };
  const admin = await world.signIn(await world.anAdmin());
  // Seen once while it was public, so that every cache had it.
  expect(await answersFor(undefined)).toContain(CANARY.title);
  await app.as(admin)
    .graphql`mutation { blockCourse(courseId: ${blocked.id}, reason: ${`Broken: ${CANARY.reason}`}) {
      __typename } }`;
  await app.as(tokens.learner)
    .graphql`mutation { writeReview(input: ${{ courseId: reviewed.id, stars: 1, text: CANARY.review }}) {
      __typename } }`;
  await app.as().graphql`mutation { addTestimonial(input: { name: "Ada", text: ${CANARY.testimonial} }) {
    __typename } }`;
});

const CARD = 'id title description rating reviewsCount block { reason }';
const QUERY = `query ($id: ID!, $lessonId: ID!, $other: ID!, $search: String!) {
  course(id: $id) { ${CARD} lessons { title notes } reviews { nodes { text } } }
  lesson(id: $lessonId) { title notes course { title } }
  other: course(id: $other) { ${CARD} reviews { nodes { text } starCounts { stars count } } viewerReview { text }
    relatedCourses { ${CARD} } otherCoursesOfInstructor { ${CARD} } }
  courses(first: 100) { nodes { ${CARD} lessonTitles } categories { name courseCount } }
  found: courses(filter: { search: $search }) { nodes { ${CARD} } }
  testimonials(first: 100) { nodes { name text } }
  viewer { inbox { notifications(first: 50) { nodes { title message } } } bookmarks { courseTitle }
    learning { enrollments { course { ${CARD} } } } }
}`;

/** The searches and addresses that lead to what is hidden. */
const paths = () => [
  '/api/courses',
  `/api/courses/${blocked.id}`,
  `/api/courses/${reviewed.id}`,
  '/search/courses?q=knots',
  '/testimonials',
];
const pages = () => [
  '/',
  '/courses',
  '/courses?q=knots',
  `/courses/${blocked.id}`,
  `/courses/${reviewed.id}`,
  `/lessons/${blocked.lessons[0]!.id}`,
];

/** Everything that this session, or a visitor, gets, as one text. */
async function answersFor(token: string | undefined): Promise<string> {
  const variables = {
    id: blocked.id,
    lessonId: blocked.lessons[0]!.id,
    other: reviewed.id,
    search: 'knots',
  };
  const { body } = await app.graphql(QUERY, variables, token);
  expect(body.errors).toBeUndefined();
  const answers = [JSON.stringify(body.data)];
  for (const path of paths())
    answers.push(JSON.stringify((await app.rest('GET', path, token ? { token } : {})).body));
  for (const path of pages()) {
    const page = await fetch(app.origin + path, { headers: { accept: 'text/html' } });
    answers.push(await page.text());
  }
  return answers.join('\n');
}

const found = (text: string) => Object.values(CANARY).filter((word) => text.includes(word));

async function exportOf(token: string): Promise<string> {
  await app.sql`delete from rate_limits`;
  const answer = await fetch(`${app.origin}/auth/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: TEST_PASSWORD }),
  });
  expect(answer.status).toBe(200);
  return Object.values(unzipSync(new Uint8Array(await answer.arrayBuffer())))
    .map((file) => strFromU8(file))
    .join('\n');
}

describe('what administrators hid or have not approved', () => {
  it('is nowhere for visitors and strangers', async () => {
    for (const token of [undefined, tokens.student, tokens.instructor])
      expect(found(await answersFor(token))).toEqual([]);
  });

  it('stays what the specification gives to those who are enrolled, without the reason', async () => {
    expect(found(await answersFor(tokens.learner))).toEqual([CANARY.title, CANARY.notes, CANARY.review]);
  });

  it('is seen by the instructor, but for texts that wait for approval', async () => {
    expect(found(await answersFor(tokens.owner))).toEqual([CANARY.title, CANARY.notes, CANARY.reason]);
  });

  it('is not what the assistant answers strangers from', async () => {
    for (const token of [tokens.student, tokens.instructor]) {
      const answered = await askAssistant(app, token, { text: 'What is a bowline knot?' });
      expect(answered.__typename).toBe('AssistantAnswered');
      expect(found(JSON.stringify(answered))).toEqual([]);
    }
  });

  it('is only in the exports of those who wrote it', async () => {
    expect(found(await exportOf(tokens.student))).toEqual([]);
    expect(found(await exportOf(tokens.instructor))).toEqual([]);
    expect(found(await exportOf(tokens.owner))).toEqual([CANARY.title, CANARY.notes, CANARY.reason]);
    const learner = found(await exportOf(tokens.learner));
    expect(learner).toContain(CANARY.review);
    expect(learner).not.toContain(CANARY.reason);
  });
});
