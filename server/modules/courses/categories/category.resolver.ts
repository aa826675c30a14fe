import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { RequiresScope } from '../../../platform/required-scope';
import { Administration } from '../../accounts/administration/administration.types';
import { CategoryAdministrationService } from './category-administration.service';
import {
  CategoriesChanged,
  CategoryInput,
  ChangeCategoriesResult,
  ManagedCategory,
  RemoveCategoryResult,
} from './category.types';

@Resolver(() => Administration)
export class CategoryAdministrationResolver {
  constructor(private readonly service: CategoryAdministrationService) {}

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [ManagedCategory], {
    description: 'The categories of courses in order, at most 100 and those that courses had before.',
  })
  categories(@Root() { viewer }: Administration) {
    return this.service.categories(viewer);
  }

  @RequiresScope('write:admin')
  @Mutation(() => ChangeCategoriesResult, {
    description:
      'Adds a category of courses at the end. Administrators only; FORBIDDEN in demo mode, as all changes of categories.',
  })
  addCategory(
    @Arg('input', () => CategoryInput, { description: 'The category.' }) input: CategoryInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.add(viewer, input);
  }

  @RequiresScope('write:admin')
  @Mutation(() => ChangeCategoriesResult, {
    description: 'Changes a category; its courses get the new name. Administrators only.',
  })
  updateCategory(
    @Arg('id', () => ID, { description: 'Identifier of the category.' }) id: string,
    @Arg('input', () => CategoryInput, { description: 'The category; each field is replaced.' })
    input: CategoryInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.update(viewer, id, input);
  }

  @RequiresScope('write:admin')
  @Mutation(() => CategoriesChanged, {
    description: 'Moves a category to another place in the list. Administrators only.',
  })
  moveCategory(
    @Arg('id', () => ID, { description: 'Identifier of the category.' }) id: string,
    @Arg('position', () => Int, { description: 'Its new place, from 1; the end for a larger number.' })
    position: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.move(viewer, id, position);
  }

  @RequiresScope('write:admin')
  @Mutation(() => RemoveCategoryResult, {
    description:
      'Removes a category. Its courses get another one, which must be chosen if there are any. Administrators only.',
  })
  removeCategory(
    @Arg('id', () => ID, { description: 'Identifier of the category.' }) id: string,
    @Arg('replacementId', () => ID, {
      nullable: true,
      description: 'Identifier of the category that its courses get; null if it has none.',
    })
    replacementId: string | null | undefined,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.remove(viewer, id, replacementId);
  }
}
