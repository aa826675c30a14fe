import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { Service } from '../../../platform/injection';
import { RequiresScope } from '../../../platform/required-scope';
import { Viewer } from '../../accounts/account.types';
import { CatalogueService } from '../../courses/catalogue/catalogue.service';
import { Lesson } from '../../courses/lesson.types';
import { CoursePermission, permissionsOf } from '../../courses/permissions/course-permissions.rules';
import { InstructorCourse } from './instructor-course.types';
import { TeachingService } from './teaching.service';
import { Teaching } from './teaching.types';

@Service()
@Resolver(() => Viewer)
export class ViewerTeachingResolver {
  constructor(private readonly service: TeachingService) {}

  @RequiresScope('read:teaching')
  @FieldResolver(() => Teaching, {
    nullable: true,
    description: "The viewer's courses and quizzes as an instructor; null for other roles.",
  })
  teaching(@Root() viewer: Viewer) {
    return this.service.teachingOf(viewer);
  }
}

@Service()
@Resolver(() => Teaching)
export class TeachingResolver {
  constructor(private readonly service: TeachingService) {}

  @FieldResolver(() => [InstructorCourse], {
    description:
      'The courses on whose team the viewer is, their own and shared ones, newest first, without deleted ones.',
  })
  courses(@Root() { viewer }: Teaching, @Ctx() { batches }: Context) {
    return batches.once('own courses', () => this.service.courses(viewer));
  }

  @FieldResolver(() => InstructorCourse, {
    nullable: true,
    description:
      'A course on whose team the viewer is; null if it does not exist or they are not on its team.',
  })
  course(
    @Root() { viewer }: Teaching,
    @Arg('id', () => ID, { description: 'Identifier of the course.' }) id: string,
  ) {
    return this.service.course(viewer, id);
  }
}

@Service()
@Resolver(() => InstructorCourse)
export class InstructorCourseResolver {
  constructor(private readonly catalogue: CatalogueService) {}

  @FieldResolver(() => [CoursePermission], {
    description: "What the viewer's role allows them in the course.",
  })
  viewerPermissions(@Root() { viewerRole: role, viewerSeesAddresses: seesAddresses }: InstructorCourse) {
    return permissionsOf({ role, seesAddresses });
  }

  @FieldResolver(() => [Lesson], { description: 'Lessons of the course, in order.' })
  lessons(@Root() course: InstructorCourse, @Ctx() { viewer, batches }: Context) {
    return (
      course.lessons ??
      batches.load('lessons of course', course.id, (ids) => this.catalogue.lessonsOf(viewer, ids))
    );
  }
}
