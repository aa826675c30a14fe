import type { Feature } from '../../platform/feature';
import { CourseAuthoringResolver } from './authoring/course-authoring.resolver';
import { LessonAuthoringResolver } from './authoring/lesson-authoring.resolver';
import { DeletedLesson } from './authoring/teaching.entities';
import {
  InstructorCourseResolver,
  TeachingResolver,
  ViewerTeachingResolver,
} from './authoring/teaching.resolver';
import { CategoryRow } from './categories/category.entities';
import { CategoryAdministrationResolver } from './categories/category.resolver';
import { CourseConnectionResolver, CourseResolver } from './catalogue/course.resolver';
import { LessonResolver } from './catalogue/lesson.resolver';
import { Course, Lesson, Review } from './course.entities';
import { CourseModerationResolver, OwnedCoursesResolver } from './moderation/course-moderation.resolver';
import { ReviewModerationResolver } from './moderation/review-moderation.resolver';
import { ReviewResolver } from './reviews/review.resolver';
import { CourseInvitationEntry, CourseMember } from './team/course-team.entities';
import { CourseInvitationSweeper } from './team/course-invitation-sweeper';
import { CourseInvitationsResolver, CourseTeamResolver } from './team/course-team.resolver';
import { courseData } from './courses.personal-data';

export const courses: Feature = {
  entities: [Course, Lesson, Review, DeletedLesson, CourseMember, CourseInvitationEntry, CategoryRow],
  resolvers: [
    CourseResolver,
    CourseConnectionResolver,
    LessonResolver,
    ReviewResolver,
    ViewerTeachingResolver,
    TeachingResolver,
    InstructorCourseResolver,
    CourseAuthoringResolver,
    LessonAuthoringResolver,
    CategoryAdministrationResolver,
    CourseModerationResolver,
    OwnedCoursesResolver,
    ReviewModerationResolver,
    CourseTeamResolver,
    CourseInvitationsResolver,
  ],
  purposeOfPersonalData: 'To publish courses, and what students say about them',
  tasks: [CourseInvitationSweeper],
  personalData: courseData,
};
