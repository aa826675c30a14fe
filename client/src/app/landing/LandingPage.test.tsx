import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { storeSession } from '../../lib/session';
import { type Answer, showAt, showPagesAt } from '../../test/showAt';
import { aCatalogueCourse } from '../../modules/courses/catalogue/catalogue.testing';
import { LandingPage } from './LandingPage';

const lessons = [{ id: 'l1', title: 'The first stop', durationSeconds: 480 }];
const courses = ['a', 'b', 'c'].map((id) => ({ ...aCatalogueCourse(id), lessons }));

const testimonials = ['Ada', 'Bo', 'Cleo', 'Dina'].map((name, index) => ({
  id: `t${index}`,
  name,
  text: `${name} says so.`,
  stars: 5 - index,
}));

function theLandingPage({
  nodes = courses,
  viewer = null as object | null,
  said = testimonials,
  landingQuestion = null as object | null,
} = {}) {
  return {
    data: {
      platformStats: { totalCourses: 9, totalStudents: 1204, totalInstructors: 1 },
      courses: { nodes, categories: [{ name: 'AI', courseCount: 2 }] },
      testimonials: { nodes: said },
      landingQuestion,
      viewer,
    },
  };
}

function enrollment(id: string, title: string, lastActivityAt: string | null, nextLesson: string | null) {
  return {
    id: `e-${id}`,
    enrolledAt: '2026-10-01T10:00:00Z',
    lastActivityAt,
    lessonsCompleted: 2,
    completedPositions: [1, 2],
    course: { id, title, category: 'AI', lessonCount: 6 },
    resumeLesson: nextLesson && {
      id: `next-${id}`,
      position: 3,
      title: nextLesson,
      durationSeconds: 300,
    },
  };
}

function aViewer(enrollments: object[]) {
  return { learning: { enrollments } };
}

function show(
  answer: Answer | Promise<Answer> | (() => Answer) = theLandingPage(),
  others = {},
  isDemo = true,
) {
  return showPagesAt(
    '/',
    [{ path: '/', element: <LandingPage /> }],
    { LandingPage: answer, ...others },
    { isDemo },
  );
}

const links = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the page has its four anchors, each with content', async () => {
  show('waiting');
  const anchors = links(screen.getByRole('navigation', { name: 'On this page' }));
  expect(anchors).toEqual([
    ['Home', '/#home'],
    ['Courses', '/#courses'],
    ['About', '/#about'],
    ['Testimonials', '/#testimonials'],
  ]);
  await screen.findByRole('heading', { name: 'What students say' });
  for (const [, href] of anchors) expect(document.querySelector(href!.slice(1))).toBeInTheDocument();
});

test.each([
  [
    'the specified categories',
    null,
    [
      ['UI/UX', '/courses?category=UI%2FUX'],
      ['Full Stack Development', '/courses?category=Fullstack'],
      ['AI Engineering', '/courses?category=AI'],
      ['FrontEnd DevelopMent', '/courses?category=Frontend'],
      ['Backend Development', '/courses?category=Backend'],
      ['Graphic Design', '/courses?category=Graphic%20Designing'],
      ['Prompt Engineering', '/courses?category=Prompt%20Engineering'],
      ['LLM', '/courses?category=LLM'],
    ],
  ],
  [
    'an administrator’s categories, in their order',
    ['Cooking', 'AI', 'constructor'].map((name) => ({ name, alternativeName: null, isMain: true })),
    [
      ['Cooking', '/courses?category=Cooking'],
      ['AI Engineering', '/courses?category=AI'],
      ['constructor', '/courses?category=constructor'],
    ],
  ],
])('tiles lead to %s, with the specified names', async (_whose, categories, tiles) => {
  showAt(
    '/',
    <Route path="/" element={<LandingPage />} />,
    { LandingPage: theLandingPage() },
    { categories },
  );
  await screen.findByText('2 courses');
  const topics = within(screen.getByRole('region', { name: 'Browse by topic' })).getAllByRole('link');
  expect(topics.map((link) => [link.children[1]?.textContent, link.getAttribute('href')])).toEqual(tiles);
});

