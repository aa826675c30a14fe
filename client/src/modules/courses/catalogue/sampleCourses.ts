interface Draft {
  id: string;
  title: string;
  description: string;
  category: string;
  level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
  priceCents: number;
  skills: string[];
  rating: number;
  reviewsCount: number;
  instructor: { name: string; bio: string };
  /** Title, minutes and notes. */
  lessons: readonly (readonly [title: string, minutes: number, notes: string])[];
}

/** A course as the server would send it; it cannot be enrolled in, and its lessons have notes but no video. */
function sample({ instructor, lessons, ...course }: Draft) {
  return {
    ...course,
    subtitle: null,
    glyph: null,
    language: null,
    outcomes: [],
    requirements: [],
    quizzes: [],
    isFeatured: false,
    certificateRule: 'LESSONS' as const,
    instructor: { id: `sample-instructor-${course.id}`, pictureUrl: null, ...instructor },
    studentCount: 0,
    viewerEnrollment: null,
    lessonCount: lessons.length,
    durationMinutes: lessons.reduce((sum, [, minutes]) => sum + minutes, 0),
    createdAt: '2026-01-01T00:00:00Z',
    /** Not shown. */
    updatedAt: '',
    lessons: lessons.map(([title, minutes, notes], index) => ({
      id: `sample-${course.id}-${index + 1}`,
      title,
      description: '',
      notes,
      videoUrl: null,
      captionsUrl: null,
      captionsPath: null,
      duration: `${minutes}:00`,
      durationSeconds: minutes * 60,
      readingMinutes: 0,
      viewerHasCompleted: false,
    })),
  };
}

export type SampleCourse = ReturnType<typeof sample>;

/**
 * The six built-in sample courses, ids 1 to 6 (specification, sections 4 and 9). Shown by the catalogue and a course's
 * page if the server has no courses or is unreachable, always with a note that says so.
 */
export const sampleCourses: readonly SampleCourse[] = [
  sample({
    id: '1',
    title: 'Screens people understand',
    description: 'Plan, sketch and test one small screen, and find the sentence that made people stop.',
    category: 'UI/UX',
    level: 'BEGINNER',
    priceCents: 0,
    skills: ['HTML', 'CSS', 'Sketching', 'Accessibility'],
    rating: 4.6,
    reviewsCount: 38,
    instructor: { name: 'Lena Farrow', bio: 'Designs forms for a city administration.' },
    lessons: [
      ['The task in one sentence', 6, 'Write who wants to do what, and when it counts as done.'],
      ['Group what belongs together', 8, 'Halve the distance inside a group, double it between groups.'],
      ['Ask three people', 9, 'Stay silent, and note the first place where each of them stops.'],
    ],
  }),
  sample({
    id: '2',
    title: 'One small app, front to back',
    description: 'A reading list from the database to the browser, and what a slow network does to it.',
    category: 'Fullstack',
    level: 'INTERMEDIATE',
    priceCents: 3900,
    skills: ['React', 'Express', 'PostgreSQL', 'HTML'],
    rating: 4.4,
    reviewsCount: 52,
    instructor: { name: 'Tomas Reyes', bio: 'Has kept the same three web services running since 2015.' },
    lessons: [
      ['A table for books', 7, 'Name the columns with the words of the reader: title, author, finished on.'],
      ['Routes that answer', 10, 'A route reads the request, asks one function and sends the answer.'],
      ['A page that waits well', 9, 'Draw all four looks of a list first: loading, empty, failed, filled.'],
      ['Saving once', 8, 'Two clicks must not make two books: give each attempt a unique key.'],
    ],
  }),
  sample({
    id: '3',
    title: 'How machines learn from examples',
    description: 'Predict rents from five numbers, by hand and then in Python.',
    category: 'AI',
    level: 'BEGINNER',
    priceCents: 2900,
    skills: ['Python', 'AI', 'Statistics'],
    rating: 4.8,
    reviewsCount: 71,
    instructor: { name: 'Amara Diallo', bio: 'Teaches statistics to people who fear it.' },
    lessons: [
      ['A line through five points', 8, 'A model is a guess with knobs, such as how steep the line is.'],
      ['How wrong is wrong?', 7, 'Square the distances, add them up, and make that number smaller.'],
      ['Points it has not seen', 9, 'Keep some examples back: they tell whether the model memorized.'],
    ],
  }),
  sample({
    id: '4',
    title: 'An API you can leave alone',
    description: 'Honest status codes, time-outs, retries that do no harm and logs that answer questions.',
    category: 'Backend',
    level: 'ADVANCED',
    priceCents: 4900,
    skills: ['Express', 'HTTP', 'PostgreSQL', 'Monitoring', 'Testing'],
    rating: 4.1,
    reviewsCount: 27,
    instructor: { name: 'Sven Lindqvist', bio: 'Carried a pager for eleven years.' },
    lessons: [
      ['What the code promises', 8, 'A 200 says the work is done. If it is only queued, say 202.'],
      ['Waiting has an end', 7, 'Every call gets a time limit shorter than the one your caller has.'],
      ['Try again, safely', 9, 'Retry what may be repeated, after a pause that grows.'],
    ],
  }),
  sample({
    id: '5',
    title: 'Language models without the magic',
    description: 'Tokens, attention and sampling in pictures and small sums.',
    category: 'LLM',
    level: 'INTERMEDIATE',
    priceCents: 3450,
    skills: ['AI', 'Python', 'Tokenization', 'Evaluation'],
    rating: 4.7,
    reviewsCount: 64,
    instructor: { name: 'Priya Nair', bio: 'Measures language models for a public library network.' },
    lessons: [
      ['Text in pieces', 6, 'A model never sees letters. It sees numbered pieces of words.'],
      ['Looking back', 10, 'Attention asks which of the earlier pieces matter now, and mixes them.'],
      ['One piece at a time', 8, 'The model gives every next piece a chance; something outside picks one.'],
      ['Certain and wrong', 7, 'A fluent sentence is a likely sentence. Likely is not the same as checked.'],
    ],
  }),
  sample({
    id: '6',
    title: 'Posters that read from afar',
    description: 'Make a poster for a real event and look at it from ten steps away.',
    category: 'Graphic Designing',
    level: 'BEGINNER',
    priceCents: 0,
    skills: ['Typography', 'Layout', 'Print'],
    rating: 3.4,
    reviewsCount: 9,
    instructor: { name: 'Ines Bauer', bio: 'Prints posters for a neighborhood cinema.' },
    lessons: [
      ['One message', 5, 'What, where, when: in that order, and nothing larger than the first.'],
      ['Three sizes', 8, 'Each size is about twice the one below it. In between there is only hesitation.'],
      ['Ten steps back', 6, 'Hang it up and walk away. Whatever you cannot read was not meant to be read.'],
    ],
  }),
];
