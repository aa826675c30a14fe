import type { Account } from '../../modules/accounts/account.entities';
import type { SeededCourse, World } from '../world';

interface DemoNote {
  /** Beginning of the course's title. */
  course: string;
  /** Position of the lesson. */
  lesson: number;
  text: string;
  seconds: number | null;
  daysAgo: number;
}

const NOTES: DemoNote[] = [
  {
    course: 'CSS layout',
    lesson: 1,
    text: '**Padding** is space between the content and the border; the background covers it.\n\nMargin is outside and stays transparent.',
    seconds: 9,
    daysAgo: 25,
  },
  {
    course: 'CSS layout',
    lesson: 1,
    text: 'Visible card: 200 + 2 × 20 + 2 × 4 = `248px`. Try again with `box-sizing: border-box`.',
    seconds: 21,
    daysAgo: 25,
  },
  {
    course: 'CSS layout',
    lesson: 3,
    text: 'A flex container is an element that lays out its children in one direction.\n\n- `flex: 1` shares the free space\n- `gap` instead of margins',
    seconds: null,
    daysAgo: 23,
  },
  {
    course: 'How large language models',
    lesson: 1,
    text: 'A hallucination is an invention that looks like typical text. Check titles, dates and citations.',
    seconds: 754,
    daysAgo: 3,
  },
];

/** Seeds the demo student's notes. */
export async function writeNotes(
  world: World,
  student: Account,
  courses: readonly SeededCourse[],
  daysAgo: (days: number) => Date,
): Promise<void> {
  for (const { course: start, lesson, daysAgo: days, ...note } of NOTES) {
    const course = courses.find(({ title }) => title.startsWith(start));
    if (!course) throw new Error(`No demo course is called ${start}…`);
    await world.aNote(student, course, course.lessons[lesson - 1]!, { ...note, createdAt: daysAgo(days) });
  }
}