test('four benefits and three real courses, with the two buttons', async () => {
  show();
  const featured = screen.getByRole('region', { name: 'Featured courses' });
  expect(await within(featured).findAllByRole('article')).toHaveLength(3);
  expect(within(featured).getByRole('link', { name: 'ALL COURSES' })).toLinkTo('/courses');
  expect(within(featured).getByRole('link', { name: 'QUIZZES' })).toLinkTo('/register');
  const about = screen.getByRole('region', { name: 'About Waymark' });
  expect(within(about).getAllByRole('heading', { level: 3 })).toHaveTexts([
    'Flexible Learning',
    'Global Community',
    'Expert Teacher',
    'Certification',
  ]);
});

test.each([
  [true, 'Trusted by 300K+ students'],
  [false, '1,204 students on this platform'],
])(
  'the figures are those of the platform; the claim is made in the demo only (%s)',
  async (isDemo, claim) => {
    show(theLandingPage(), {}, isDemo);
    expect(await screen.findByText(claim)).toBeInTheDocument();
    expect(screen.queryAllByText(/300K/)).toHaveLength(isDemo ? 1 : 0);
    const banner = screen.getByRole('region', { name: 'On this platform today' });
    expect(banner).toHaveTextContent('Courses9Students1,204Instructor1');
  },
);

test('a visitor sees the line of a real course', async () => {
  show();
  const line = await screen.findByRole('region', { name: 'Course a' });
  expect(line).toHaveTextContent('Lesson 1: The first stop, 8 min');
  expect(links(line)).toEqual([['Start Course a', '/courses/a?lesson=l1']]);
  expect(screen.getByRole('link', { name: 'Create an account' })).toLinkTo('/register');
});

const question = {
  id: 'q1',
  text: 'Where does a line end?',
  options: ['At a stop', 'Nowhere'],
  lesson: {
    id: 'l4',
    title: 'Lines',
    position: 2,
    videoUrl: '/media/lines.webm',
    captionsUrl: '/media/lines.vtt',
    duration: '0:40',
    course: { id: 'c1', title: 'Transport', category: 'AI', lessonCount: 3 },
  },
};
const landingAnswer = (explanation: string | null = 'It has two of them.') => ({
  data: { landingQuestion: { id: 'q1', answer: { option: 0, explanation } } },
});
const marker = () => document.querySelector<HTMLElement>('.track')?.style.getPropertyValue('--marker');

test('a visitor answers the chosen question, which explains itself and leads into its lesson', async () => {
  const { asked } = show(theLandingPage({ landingQuestion: question }), { LandingAnswer: landingAnswer() });
  const card = within(await screen.findByRole('region', { name: 'Where does a line end?' }));
  expect(card.getByText(/From “Transport”/)).toBeVisible();
  expect(card.getByRole('img', { name: 'Lesson 2 of 3' })).toBeVisible();
  expect(marker()).toBe('50%');
  expect(asked.map(({ operation }) => operation)).not.toContain('LandingAnswer');
  expect(card.queryByRole('link')).not.toBeInTheDocument();

  await userEvent.tab();
  card.getByRole('button', { name: 'Nowhere' }).focus();
  await userEvent.keyboard('{Enter}');
  const verdict = 'Incorrect. The answer is “At a stop”. It has two of them.';
  await waitFor(() => expect(card.getByRole('status')).toHaveTextContent(verdict));
  expect(marker()).toBe('100%');
  expect(card.getByRole('button', { name: /^Nowhere ?, incorrect$/ })).toHaveFocus();
  expect(card.getByRole('link', { name: 'Open the lesson: Lines' })).toLinkTo('/lessons/l4');
  await userEvent.click(card.getByRole('button', { name: /^At a stop ?, correct answer$/ }));
  expect(card.getByRole('status')).toHaveTextContent(verdict);
});

test('an answer that cannot be checked can be given again', async () => {
  let answer: Answer = new Error('Failed to fetch');
  show(theLandingPage({ landingQuestion: question }), { LandingAnswer: () => answer });
  const card = within(await screen.findByRole('region', { name: 'Where does a line end?' }));
  await userEvent.click(card.getByRole('button', { name: 'At a stop' }));
  expect(await card.findByText('Your answer couldn’t be checked. Please try again.')).toBeVisible();
  expect(card.getByRole('link', { name: 'Open the lesson: Lines' })).toBeVisible();
  answer = landingAnswer(null);
  await userEvent.click(card.getByRole('button', { name: 'At a stop' }));
  await waitFor(() => expect(card.getByRole('status')).toHaveTextContent(/^Correct\.$/));
});

