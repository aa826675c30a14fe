import { addressOf, choiceFromAddress, NO_CHOICE } from './useCatalogueFilter';

const read = (query: string) => choiceFromAddress(new URLSearchParams(query));

test('an address is parsed into filters', () => {
  expect(
    read(
      'q=react&category=UI%2FUX&tag=CSS&rating=4.5&sort=newest&level=beginner&price=free&length=hours-1-to-3',
    ),
  ).toEqual({
    search: 'react',
    category: 'UI/UX',
    tag: 'CSS',
    minRating: 4.5,
    sort: 'NEWEST',
    level: 'BEGINNER',
    price: 'FREE',
    length: 'HOURS_1_TO_3',
  });
  expect(read('')).toEqual(NO_CHOICE);
});

test('an unknown rating and an empty filter are ignored, and a long search is cut', () => {
  expect(read('rating=2').minRating).toBeNull();
  expect(read('rating=many&category=&tag=')).toMatchObject({ minRating: null, category: null, tag: null });
  expect(read('sort=best&level=expert&price=1&length=hours_1_to_3')).toEqual(NO_CHOICE);
  expect(read(`q=${'x'.repeat(500)}`).search).toHaveLength(100);
});

test('filters are written into an address, which keeps its other parameters', () => {
  const from = new URLSearchParams('theme=dark&q=old&tag=CSS');
  const choice = { search: 'new words', category: 'UI/UX', minRating: 4, length: 'OVER_10_HOURS' } as const;
  const address = addressOf({ ...NO_CHOICE, ...choice }, from);
  expect(address.toString()).toBe('theme=dark&q=new+words&category=UI%2FUX&rating=4&length=over-10-hours');
  expect(choiceFromAddress(address)).toEqual({ ...NO_CHOICE, ...choice });
});
