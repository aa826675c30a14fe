import { z } from 'zod';
import { statement } from '../../../platform/database/statement';
import { internal, personalData, type Removal } from '../../../platform/personal-data';
import { addressesOf } from '../../accounts/account.queries';

/** Deletes rows with the address of the account, and counts them in their imports no more. */
const removeRosterRowsOf: Removal = (accountId, max) => [
  // In this order, like an import that is running.
  statement('rosters: lock imports of account', {})`
    select from roster_imports where id in (
      select import_id from roster_rows where email in ${addressesOf(accountId)})
    order by id for update`,
  statement('rosters: remove rows of account', { removed: z.int() })`
    with removed as (
      delete from roster_rows where (import_id, number) in (
        select import_id, number from roster_rows where email in ${addressesOf(accountId)} limit ${max})
      returning import_id, outcome
    ), counted as (
      update roster_imports i set row_count = row_count - r.all_rows, done_count = done_count - r.done_rows
      from (select import_id, count(*) as all_rows, count(outcome) as done_rows from removed group by import_id) r
      where i.id = r.import_id
    )
    select count(*)::int as removed from removed`,
];

const OF_OTHERS = 'People whom you imported, which is their data';

export const rosterData = personalData(
  'To enroll the students of a class or a school from a list, and to invite them',
  [
    {
      table: 'roster_classes',
      person: { column: 'import_id', table: 'roster_imports' },
      about: 'Classes of the packages that you uploaded',
      keptFor: '30 days',
      withheld: internal('import_id'),
    },
    {
      table: 'roster_rows',
      person: { column: 'import_id', table: 'roster_imports' },
      about: 'Rows of the lists that you uploaded',
      keptFor: '30 days',
      notExported: OF_OTHERS,
    },
    {
      table: 'roster_rows',
      person: { address: 'email' },
      identifies: ['name'],
      exportName: 'roster_rows_about_you',
      about: 'Rows with your address in lists that others uploaded to enroll their students',
      keptFor: '30 days',
      withheld: {
        ...internal('import_id', 'number', 'file', 'line', 'class_number'),
        group_search_name: 'The group again, for searches',
        problem: 'Written for those who uploaded the list',
      },
      onDeletion: { deletedBy: removeRosterRowsOf, except: null },
    },
    {
      table: 'roster_imports',
      person: 'owner_id',
      about: 'Lists of students that you uploaded',
      keptFor: '30 days',
      withheld: internal('failures', 'next_attempt_at'),
    },
    {
      table: 'student_invitations',
      person: 'invited_by',
      about: 'People whom you invited to courses',
      keptFor: 'Until they accept, and 90 days at most',
      notExported: OF_OTHERS,
      onDeletion: { anonymous: 'The invited people can still accept' },
    },
    {
      table: 'student_invitations',
      person: { column: 'person_id', table: 'invited_people' },
      exportName: 'student_invitations_to_you',
      identifies: ['name'],
      about: 'Courses to which your address is invited as a student',
      keptFor: 'Until you accept, and 90 days at most',
      withheld: { invited_by: 'Another account', is_trusted: 'About another account' },
    },
    {
      table: 'invited_people',
      person: { address: 'email' },
      identifies: ['name'],
      about: 'Your name as it was given by those who invited your address to their courses',
      keptFor: 'Until you accept, and 90 days at most',
      withheld: internal('id'),
    },
  ],
);

export const groupData = personalData('To let instructors arrange the students of a course', [
  {
    table: 'course_groups',
    person: { column: 'course_id', table: 'courses' },
    about: 'Groups of students in the courses that you teach',
    withheld: { search_name: 'The name again, for searches' },
    onDeletion: { kept: 'Names of groups, which belong to the course' },
  },
  {
    table: 'group_members',
    person: 'student_id',
    about: 'Groups that your instructors put you into',
    keptFor: 'Until you leave the course or the group is deleted',
  },
]);
