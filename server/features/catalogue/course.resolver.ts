import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { IS_PUBLIC } from '../../platform/graphql/prepared-operations';
import { Service } from '../../platform/injection';
import { CatalogueService } from './catalogue.service';
import { CategoryCount, Course, CourseConnection, CourseFilter } from './course.types';
import { Lesson } from './lesson.types';

@Service()
@Resolver(() => Course)
export class CourseResolver {
  constructor(private readonly catalogue: CatalogueService) {}

  @Extensions(IS_PUBLIC)
  @Query(() => CourseConnection, { description: 'Published courses, best rated first.' })
  courses(
    @Arg('filter', () => CourseFilter, {
      nullable: true,
      description: 'Conditions the courses must meet; null for all courses.',
    })
    filter: CourseFilter | null,
    @Arg('first', () => Int, {
      defaultValue: 24,
      description:
        'Maximum number of courses to return, 1 to 1,000. Large pages allow only a few fields per course, because of the query cost limit.',
    })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: '`endCursor` of the previous page; null for the first page.',
    })
    after: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.catalogue.courses(viewer, filter ?? {}, first, after);
  }

  @Extensions(IS_PUBLIC)
  @Query(() => Course, {
    nullable: true,
    description: 'A course; null if it does not exist or is not visible to the viewer.',
  })
  course(
    @Arg('id', () => ID, { description: 'Identifier of the course.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.catalogue.course(viewer, id);
  }

  @FieldResolver(() => [Lesson], {
    description: 'Lessons of the course, in order. Lessons of a published course are visible to everyone.',
  })
  lessons(@Root() course: Course, @Ctx() { viewer, batches }: Context) {
    return (
      course.lessons ??
      batches.load('lessons of course', course.id, (ids) => this.catalogue.lessonsOf(viewer, ids))
    );
  }
}

@Service()
@Resolver(() => CourseConnection)
export class CourseConnectionResolver {
  constructor(private readonly catalogue: CatalogueService) {}

  @FieldResolver(() => [CategoryCount], {
    description:
      'Categories of all published courses regardless of the filter, the one with the most courses first.',
  })
  categories(@Ctx() { viewer, batches }: Context) {
    return batches.once('categories', () => this.catalogue.categories(viewer));
  }
}
