import {
  readQuestionsOneAtATime,
  readQuizClockIsHidden,
  readSidebarIsNarrow,
  storeQuestionsOneAtATime,
  storeQuizClockIsHidden,
  storeSidebarIsNarrow,
} from './preferences';

beforeEach(() => localStorage.clear());

test.each([
  {
    what: 'the sidebar is wide until it was left narrow',
    read: readSidebarIsNarrow,
    store: storeSidebarIsNarrow,
  },
  {
    what: 'questions stand on one page until they were wanted one at a time',
    read: readQuestionsOneAtATime,
    store: storeQuestionsOneAtATime,
  },
  {
    what: 'the time left shows until it was hidden',
    read: readQuizClockIsHidden,
    store: storeQuizClockIsHidden,
  },
])('$what', ({ read, store }) => {
  expect(read()).toBe(false);
  store(true);
  expect(read()).toBe(true);
  store(false);
  expect(read()).toBe(false);
});
