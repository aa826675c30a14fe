import { createContext, type ReactNode, use } from 'react';
import { SelectField } from '../../../ui/fields/Fields';
import { type LessonsToRepeatQuery, useLessonsToRepeatQuery } from './__generated__/QuizForm.generated';

type Course = NonNullable<NonNullable<NonNullable<LessonsToRepeatQuery['viewer']>['teaching']>['course']>;

const Lessons = createContext<Course['lessons'] | null>(null);

/** Loads the lessons of the quiz's course for the questions inside; '' for no course. */
export function LessonsOfCourse({ courseId, children }: { courseId: string; children: ReactNode }) {
  const { data } = useLessonsToRepeatQuery({ variables: { courseId }, skip: courseId === '' });
  const lessons = courseId === '' ? null : data?.viewer?.teaching?.course?.lessons;
  return <Lessons value={lessons ?? null}>{children}</Lessons>;
}

/** What the course's lessons are called in an edit conflict. */
export function useLessonWords(courseId: string) {
  const { data } = useLessonsToRepeatQuery({ variables: { courseId }, skip: courseId === '' });
  const lessons = data?.viewer?.teaching?.course?.lessons ?? [];
  const names = Object.fromEntries(lessons.map(({ id, title }) => [id, title]));
  return { lessonId: { label: 'Lesson to repeat', names } };
}

interface LessonOfQuestionProps {
  /** '' for none. A lesson that is not in the course, such as a deleted one, counts as none when the quiz is saved. */
  lessonId: string;
  onChange: (lessonId: string) => void;
}

/** Selects the lesson a question is about. Shows nothing while the course has no lessons to choose from. */
export function LessonOfQuestion({ lessonId, onChange }: LessonOfQuestionProps) {
  const lessons = use(Lessons);
  if (!lessons || lessons.length === 0) return null;
  return (
    <SelectField
      label="Lesson to repeat"
      optional
      hint="Linked in the result after a wrong answer."
      value={lessons.some(({ id }) => id === lessonId) ? lessonId : ''}
      onChange={({ target }) => onChange(target.value)}
      options={[
        ['', 'None'],
        ...lessons.map(({ id, title }, index) => [id, `${index + 1}. ${title}`] as const),
      ]}
    />
  );
}
