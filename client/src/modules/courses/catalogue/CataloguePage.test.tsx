import type { ApolloClient } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, useNavigate } from 'react-router-dom';
import { type Answer, showAt, showRoutesAt } from '../../../test/showAt';
import { aCatalogueCourse, found, theCatalogue } from './catalogue.testing';
import { CataloguePage } from './CataloguePage';

const react = aCatalogueCourse('react', {
  title: 'Pages with React',
  category: 'Frontend',
  skills: ['React', 'HTML', 'CSS', 'Testing', 'Forms'],
  rating: 4.6,
  reviewsCount: 120,
  priceCents: 4900,
  instructor: 'Jo Park',
  lessonCount: 9,
  level: 'INTERMEDIATE',
  durationMinutes: 130,
  createdAt: '2026-03-01T00:00:00Z',
  done: 4,
});
const nets = aCatalogueCourse('nets', {
  title: 'Neural networks',
  category: 'AI',
  rating: 3.4,
  durationMinutes: 45,
  createdAt: '2026-02-01T00:00:00Z',
});
const tables = aCatalogueCourse('tables', {
  title: 'Small tables',
  category: 'Data Science',
  rating: 0,
  reviewsCount: 0,
  createdAt: '2026-04-01T00:00:00Z',
});
const three = theCatalogue([react, nets, tables]);
/** The same, opened with a filter that only finds these courses. */
const threeWith = (...courses: (typeof react)[]) => theCatalogue([react, nets, tables], 3, found(courses));
const NO_FILTER = {
  ...{ search: null, category: null, skill: null, minRating: null },
  ...{ level: null, price: null, length: null },
};
const UNSORTED = { sort: null, first: 24 };

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

