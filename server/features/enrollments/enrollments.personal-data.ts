import type { PersonalData } from '../../platform/personal-data';

const COUNTED = { anonymous: 'The figures of the course count it' };
const OF_COURSE = 'Figures of a course, without names';

export const enrollmentData: readonly PersonalData[] = [
  {
    table: 'enrollments',
    person: 'student_id',
    about: 'Courses that you are enrolled in, with your progress',
    keptFor: null,
    exported: ['id', 'course_id', 'enrolled_at', 'lessons_completed', 'percent', 'last_activity_at'],
    withheld: { next_lesson_id: 'Computed from the completed lessons' },
    onDeletion: COUNTED,
  },
  {
    table: 'lesson_completions',
    person: 'student_id',
    about: 'Lessons that you completed',
    keptFor: null,
    exported: ['course_id', 'lesson_id', 'completed_at'],
    onDeletion: COUNTED,
  },
  {
    table: 'lesson_presences',
    person: 'student_id',
    about: 'How long you had lessons open, by day',
    keptFor: null,
    exported: ['course_id', 'lesson_id', 'day', 'seconds', 'last_at'],
    onDeletion: COUNTED,
  },
  {
    table: 'presence_beats',
    person: 'student_id',
    about: 'When your time in a lesson was last recorded',
    keptFor: 'Until the next one',
    exported: ['last_at', 'counted_seconds'],
    onDeletion: 'deleted',
  },
  {
    table: 'lesson_positions',
    person: 'student_id',
    about: 'Where you stopped in videos',
    keptFor: null,
    exported: ['lesson_id', 'seconds', 'played_at', 'watched'],
    onDeletion: 'deleted',
  },
  {
    table: 'course_students',
    person: 'student_id',
    about: 'Your courses, arranged for the lists of their instructors',
    keptFor: null,
    exported: 'Computed from the enrollments',
    onDeletion: COUNTED,
  },
  {
    table: 'course_active_days',
    person: 'student_id',
    about: 'Days on which you were active in a course',
    keptFor: null,
    exported: ['course_id', 'day'],
    onDeletion: COUNTED,
  },
  {
    table: 'instructor_figures',
    person: 'instructor_id',
    about: 'How many students you have in all your courses',
    keptFor: null,
    exported: ['students'],
    onDeletion: { kept: 'A number, computed from the enrollments' },
  },
  {
    table: 'figure_changes',
    person: 'instructor_id',
    about: 'Changes of the figures of your courses',
    keptFor: 'A few seconds',
    exported: 'Numbers that are added to the figures within seconds',
    onDeletion: { kept: 'Numbers that are added to the figures within seconds' },
  },
  ...['course_figures', 'course_day_figures', 'lesson_figures'].map((table): PersonalData => ({
    table,
    person: { column: 'course_id', table: 'courses' },
    about: 'Figures of the courses that you teach',
    keptFor: null,
    exported: OF_COURSE,
    onDeletion: { kept: OF_COURSE },
  })),
];
