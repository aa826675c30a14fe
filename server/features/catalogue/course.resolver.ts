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
  @Query(() => CourseConnection, { description: 'The published courses.' })
  courses(
    @Arg('filter', () => CourseFilter, { nullable: true, description: 'null: all of them.' })
    filter: CourseFilter | null,
    @Arg('first', () => Int, {
      defaultValue: 24,
      description: 'How many, 1 to 1,000; many only for cards alone.',
    })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'endCursor of the page before; null: the first page.',
    })
    after: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.catalogue.courses(viewer, filter ?? {}, first, after);
  }

  @Extensions(IS_PUBLIC)
  @Query(() => Course, {
    nullable: true,
    description: 'One course; null when there is none, or none the viewer may know of.',
  })
  course(@Arg('id', () => ID, { description: 'The course.' }) id: string, @Ctx() { viewer }: Context) {
    return this.catalogue.course(viewer, id);
  }

  @FieldResolver(() => [Lesson], { description: 'Its lessons, in order; open to everyone once published.' })
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
    description: 'Every category of published courses, whatever the filter, most courses first.',
  })
  categories(@Ctx() { viewer, batches }: Context) {
    return batches.once('categories', () => this.catalogue.categories(viewer));
  }
}