function show(address: string, CataloguePageAnswer: Answer | (() => Answer), others = {}) {
  const page = (
    <>
      <Back />
      <CataloguePage />
    </>
  );
  return showAt(address, <Route path="/courses" element={page} />, {
    CataloguePage: CataloguePageAnswer,
    CatalogueCards: { data: { courses: { nodes: [react, nets, tables] } } },
    CatalogueFromServer: 'waiting',
    ...others,
  });
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const address = () => screen.getByTestId('address').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rating = () => screen.getByRole('combobox', { name: 'Minimum rating' });
const find = (value: string) => fireEvent.change(search(), { target: { value } });
const search = () => screen.getByRole('searchbox', { name: 'Search courses' });

test('a card shows what the specification requires, and is one link', async () => {
  show('/courses', three);
  const card = (await screen.findByRole('heading', { name: 'Pages with React' })).closest('article')!;
  expect(within(card).getAllByRole('link')).toHaveLength(1);
  expect(within(card).getByRole('link')).toLinkTo('/courses/react');
  for (const fact of [
    ...['By Jo Park', 'What it is about.', 'Rated 4.6 out of 5, 120 reviews', '4.6 (120)', 'Frontend'],
    ...['+2 more', '2 h 10 min · 4/9 lessons completed'],
  ])
    expect(card).toHaveTextContent(fact);
  expect(within(card).getAllByRole('listitem')).toHaveTexts(['React', 'HTML', 'CSS']);
  expect(card).not.toHaveTextContent('$49.00');

  const other = screen.getByRole('heading', { name: 'Neural networks' }).closest('article')!;
  expect(other).not.toHaveTextContent('completed');
  expect(other).not.toHaveTextContent('more');
  expect(other).toHaveTextContent('Beginner · 45 min · 6 lessons');
  expect(other).toHaveTextContent('Free');
  const unrated = screen.getByRole('heading', { name: 'Small tables' }).closest('article')!;
  expect(unrated).toHaveTextContent('No reviews yet');
  expect(unrated).not.toHaveTextContent('0 (0)');
});

test('the specified categories come first, then the other ones in use', async () => {
  show('/courses', three);
  await screen.findByText('3 courses found');
  const group = within(screen.getByRole('group', { name: 'Category' }));
  expect(
    group.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual([
    'UXUI/UX',
    'FSFullstack',
    'AIAI',
    'BEBackend',
    'LMLLM',
    'GDGraphic Designing',
    'PEPrompt Engineering',
    'FEFrontend',
    'DSData Science',
  ]);
  expect(within(screen.getByRole('group', { name: 'Skills' })).getAllByRole('button')).toHaveTexts([
    'HTML',
    'CSS',
    'Express',
    'React',
    'Python',
    'Tailwind',
    'AI',
  ]);
  expect(within(rating()).getAllByRole('option')).toHaveTexts([
    'Any rating',
    '3 and up',
    '4 and up',
    '4.5 and up',
  ]);
});

test('the buttons are the platform’s main categories, in its order', async () => {
  const categories = [
    { name: 'Data Science', alternativeName: null, isMain: true },
    { name: 'Cooking', alternativeName: null, isMain: true },
    { name: 'AI', alternativeName: null, isMain: false },
  ];
  const routes = <Route path="/courses" element={<CataloguePage />} />;
  showAt('/courses', routes, { CataloguePage: three }, { categories });
  await screen.findByText('3 courses found');
  await press('More categories (2)');
  expect(
    within(screen.getByRole('group', { name: 'Category' }))
      .getAllByRole('button')
      .map((button) => button.textContent?.slice(2)),
  ).toEqual(['Data Science', 'Cooking', 'AI', 'Frontend', 'wer categories']);
});

test('what is no literal match comes from the server, which notes some words and corrections', async () => {
  const answers: Record<string, object> = {
    'networks neural': { exactCount: 0 },
    'networks neural zebra': { exactCount: 0, matchesAllWords: false },
    'nueral networks': { exactCount: 0, correctedSearch: 'neural networks' },
  };
  const { asked } = show('/courses', three, {
    CatalogueFromServer: ({ filter }: Record<string, unknown>) => ({
      data: { courses: { ...found([nets]), ...answers[(filter as { search: string }).search] } },
    }),
  });
  await screen.findByText('3 courses found');
  const note = /No exact match|Showing results for/;
  find('networks neural');
  // Until the server answers, what was found before stays.
  expect(titles().length).toBeGreaterThan(0);
  expect(await screen.findByText('1 course found for "networks neural"')).toBeInTheDocument();
  expect(screen.queryByText(note)).toBeNull();
  expect(asked.filter(({ operation }) => operation === 'CatalogueFromServer')).toHaveLength(1);
  find('networks neural zebra');
  await screen.findByText('No exact match. These courses match some words of your search.');
  find('nueral networks');
  expect(await screen.findByText(/^Showing results for/)).toHaveTextContent(
    'Showing results for neural networks',
  );
});

test('literal matches are shown at once, and others below them when the server has answered', async () => {
  let answer: (answer: Answer) => void = () => undefined;
  show('/courses', three, { CatalogueFromServer: new Promise<Answer>((resolve) => (answer = resolve)) });
  await screen.findByText('3 courses found');
  find('react');
  expect(screen.getByText('1 course found for "react"')).toBeInTheDocument();
  answer({ data: { courses: { ...found([react, nets]), exactCount: 1 } } });
  expect(await screen.findByText('2 courses found for "react"')).toBeInTheDocument();
  expect(screen.getByText('More courses that match some or all words of your search')).toBeInTheDocument();
});

test('without an answer of the server, literal matches stay, and else one can try again', async () => {
  let reachable = false;
  show('/courses', three, {
    CatalogueFromServer: () => (reachable ? { data: { courses: found([nets]) } } : new Error('no network')),
  });
  await screen.findByText('3 courses found');
  find('nueral');
  expect(await screen.findByText('Failed to fetch courses')).toBeInTheDocument();
  reachable = true;
  await press('Try again');
  expect(await screen.findByText('1 course found for "nueral"')).toBeInTheDocument();
  reachable = false;
  find('react');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(screen.getByText('1 course found for "react"')).toBeInTheDocument();
});

test('the courses can be sorted, by relevance while searching', async () => {
  show('/courses', three);
  await screen.findByText('3 courses found');
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  const names = () =>
    within(sort)
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(names()).toEqual(['Featured first', 'Highest rated', 'Newest', 'Shortest']);
  await userEvent.selectOptions(sort, 'Shortest');
  expect(titles()).toEqual(['Neural networks', 'Pages with React', 'Small tables']);
  expect(address()).toBe('/courses?sort=shortest');
  find('about');
  expect(sort).toHaveValue('SHORTEST');
  expect(names()).toEqual(['Most relevant', 'Highest rated', 'Newest', 'Shortest']);
  await userEvent.selectOptions(sort, 'Most relevant');
  expect(address()).toBe('/courses?q=about');
});

test('level, price and length count their courses under the other filters, and a second press takes one off', async () => {
  show('/courses', three);
  await screen.findByText('3 courses found');
  const options = (group: string) => within(screen.getByRole('group', { name: group }));
  const names = (group: string) =>
    options(group)
      .getAllByRole('button')
      .map((button) => button.textContent);
  const hour = options('Length').getByRole('button', { name: 'Under 1 hour , 1 course' });
  expect(names('Level')).toEqual(['Beginner2, 2 courses', 'Intermediate1, 1 course', 'Advanced0, 0 courses']);
  await userEvent.click(hour);
  expect(titles()).toEqual(['Neural networks']);
  expect(names('Price')).toEqual(['Free1, 1 course', 'Paid0, 0 courses']);
  expect(names('Length')).toEqual([
    'Under 1 hour1, 1 course',
    '1 to 3 hours1, 1 course',
    '3 to 10 hours0, 0 courses',
    '10 hours and more0, 0 courses',
  ]);
  expect(address()).toBe('/courses?length=under-1-hour');
  await userEvent.click(hour);
  expect(address()).toBe('/courses');
});

test('Back undoes a click, not a letter', async () => {
  show('/courses', three);
  await screen.findByText('3 courses found');
  await userEvent.type(search(), 're');
  await press('HTML');
  expect(address()).toBe('/courses?q=re&tag=HTML');
  find('tables');
  await press('Back');
  expect(address()).toBe('/courses?q=re');
  expect(search()).toHaveValue('re');
  expect(titles()).toEqual(['Pages with React']);
});

test('without results it shows what to do, and categories that have courses', async () => {
  show('/courses?q=zzz', threeWith());
  expect(await screen.findByRole('heading', { name: 'No courses found' })).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your search terms or filters')).toBeInTheDocument();
  expect(screen.getByText('0 courses found for "zzz"')).toBeInTheDocument();
  await press('Clear all filters');
  expect(titles()).toHaveLength(3);
  find('zzz');
  await userEvent.click(await screen.findByRole('link', { name: 'Frontend' }));
  expect(address()).toBe('/courses?category=Frontend');
  expect(search()).toHaveValue('');
  expect(titles()).not.toContain('No courses found');
});

test('an empty catalogue shows the six sample courses with a note', async () => {
  show('/courses', theCatalogue([]));
  const note = await screen.findByText('Note: Using sample data - API returned no courses');
  expect(note.closest('.warning')).toBeInTheDocument();
  expect(screen.getByText('6 courses found')).toBeInTheDocument();
  expect(
    within(screen.getByRole('list', { name: 'Courses' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['1', '2', '3', '4', '5', '6'].map((id) => `/courses/${id}`));
  await press('React');
  expect(screen.getByText('1 course found')).toBeInTheDocument();
});

test('a catalogue that fails to load shows the sample courses with the reason, and a retry button', async () => {
  let reachable = false;
  show('/courses', () => (reachable ? three : new Error('no network')));
  expect(await screen.findByText('Note: Using sample data - Failed to fetch courses')).toBeInTheDocument();
  expect(screen.getByText('6 courses found')).toBeInTheDocument();
  reachable = true;
  await press('Try again');
  expect(await screen.findByText('3 courses found')).toBeInTheDocument();
  expect(screen.queryByText(/^Note:/)).not.toBeInTheDocument();
});

const thirty = Array.from({ length: 30 }, (_, index) => aCatalogueCourse(`n${index}`));
const cards = { data: { courses: { nodes: thirty } } };
const firstOfThirty = theCatalogue(thirty, 30, found(thirty.slice(0, 24), 30, 'n23'));

/** Resolves when the client holds all thirty courses. */
async function allHeld(client: ApolloClient) {
  // Within `act`, so that the update of the page is finished as well.
  await act(async () => {
    while (!('Course:n29' in (client.cache.extract() as object)))
      await new Promise((resolve) => setTimeout(resolve, 5));
  });
}

test('the courses of the last visit are shown, and replaced by what is published now', async () => {
  let courses = thirty;
  const { client, router } = showRoutesAt(
    '/courses',
    [
      { path: '/courses', element: <CataloguePage /> },
      { path: '/elsewhere', element: null },
    ],
    {
      CataloguePage: () => theCatalogue(courses, 30, found(courses.slice(0, 24), 30, 'n23')),
      CatalogueCards: () => ({ data: { courses: { nodes: courses } } }),
      CatalogueFromServer: 'waiting',
    },
  );
  await screen.findByText('30 courses found');
  await allHeld(client);
  await act(() => router.navigate('/elsewhere'));
  const [first, ...rest] = thirty;
  courses = [{ ...first!, id: 'new', title: 'Newly published' }, ...rest];
  await act(() => router.navigate('/courses'));
  find('newly');
  expect(await screen.findByText('1 course found for "newly"')).toBeInTheDocument();
});

test('shows 24 cards at first, and more with the button, which moves the focus to the first new one', async () => {
  const { asked, client } = show('/courses', firstOfThirty, { CatalogueCards: cards });
  await screen.findByText('30 courses found');
  expect(titles()).toHaveLength(24);
  await allHeld(client);
  await press('Show more');
  await waitFor(() => expect(titles()).toHaveLength(30));
  expect(screen.getByRole('link', { name: 'Course n24' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(asked.map(({ operation }) => operation)).toEqual(['CataloguePage', 'CatalogueCards']);
});

test('the server filters until a small catalogue is loaded, and the switch keeps the position in the list', async () => {
  let arrive: (answer: Answer) => void = () => undefined;
  const late = new Promise<Answer>((resolve) => (arrive = resolve));
  const { asked, client } = show('/courses', firstOfThirty, {
    CatalogueCards: late,
    CatalogueFromServer: ({ filter }: Record<string, unknown>) =>
      (filter as { search: string }).search === 'neural' ? { data: { courses: found([nets]) } } : 'waiting',
  });
  await screen.findByText('30 courses found');
  find('neural');
  expect(await screen.findByText('1 course found for "neural"')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({
    operation: 'CatalogueFromServer',
    variables: { filter: { ...NO_FILTER, search: 'neural' }, ...UNSORTED },
  });
  find('');
  await screen.findByText('30 courses found');
  const link = screen.getByRole('link', { name: 'Course n3' });
  link.focus();
  await act(async () => arrive(cards));
  await allHeld(client);
  await press('Show more');
  expect(titles()).toHaveLength(30);
  expect(link).toBeInTheDocument();
  find('n29');
  expect(await screen.findByText('1 course found for "n29"')).toBeInTheDocument();
});

test('beyond 200 courses the client never asks for all: the server filters, page by page', async () => {
  const a = aCatalogueCourse('a', { category: 'Languages' });
  const start = theCatalogue([a], 201, found([a, aCatalogueCourse('b')], 201, 'b'));
  const { asked } = show('/courses?category=AI', start, {
    CatalogueFromServer: ({ after, filter }: Record<string, unknown>) => ({
      data: {
        courses: after
          ? found([aCatalogueCourse('c')], 201)
          : found([aCatalogueCourse((filter as { search: string }).search)]),
      },
    }),
  });
  expect(await screen.findByText('201 courses found')).toBeInTheDocument();
  expect(titles()).toEqual(['Course a', 'Course b']);
  expect(screen.getByRole('button', { name: 'Languages' })).toBeInTheDocument();
  const filter = { ...NO_FILTER, category: 'AI' };
  expect(asked).toEqual([{ operation: 'CataloguePage', variables: { filter, ...UNSORTED } }]);
  await press('Show more');
  expect(await screen.findByText('Course c')).toBeInTheDocument();
  expect(asked.at(-1)?.variables).toEqual({ filter, ...UNSORTED, after: 'b' });
  find('x');
  expect(await screen.findByText('1 course found for "x"')).toBeInTheDocument();
  expect(asked.map(({ operation }) => operation)).toEqual([
    'CataloguePage',
    'CatalogueFromServer',
    'CatalogueFromServer',
  ]);
});
