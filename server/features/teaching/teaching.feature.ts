import type { Feature } from '../../platform/feature';
import { CourseAuthoringResolver } from './course-authoring.resolver';
import { LessonAuthoringResolver } from './lesson-authoring.resolver';
import { DeletedLesson } from './teaching.entities';
import { InstructorCourseResolver, TeachingResolver, ViewerTeachingResolver } from './teaching.resolver';

export const teaching: Feature = {
  entities: [DeletedLesson],
  resolvers: [
    ViewerTeachingResolver,
    TeachingResolver,
    InstructorCourseResolver,
    CourseAuthoringResolver,
    LessonAuthoringResolver,
  ],
};
