import { writeStored } from '../../../lib/storage';
import { DEFAULT_CHOICES, readChoices, storeChoices } from './question';

afterEach(() => writeStored('assistantChoices', null));

test('choices are restored', () => {
  expect(readChoices()).toEqual(DEFAULT_CHOICES);
  storeChoices({ ...DEFAULT_CHOICES, subject: 'DESIGN' });
  expect(readChoices()).toEqual({ userType: 'STUDENT', difficulty: 'INTERMEDIATE', subject: 'DESIGN' });
});

test.each(['{', '{}', '{"userType":"ADMIN","difficulty":"BEGINNER","subject":"DESIGN"}'])(
  'instead of %s come the defaults',
  (text) => {
    writeStored('assistantChoices', text);
    expect(readChoices()).toEqual(DEFAULT_CHOICES);
  },
);
