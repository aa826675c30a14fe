import type { Feature } from '../../platform/feature';
import { CourseAuthoringResolver } from './authoring/course-authoring.resolver';
import { LessonAuthoringResolver } from './authoring/lesson-authoring.resolver';
import { DeletedLesson } from './authoring/teaching.entities';
import {
  InstructorCourseResolver,
  TeachingResolver,
  ViewerTeachingResolver,
} from './authoring/teaching.resolver';
import { CourseConnectionResolver, CourseResolver } from './catalogue/course.resolver';
import { LessonResolver } from './catalogue/lesson.resolver';
import { Course, Lesson, Review } from './course.entities';
import { CourseModerationResolver } from './moderation/course-moderation.resolver';
import { ReviewModerationResolver } from './moderation/review-moderation.resolver';
import { ReviewResolver } from './reviews/review.resolver';
import { courseData } from './courses.personal-data';

export const courses: Feature = {
  entities: [Course, Lesson, Review, DeletedLesson],
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
    CourseModerationResolver,
    ReviewModerationResolver,
  ],
  personalData: courseData,
};
