import type { PersonalData } from '../../platform/personal-data';

const OF_OTHERS = 'People whom you imported, which is their data';

export const rosterData: readonly PersonalData[] = [
  {
    table: 'roster_classes',
    person: { column: 'import_id', table: 'roster_imports' },
    about: 'Classes of the packages that you uploaded',
    keptFor: '30 days',
    exported: ['number', 'title', 'code', 'course_title', 'school', 'term', 'course_id'],
    withheld: { import_id: 'Internal' },
    onDeletion: 'deleted',
  },
  {
    table: 'roster_rows',
    person: { column: 'import_id', table: 'roster_imports' },
    about: 'Rows of the lists that you uploaded',
    keptFor: '30 days',
    exported: OF_OTHERS,
    onDeletion: 'deleted',
  },
  {
    table: 'roster_imports',
    person: 'owner_id',
    about: 'Lists of students that you uploaded',
    keptFor: '30 days',
    exported: [
      'id',
      'course_id',
      'file_name',
      'state',
      'removes_others',
      'row_count',
      'done_count',
      'created_at',
      'started_at',
      'finished_at',
    ],
    onDeletion: 'deleted',
  },
  {
    table: 'student_invitations',
    person: 'invited_by',
    about: 'People whom you invited to courses',
    keptFor: 'Until they accept, and 90 days at most',
    exported: OF_OTHERS,
    onDeletion: { anonymous: 'The invited people can still accept' },
  },
];
