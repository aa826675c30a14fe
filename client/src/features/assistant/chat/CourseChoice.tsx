import { SelectField } from '../../../ui/fields/SelectField';
import styles from './CourseChoice.module.css';
import type { ChoosableCourse } from './useAskedLesson';

interface CourseChoiceProps {
  courses: readonly ChoosableCourse[];
  courseId: string | null;
  onChoose: (courseId: string | null) => void;
}

/** Selects the course the next answer is limited to. */
export function CourseChoice({ courses, courseId, onChoose }: CourseChoiceProps) {
  const isListed = courses.some(({ id }) => id === courseId);
  return (
    <SelectField
      label="Course"
      className={styles.choice}
      value={courseId ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
    >
      <option value="">All courses</option>
      {courseId !== null && !isListed && <option value={courseId}>This course</option>}
      {courses.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
