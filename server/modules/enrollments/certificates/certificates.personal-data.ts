import type { PersonalDataGroup } from '../../../platform/personal-data';

export const certificateData: PersonalDataGroup = {
  purpose: 'To issue certificates that anyone can verify',
  tables: [
    {
      table: 'certificates',
      person: 'student_id',
      identifies: ['student_name'],
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
    {
      table: 'certificates',
      person: { column: 'course_id', table: 'courses' },
      identifies: ['instructor_name'],
      exportName: 'certificates_of_your_courses',
      about: 'Your name on the certificates of the courses that you teach',
      keptFor: null,
      exported: 'The certificates of your students, which are their data',
      onDeletion: { kept: 'They can still be verified, with the names they were issued with' },
    },
  ],
};
