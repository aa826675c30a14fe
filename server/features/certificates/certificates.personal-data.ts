import type { PersonalData } from '../../platform/personal-data';

export const certificateData: readonly PersonalData[] = [
  {
    table: 'certificates',
    person: 'student_id',
    about: 'Your certificates',
    keptFor: null,
    exported: [
      'id',
      'number',
      'course_id',
      'student_name',
      'course_title',
      'instructor_name',
      'platform_name',
      'rule',
      'skills',
      'duration_minutes',
      'issued_at',
    ],
    onDeletion: { kept: 'They can still be verified, with the names they were issued with' },
  },
];
