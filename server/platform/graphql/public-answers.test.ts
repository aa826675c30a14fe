import { PublicAnswers } from './public-answers';

interface Given {
  text: string;
  bytes: number;
}

const data = { version: 1, isUpToDate: () => isUpToDate };
let isUpToDate: boolean;
let answers: PublicAnswers<Given>;
let reads: number;

beforeEach(() => {
  isUpToDate = true;
  reads = 0;
  answers = new PublicAnswers<Given>(data, { readsReplica: false });
});

const read = async (): Promise<Given> => {
  const text = `read ${++reads}`;
  await Promise.resolve();
  return { text, bytes: 10 };
};
const ask = async (question = 'q', isKeepable = true) =>
  (await answers.answerTo(question, read, () => isKeepable)).text;

it('an answer is read once while nothing changes', async () => {
  expect([await ask(), await ask(), await ask('other')]).toEqual(['read 1', 'read 1', 'read 2']);
});

it('twelve who ask at once share one reading', async () => {
  expect(new Set(await Promise.all(Array.from({ length: 12 }, () => ask())))).toEqual(new Set(['read 1']));
});

it('an answer is read again after a change', async () => {
  await ask();
  data.version++;
  expect(await ask()).toBe('read 2');
});

it('an answer that began before a change is given to nobody who asks after it, nor kept', async () => {
  const before = ask();
  data.version++;
  const after = ask();
  expect([await before, await after]).toEqual(['read 1', 'read 2']);
  expect(await ask()).toBe('read 2');
  data.version--;
  expect(await ask()).toBe('read 3');
  data.version++;
});

it('an answer is always read anew while changes by others are not heard', async () => {
  await ask();
  isUpToDate = false;
  expect([await ask(), await ask()]).toEqual(['read 2', 'read 3']);
});

it('an answer with errors is not kept, and a failure is not shared with later questions', async () => {
  expect([await ask('q', false), await ask('q', false)]).toEqual(['read 1', 'read 2']);
  const failing = () => Promise.reject(new Error('down'));
  await expect(answers.answerTo('f', failing, () => true)).rejects.toThrow('down');
  expect(await ask('f')).toBe('read 3');
});

it('kept answers take no more memory than they may', async () => {
  const large = (question: string) =>
    answers.answerTo(
      question,
      () => Promise.resolve({ text: question, bytes: 6 * 1024 * 1024 }),
      () => true,
    );
  for (const question of ['one', 'two', 'three']) await large(question);
  let again = 0;
  for (const question of ['one', 'two', 'three'])
    await answers.answerTo(
      question,
      () => {
        again++;
        return Promise.resolve({ text: question, bytes: 1 });
      },
      () => true,
    );
  expect(again).toBeGreaterThan(0);
});
