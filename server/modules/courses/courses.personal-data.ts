import type { PersonalDataGroup } from '../../platform/personal-data';
import { shapeOf } from '../../platform/database/columns';
import { snakeCase } from '../../platform/database/data-source';
import { CourseContent } from './course.entities';
import { removeCoursesOf, removeReviewsOf } from './courses-of-account.queries';

const CONTENT = [
  'title',
  'description',
  'notes',
  'video_url',
  'captions_url',
  'captions_text',
  'duration',
  'revision',
];

const WRITTEN_BY_INSTRUCTOR = Object.keys(shapeOf(CourseContent, { without: [] })).map(snakeCase);

const AS_BY_AUTHOR = {
  anonymous:
    'Their students keep access, without the name of the instructor; certificates and figures refer to them',
};

export const courseData: PersonalDataGroup = {
  purpose: 'To publish courses, and what students say about them',
  tables: [
    {
      table: 'courses',
      person: 'instructor_id',
      about: 'Courses that you teach',
      keptFor: null,
      exported: [
        'id',
        ...WRITTEN_BY_INSTRUCTOR,
        'is_published',
        'enrollment_mode',
        'capacity',
        'enrollment_ends_at',
        'is_featured',
        'block_reason',
        'blocked_at',
        'lift_requested_at',
        'lesson_count',
        'duration_minutes',
        'rating',
        'reviews_count',
        'revision',
        'created_at',
        'updated_at',
        'deleted_at',
      ],
      withheld: {
        search_text: 'Other columns again, for searches',
        skills_text: 'The skills again, for searches',
        names_text: 'Other columns again, for searches',
        search_words: 'Other columns again, for searches',
      },
      onDeletion: {
        deletedBy: removeCoursesOf,
        except: 'Courses with students stay for them, without your name',
      },
    },
    {
      table: 'lessons',
      person: { column: 'course_id', table: 'courses' },
      about: 'Lessons of courses that you teach',
      keptFor: 'Until you delete them',
      exported: ['id', 'course_id', 'position', 'duration_seconds', 'reading_minutes', ...CONTENT],
      withheld: {
        dictionary: 'Follows from the language of the course',
        words: 'The words of these texts again, for searches',
      },
      onDeletion: AS_BY_AUTHOR,
    },
    {
      table: 'deleted_lessons',
      person: { column: 'course_id', table: 'courses' },
      about: 'Lessons that you deleted',
      keptFor: null,
      exported: ['id', 'course_id', 'position', 'deleted_at', ...CONTENT],
      onDeletion: AS_BY_AUTHOR,
    },
    {
      table: 'course_members',
      person: 'account_id',
      about: 'Courses of others on whose team you are',
      keptFor: 'Until you leave the team or are removed from it',
      exported: ['course_id', 'role', 'sees_addresses', 'offered_at', 'created_at'],
      onDeletion: 'deleted',
    },
    {
      table: 'course_invitations',
      person: 'invited_by',
      about: 'Invitations to the teams of your courses that you sent',
      keptFor: '14 days, or until they are answered or withdrawn',
      exported: ['course_id', 'email', 'role', 'sees_addresses', 'invited_at', 'expires_at'],
      withheld: { id: 'Internal', token_hash: 'A secret, stored as a hash', is_link_shown: 'Internal' },
      onDeletion: 'deleted',
    },
    {
      table: 'course_invitations',
      person: { address: 'email' },
      exportName: 'course_invitations_to_you',
      about: 'Invitations to the teams of courses that were sent to your address',
      keptFor: '14 days, or until they are answered or withdrawn',
      exported: ['course_id', 'role', 'sees_addresses', 'invited_at', 'expires_at'],
      withheld: {
        id: 'Internal',
        token_hash: 'A secret, stored as a hash',
        is_link_shown: 'Internal',
        invited_by: 'Another account',
      },
      onDeletion: 'deleted',
    },
    {
      table: 'reviews',
      person: 'student_id',
      about: 'Your reviews of courses',
      keptFor: 'Until you delete them',
      exported: ['id', 'course_id', 'stars', 'text', 'state', 'revision', 'created_at'],
      onDeletion: { deletedBy: removeReviewsOf, except: null },
    },
  ],
};

export const bookmarkData: PersonalDataGroup = {
  purpose: 'To let you return to courses and lessons',
  tables: [
    {
      table: 'bookmarks',
      person: 'account_id',
      about: 'Courses and lessons that you saved',
      keptFor: 'Until you remove them',
      exported: ['id', 'course_id', 'lesson_id', 'created_at'],
      onDeletion: 'deleted',
    },
  ],
};
