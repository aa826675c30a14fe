import type { Module } from '../../platform/module';
import { deletionCanceled, deletionRequested } from '../accounts/account.events';
import { Course, Lesson } from './course.entities';
import { BookmarkResolver } from './bookmarks/bookmark.resolver';
import { internal, personalData } from '../../platform/personal-data';
import { removeCoursesOf, removeReviewsOf } from './courses-of-account.queries';
import { CourseResolver, CourseConnectionResolver, LessonResolver } from './catalogue/course.resolver';
import { CategoryAdministrationResolver } from './categories/category.resolver';
import { CoursesOfAccountService } from './courses-of-account.service';
import { ReviewResolver } from './reviews/review.resolver';

const AS_BY_AUTHOR = {
  anonymous:
    'Their students keep access, without the name of the instructor; certificates and figures refer to them',
};

const courseData = personalData('To publish courses, and what students say about them', [
  {
    table: 'courses',
    person: 'instructor_id',
    about: 'Courses that you teach',
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
    onDeletion: AS_BY_AUTHOR,
  },
  {
    table: 'course_members',
    about: 'Courses of others on whose team you are',
    keptFor: 'Until you leave the team or are removed from it',
  },
  {
    table: 'course_invitations',
    person: 'invited_by',
    about: 'Invitations to the teams of your courses that you sent',
    keptFor: '14 days, or until they are answered or withdrawn',
    withheld: internal('id', 'is_link_shown'),
  },
  {
    table: 'course_invitations',
    person: { address: 'email' },
    exportName: 'course_invitations_to_you',
    about: 'Invitations to the teams of courses that were sent to your address',
    keptFor: '14 days, or until they are answered or withdrawn',
    withheld: { ...internal('id', 'is_link_shown'), invited_by: 'Another account' },
  },
  {
    table: 'reviews',
    person: 'student_id',
    about: 'Your reviews of courses',
    keptFor: 'Until you delete them',
    onDeletion: { deletedBy: removeReviewsOf, except: null },
  },
]);

const bookmarkData = personalData('To let you return to courses and lessons', [
  { table: 'bookmarks', about: 'Courses and lessons that you saved', keptFor: 'Until you remove them' },
]);

export const courses: Module = {
  entities: [Course, Lesson],
  resolvers: [
    CourseResolver,
    CourseConnectionResolver,
    LessonResolver,
    ReviewResolver,
    CategoryAdministrationResolver,
    BookmarkResolver,
  ],
  personalData: [courseData, bookmarkData],
  subscriptions: [
    deletionRequested.subscribe(CoursesOfAccountService, (courses, ...request) => courses.hide(...request)),
    deletionCanceled.subscribe(CoursesOfAccountService, (courses, ...request) => courses.show(...request)),
  ],
};
