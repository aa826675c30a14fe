import {
  BUDGET_USED_UP,
  CLOSEST,
  MODEL_UNAVAILABLE,
  UNANSWERED,
} from '../../features/assistant/assistant.rules';
import { newId } from '../../platform/ids';
import type { TestApp } from '../test-app';
import type { Courses, Questions } from './sets';

const ASK = `mutation ($input: AskAssistantInput!) { askAssistant(input: $input) { __typename
  ... on UserError { message }
  ... on AssistantAnswered { conversation { id } answer { text
    sources { lessonId } questions { type text options answer quote } deck { cards { front back } } } } } }`;

type Outcome = 'answer' | 'closest' | 'nothing';

/** An answer, with the titles of the lessons that it names as sources. */
interface Measured {
  question: string;
  /** '' for a question that no lesson answers. */
  lesson: string;
  outcome: Outcome;
  lessons: string[];
  text: string;
  milliseconds: number;
}

/** A practice question or flashcard that was made of a lesson, as text. */
interface Made {
  kind: 'question' | 'card';
  lesson: string;
  shown: string;
}

/** Shares are from 0 to 1, times in milliseconds. */
export interface Figures {
  first: number;
  amongFive: number;
  goodRefused: number;
  goodClosest: number;
  outsideRefused: number;
  followUps: number | null;
  wordsMean: number;
  wordsMost: number;
  p50: number;
  p99: number;
}

export interface Measurement {
  figures: Figures;
  all: Measured[];
  /** Empty unless asked for. */
  made: Made[];
}

/** Adds the courses, published, by a new instructor. */
export async function addCourses(app: TestApp, { courses, language }: Courses): Promise<void> {
  const instructor = await app.world.anInstructor({ email: `${newId()}@example.org` });
  for (const { title, lessons } of courses)
    await app.world.aCourse(instructor, {
      title,
      description: '',
      language,
      lessons: lessons.map((lesson) => ({ ...lesson, description: '' })),
    });
}

/**
 * Asks everything as a new student, each question in a chat of its own; with `makes`, has questions and cards made of
 * each lesson that the questions are about.
 */
export async function measure(
  app: TestApp,
  questions: Questions,
  { makes = false } = {},
): Promise<Measurement> {
  const token = await app.world.signIn(await app.world.aStudent({ email: `${newId()}@example.org` }));
  const rows = await app.database.query<{ id: string; title: string; course: string }>(
    'select l.id, l.title, c.title as course from lessons l join courses c on c.id = l.course_id',
  );
  const nameOf = new Map(rows.map(({ id, title, course }) => [id, `${course}: ${title}`]));
  const isOf = (name: string | undefined, { course, lesson }: { course?: string; lesson: string }) =>
    name !== undefined && (course ? name === `${course}: ${lesson}` : name.endsWith(`: ${lesson}`));

  async function ask(text: string, sessionId: string | null = null) {
    await app.database.query('delete from rate_limits');
    const started = performance.now();
    const { body } = await app.graphql(ASK, { input: { requestId: newId(), text, sessionId } }, token);
    const milliseconds = performance.now() - started;
    if (body.errors) throw new Error(`${text}: ${body.errors[0]!.message}`);
    const { message, answer, conversation } = body.data.askAssistant;
    // Figures that are partly of the built-in assistant would say nothing about the model.
    const failure = message ?? WITHOUT_MODEL.find((notice) => answer.text.startsWith(notice));
    if (failure !== undefined) throw new Error(`${text}: ${failure}`);
    const lessons = (answer.sources as { lessonId: string }[]).map(
      ({ lessonId }) => nameOf.get(lessonId) ?? '',
    );
    return {
      measured: {
        question: text,
        lesson: '',
        outcome: outcomeOf(answer.text),
        lessons,
        text: answer.text,
        milliseconds,
      },
      conversationId: conversation.id as string,
    };
  }

  await ask('A first question, so that everything is loaded');
  const good: Measured[] = [];
  const places: number[] = [];
  for (const expected of questions.answered) {
    const { measured } = await ask(expected.question);
    good.push({ ...measured, lesson: expected.lesson });
    places.push(measured.lessons.findIndex((name) => isOf(name, expected)));
  }
  const outside: Measured[] = [];
  for (const question of questions.unanswered) outside.push((await ask(question)).measured);
  let followed = 0;
  for (const { first, then, lesson } of questions.follow_ups) {
    const { conversationId } = await ask(first);
    const { measured } = await ask(then, conversationId);
    if (measured.outcome === 'answer' && isOf(measured.lessons[0], { lesson })) followed++;
  }

  async function madeOf(kind: Made['kind'], lesson: string): Promise<Made[]> {
    await app.database.query('delete from rate_limits');
    const { id, title } = rows.find((row) => nameOf.get(row.id) === lesson)!;
    const requestType = kind === 'question' ? 'QUIZ_GENERATION' : 'FLASHCARD_CREATION';
    const input = { requestId: newId(), text: title, requestType, lessonId: id };
    const { body } = await app.graphql(ASK, { input }, token);
    const { questions: asked, deck } = body.data.askAssistant.answer;
    const cards = (deck?.cards ?? []) as { front: string; back: string }[];
    const shown =
      kind === 'question'
        ? (asked as { text: string; options: string[]; answer: string }[]).map(
            ({ text, options, answer }) =>
              `${text}\n${options.map((option) => `- ${option}\n`).join('')}= ${answer}`,
          )
        : cards.map(({ front, back }) => `${front}\n= ${back}`);
    return shown.map((text) => ({ kind, lesson, shown: text }));
  }

  const made: Made[] = [];
  const lessons = rows.filter(({ id }) =>
    questions.answered.some((expected) => isOf(nameOf.get(id), expected)),
  );
  for (const { id } of makes ? lessons : [])
    made.push(...(await madeOf('question', nameOf.get(id)!)), ...(await madeOf('card', nameOf.get(id)!)));

  const share = (list: Measured[], outcome: Outcome) =>
    list.filter((measured) => measured.outcome === outcome).length / list.length;
  const words = good.filter(({ outcome }) => outcome === 'answer').map(({ text }) => wordsIn(text));
  const times = [...good, ...outside].map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (quantile: number) => times[Math.min(times.length - 1, Math.floor(times.length * quantile))]!;
  return {
    all: [...good, ...outside],
    made,
    figures: {
      first: places.filter((place) => place === 0).length / places.length,
      amongFive: places.filter((place) => place >= 0 && place < 5).length / places.length,
      goodRefused: share(good, 'nothing'),
      goodClosest: share(good, 'closest'),
      outsideRefused: 1 - share(outside, 'answer'),
      followUps: questions.follow_ups.length === 0 ? null : followed / questions.follow_ups.length,
      wordsMean: words.reduce((sum, count) => sum + count, 0) / Math.max(1, words.length),
      wordsMost: Math.max(0, ...words),
      p50: at(0.5),
      p99: at(0.99),
    },
  };
}

const WITHOUT_MODEL = [BUDGET_USED_UP, MODEL_UNAVAILABLE];

function outcomeOf(text: string): Outcome {
  if (text === UNANSWERED) return 'nothing';
  return text === CLOSEST ? 'closest' : 'answer';
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
