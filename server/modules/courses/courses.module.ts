import type { Module } from '../../platform/module';
import { deletionCanceled, deletionRequested } from '../accounts/account.events';
import { Course, Lesson } from './course.entities';
import { BookmarkResolver } from './bookmarks/bookmark.resolver';
import { bookmarkData, courseData } from './courses.personal-data';
import { CourseResolver, CourseConnectionResolver, LessonResolver } from './catalogue/course.resolver';
import { CategoryAdministrationResolver } from './categories/category.resolver';
import { CoursesOfAccountService } from './courses-of-account.service';
import { ReviewResolver } from './reviews/review.resolver';

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
