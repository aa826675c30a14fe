import { addressOf, choiceFromAddress } from './useCatalogueFilter';

const read = (query: string) => choiceFromAddress(new URLSearchParams(query));

test('an address says what is chosen', () => {
  expect(read('q=react&category=UI%2FUX&tag=CSS&rating=4.5')).toEqual({
    search: 'react',
    category: 'UI/UX',
    tag: 'CSS',
    minRating: 4.5,
  });
  expect(read('')).toEqual({ search: '', category: null, tag: null, minRating: null });
});

test('a rating that is no option, an empty filter and an endless search are not taken over', () => {
  expect(read('rating=2').minRating).toBeNull();
  expect(read('rating=many&category=&tag=')).toMatchObject({ minRating: null, category: null, tag: null });
  expect(read(`q=${'x'.repeat(500)}`).search).toHaveLength(100);
});

test('an address holds what is chosen, and keeps what is no filter', () => {
  const from = new URLSearchParams('theme=dark&q=old&tag=CSS');
  const address = addressOf({ search: 'new words', category: 'UI/UX', tag: null, minRating: 4 }, from);
  expect(address.toString()).toBe('theme=dark&q=new+words&category=UI%2FUX&rating=4');
});
