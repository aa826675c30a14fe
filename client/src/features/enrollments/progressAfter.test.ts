import fc from 'fast-check';
import { percentOf, progressAfter } from './progressAfter';

const lessons = (done: boolean[]) =>
  done.map((viewerHasCompleted, index) => ({ id: `${index}`, viewerHasCompleted }));

it.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [299, 300, 99],
  [300, 300, 100],
])('%d of %d lessons is %d percent', (done, total, percent) => expect(percentOf(done, total)).toBe(percent));

it('points at the first lesson that is not completed', () => {
  expect(progressAfter(lessons([true, false, false]), '1', true)).toMatchObject({
    lessonsCompleted: 2,
    percent: 67,
    nextLesson: { id: '2' },
  });
  expect(progressAfter(lessons([true, true]), '0', false)).toMatchObject({
    percent: 50,
    nextLesson: { id: '0' },
  });
  expect(progressAfter(lessons([true, false]), '1', true)).toEqual({
    lessonsCompleted: 2,
    percent: 100,
    nextLesson: null,
  });
});

it('is at 100 percent exactly when no lesson is left', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 400 }), (done) => {
      const { percent, nextLesson } = progressAfter(lessons(done), '0', true);
      expect(percent === 100).toBe(nextLesson === null);
    }),
  );
});
