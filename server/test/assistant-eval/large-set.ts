import { readDemoCourses } from '../../seed/demo/course-files';
import type { TestApp } from '../test-app';
import { addCourses } from './measure';

const LESSONS = 1_000;
const LESSONS_PER_COURSE = 10;
const PARAGRAPHS = 12;

/**
 * Adds lessons until there are a thousand. Each is a mixture of paragraphs of different demo lessons with words of its
 * own, so that common words are as common as in real courses.
 */
export async function addLargeSet(app: TestApp): Promise<void> {
  const paragraphs = readDemoCourses().flatMap(({ lessons }) =>
    lessons.flatMap(({ notes }) =>
      notes.split(/\n\n+/).filter((text) => /^[A-Z]/.test(text) && text.length > 80),
    ),
  );
  const [row] = await app.database.query<{ count: number }>('select count(*)::int as count from lessons');
  let chance = 1;
  const next = (size: number) => {
    chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((chance / 2 ** 32) * size);
  };
  const lessons = Array.from({ length: LESSONS - row!.count }, (_, number) => ({
    title: `Collected notes ${number + 1}`,
    notes: Array.from({ length: PARAGRAPHS }, (_, index) => {
      const words = paragraphs[next(paragraphs.length)]!.split(' ');
      const mixed = words.map((word) => (next(6) === 0 ? `w${next(20_000)}` : word)).join(' ');
      return index % 3 === 0 ? `## Part ${index / 3 + 1}\n\n${mixed}` : mixed;
    }).join('\n\n'),
  }));
  for (let first = 0; first < lessons.length; first += LESSONS_PER_COURSE)
    await addCourses(app, {
      language: 'en',
      courses: [{ title: `Notes ${first}`, lessons: lessons.slice(first, first + LESSONS_PER_COURSE) }],
    });
}