describe('the film of the question’s lesson', () => {
  let see: () => void = () => undefined;
  beforeEach(() => {
    see = () => undefined;
    window.IntersectionObserver = class {
      constructor(report: IntersectionObserverCallback) {
        see = () => report([{ isIntersecting: true }] as IntersectionObserverEntry[], this as never);
      }
      observe() {}
      disconnect() {}
    } as never;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(navigator, 'connection');
    jest.restoreAllMocks();
  });
  const film = () => screen.queryByLabelText<HTMLVideoElement>('Video: Lines');
  const showFilm = async () => {
    show(theLandingPage({ landingQuestion: question }));
    return screen.findByRole('button', { name: 'Play video 0:40' });
  };

  test('starts muted, with captions and controls, when it is seen', async () => {
    await showFilm();
    expect(film()).not.toBeInTheDocument();
    act(see);
    expect(film()).toMatchObject({ muted: true, autoplay: true, controls: true });
    expect(film()!.querySelector('track')).toHaveAttribute('src', '/media/lines.vtt');
  });

  test.each([
    ['reduced motion', () => jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as never)],
    ['saved data', () => Object.assign(navigator, { connection: { saveData: true, effectiveType: '4g' } })],
    ['a slow network', () => Object.assign(navigator, { connection: { effectiveType: '3g' } })],
  ])('waits to be pressed with %s', async (_what, prepare) => {
    prepare();
    const play = await showFilm();
    act(see);
    expect(film()).not.toBeInTheDocument();
    await userEvent.click(play);
    expect(film()).toMatchObject({ muted: false, autoplay: true });
    expect(film()).toHaveFocus();
  });
});

test('a student sees the course with their latest activity, with a link to continue', async () => {
  show(
    theLandingPage({
      viewer: aViewer([
        enrollment('old', 'Ridden long ago', '2026-10-02T10:00:00Z', 'Something else'),
        enrollment('new', 'Ridden yesterday', '2026-11-20T10:00:00Z', 'Attention'),
        enrollment('done', 'Ridden to its end', '2026-11-21T10:00:00Z', null),
      ]),
    }),
  );
  const line = await screen.findByRole('region', { name: 'Ridden yesterday' });
  expect(line).toHaveTextContent('Lesson 3: Attention');
  expect(within(line).getByRole('link', { name: 'Resume' })).toLinkTo('/courses/new?lesson=next-new');
});

test.each([
  ['a student', 'STUDENT', 'My learning'],
  ['an instructor', 'INSTRUCTOR', null],
  ['a visitor', null, 'Create an account'],
] as const)(
  '%s sees the links below the headline before the data, and the same ones with it',
  async (_who, role, link) => {
    if (role) storeSession('the-token', { id: 's1', name: 'Ida', email: 'ida@example.org', role });
    let give: (answer: Answer) => void = () => undefined;
    show(new Promise((resolve) => (give = resolve)));
    const hero = within(screen.getByRole('region', { name: /^Know your next stop/ }));
    const shown = () =>
      ['My learning', 'Create an account'].filter((name) => hero.queryByRole('link', { name }) !== null);
    const expected = link === null ? [] : [link];
    expect(shown()).toEqual(expected);
    await act(async () => give(theLandingPage({ viewer: role === 'STUDENT' ? aViewer([]) : null })));
    await screen.findByRole('region', { name: 'Course a' });
    expect(shown()).toEqual(expected);
  },
);

test('a new testimonial is the first of all at once', async () => {
  const said = { id: 'new', name: 'Nia', text: 'Two stops a day.', stars: 5, avatarUrl: null };
  show(theLandingPage(), {
    AddTestimonial: { __typename: 'TestimonialAdded', isPublic: true, testimonial: said },
  });
  await screen.findByText('Ada says so.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Nia');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Two stops a day.');
  await userEvent.click(screen.getByRole('button', { name: 'Send testimonial' }));
  await screen.findByText('Thank you. Your testimonial is published.');
  const carousel = screen.getByRole('region', { name: 'Testimonials' });
  expect(
    within(carousel)
      .getAllByRole('figure')
      .map((figure) => figure.querySelector('figcaption')?.textContent),
  ).toEqual(['NNia', 'AAda', 'BBo', 'CCleo', 'DDina']);
});
