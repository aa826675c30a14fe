import type { Feature } from '../../platform/feature';
import { Course, Lesson, Review } from './catalogue.entities';
import { CourseConnectionResolver, CourseResolver } from './course.resolver';
import { LessonResolver } from './lesson.resolver';
import { ReviewResolver } from './review.resolver';

export const catalogue: Feature = {
  entities: [Course, Lesson, Review],
  resolvers: [CourseResolver, CourseConnectionResolver, LessonResolver, ReviewResolver],
};
