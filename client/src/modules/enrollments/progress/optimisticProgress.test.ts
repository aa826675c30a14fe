import fc from 'fast-check';
import { createCache } from '../../../apollo/cache';
import { progressAfter, writeOptimisticProgress } from './useCompleteLesson';

const lesson = { __typename: 'Lesson', id: 'l1', title: 'One', position: 1, durationSeconds: 60 };

/** A cache with a course of one lesson, in which the viewer is enrolled. */
const aCache = () =>
  createCache().restore({
    'Course:c1': {
      __typename: 'Course',
      id: 'c1',
      lessons: [{ __ref: 'Lesson:l1' }],
      viewerEnrollment: { __ref: 'Enrollment:e1' },
    },
    'Lesson:l1': { ...lesson, viewerHasCompleted: false },
    'Enrollment:e1': {
      __typename: 'Enrollment',
      id: 'e1',
      percent: 0,
      lessonsCompleted: 0,
      completedPositions: [],
      totalLessons: 1,
      lastActivityAt: null,
      nextLesson: { __ref: 'Lesson:l1' },
      resumeLesson: { __ref: 'Lesson:l1' },
      certificate: null,
    },
  });

it('moves the enrollment on, and guesses nothing without the course', () => {
  const guess = writeOptimisticProgress(aCache(), 'c1', 'l1', true);
  expect(guess?.enrollment).toMatchObject({
    percent: 100,
    lessonsCompleted: 1,
    completedPositions: [1],
    nextLesson: null,
    resumeLesson: null,
  });
  expect(writeOptimisticProgress(createCache(), 'c1', 'l1', true)).toBeNull();
});

const lessons = (done: boolean[]) =>
  done.map((viewerHasCompleted, index) => ({
    ...lesson,
    id: `${index}`,
    position: index + 1,
    viewerHasCompleted,
  }));

it('the next lesson is the first that is not completed', () => {
  expect(progressAfter(lessons([true, false, false]), '1', true)).toMatchObject({
    lessonsCompleted: 2,
    completedPositions: [1, 2],
    percent: 67,
    nextLesson: { id: '2' },
  });
  expect(progressAfter(lessons([true, true]), '0', false)).toMatchObject({
    percent: 50,
    nextLesson: { id: '0' },
  });
  expect(progressAfter(lessons(Array(300).fill(true) as boolean[]), '0', false)).toMatchObject({
    percent: 99,
  });
  expect(progressAfter(lessons([true, false]), '1', true)).toEqual({
    lessonsCompleted: 2,
    completedPositions: [1, 2],
    percent: 100,
    nextLesson: null,
  });
});

it('the percent is 100 only if all lessons are completed', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 400 }), (done) => {
      const { percent, nextLesson } = progressAfter(lessons(done), '0', true);
      expect(percent === 100).toBe(nextLesson === null);
    }),
  );
});
