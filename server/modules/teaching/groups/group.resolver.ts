import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { RequiresScope } from '../../../platform/required-scope';
import { InstructorCourse } from '../authoring/authoring.types';
import { GroupService } from './group.service';
import { CourseGroup, CourseGroupsChanged, CreateGroupResult, RenameGroupResult } from './group.types';

const COURSE = { description: 'Identifier of the course.' };
const GROUP = { description: 'Identifier of the group.' };

@Resolver(() => InstructorCourse)
export class GroupResolver {
  constructor(private readonly service: GroupService) {}

  @FieldResolver(() => [CourseGroup], {
    description:
      'The groups of the course, sorted by name; none for members of its team who may not see students.',
  })
  groups(@Root() course: InstructorCourse, @Ctx() { viewer, batches }: Context) {
    return batches.load('groups of own course', course.id, (ids) => this.service.groupsOf(viewer, ids));
  }

  @RequiresScope('write:teaching')
  @Mutation(() => CreateGroupResult, {
    description: "Creates a group of students in one of the viewer's courses.",
  })
  createGroup(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('name', () => String, { description: 'Name of the group, at most 60 characters.' }) name: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.create(viewer, courseId, { name });
  }

  @RequiresScope('write:teaching')
  @Mutation(() => RenameGroupResult, { description: "Renames a group of one of the viewer's courses." })
  renameGroup(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('groupId', () => ID, GROUP) groupId: string,
    @Arg('name', () => String, { description: 'The new name, at most 60 characters.' }) name: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.rename(viewer, courseId, groupId, { name });
  }

  @RequiresScope('write:teaching')
  @Mutation(() => CourseGroupsChanged, {
    description: "Deletes a group of one of the viewer's courses. Its students stay in the course.",
  })
  deleteGroup(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('groupId', () => ID, GROUP) groupId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.delete(viewer, courseId, groupId);
  }
}
