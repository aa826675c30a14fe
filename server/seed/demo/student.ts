import type { Account } from '../../modules/accounts/account.entities';
import { DEMO_PASSWORD } from '../../platform/demo/platform.service';
import { daysAgo, type SeededQuiz } from '../rows';
import type { SeededCourse, World } from '../world';
import { courseCalled } from './course-files';
import { demoAttempt } from './quizzes';

/** What the demo has already. */
interface Demo {
  courses: readonly SeededCourse[];
  quizzes: readonly SeededQuiz[];
  /** Writes to the student. */
  instructor: Account;
}

/** Seeds the student of the demo, with courses, quizzes, notes and messages. */
export async function seedStudent(world: World, { courses, quizzes, instructor }: Demo): Promise<void> {
  const ada = await world.aStudent({
    name: 'Ada Lind',
    email: 'student@waymark.test',
    password: DEMO_PASSWORD,
    createdAt: daysAgo(90),
  });
  await study(world, ada, courses);
  await takeQuizzes(world, ada, quizzes);
  await writeNotes(world, ada, courses);
  await correspond(world, ada, instructor);
}

/** One course completed, the others at different lessons. */
async function study(world: World, ada: Account, courses: readonly SeededCourse[]): Promise<void> {
  const titled = (start: string) => courseCalled(courses, start);
  const finished = titled('CSS layout');
  await world.enroll(ada, finished, { completed: finished.lessons.length, at: daysAgo(21) });
  await world.review(ada, finished, 5, 'I stopped guessing at margins.', daysAgo(20));
  await world.enroll(ada, titled('Accessible forms'), { completed: 1, at: daysAgo(26) });
  await world.enroll(ada, titled('Neural networks'), { completed: 1, at: daysAgo(9) });
  const models = titled('How large language models');
  await world.enroll(ada, models, { completed: 3, at: daysAgo(1) });
  await world.aBookmark(ada, titled('Interface design'), null, daysAgo(1));
  await world.aBookmark(ada, models, models.lessons[3]!, daysAgo(1));
}

/** One quiz passed, one failed, and those of the course just begun not taken yet. */
async function takeQuizzes(world: World, ada: Account, quizzes: readonly SeededQuiz[]): Promise<void> {
  const take = async (title: string, isRight: (index: number) => boolean, at: Date) => {
    const quiz = quizzes.find((candidate) => candidate.title === title);
    if (!quiz) throw new Error(`No demo quiz is called ${title}`);
    const attempt = demoAttempt(ada.name, quiz, (_question, index) => isRight(index), at);
    await world.attempts(quiz, [{ student: ada, ...attempt }]);
  };
  await take('Boxes, flow, flex and grid', (index) => index !== 5, daysAgo(20));
  await take('Neurons, slopes and steps', (index) => index % 2 === 0, daysAgo(8));
}

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

async function writeNotes(world: World, ada: Account, courses: readonly SeededCourse[]): Promise<void> {
  for (const { course: start, lesson, daysAgo: days, ...note } of NOTES) {
    const course = courseCalled(courses, start);
    await world.aNote(ada, course, course.lessons[lesson - 1]!, { ...note, createdAt: daysAgo(days) });
  }
}

async function correspond(world: World, ada: Account, instructor: Account): Promise<void> {
  await world.aMessage(ada, instructor, {
    title: 'A placeholder instead of a label?',
    message:
      'Our designer wants placeholders only, to save space. After the first lesson I doubt it, but what do I tell her?',
    createdAt: daysAgo(24),
    readAt: daysAgo(23),
  });
  await world.aMessage(instructor, ada, {
    title: 'Re: A placeholder instead of a label?',
    message:
      'Ask her to fill the form in, look away, and come back to check it: every hint is gone.\nIt convinces faster than any rule.',
    createdAt: daysAgo(23),
    readAt: daysAgo(22),
  });
  await world.aMessage(ada, instructor, {
    title: 'It worked',
    message: 'The labels stay. She has enrolled as well. Is there a course of yours to take after this one?',
    createdAt: daysAgo(2),
  });
  await world.aMessage(instructor, ada, {
    title: 'What to take next',
    message:
      'Interface design, from first sketch to prototype: it begins one step earlier, where forms are still drawn.',
    createdAt: daysAgo(1),
  });
}
