import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ErrorType, InvalidInput, UserError, resultOf } from '../../../platform/user-error';
import { RequiresScope } from '../../../platform/required-scope';
import type { Viewer } from '../../../platform/viewer';
import { Administration } from '../../accounts/administration/administration.types';
import { Category } from '../../../platform/settings/settings.types';

@InputType({ description: 'A category of courses as an administrator writes it.' })
export class CategoryInput {
  @Field(() => String, {
    description: 'Name of the category, at most 60 characters; no other category has it, regardless of case.',
  })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Another name under which instructors can choose it, at most 60 characters; null or blank for none.',
  })
  alternativeName?: string | null;

  @Field(() => Boolean, {
    description: 'Whether it is a main category, which has a button in the catalogue.',
  })
  isMain!: boolean;
}

@RequiresScope('read:admin')
@ObjectType({ description: 'A category of courses as administrators see it.' })
export class ManagedCategory extends Category {
  @Field(() => ID, { description: 'Unique identifier of the category.' })
  id!: string;

  @Field(() => Int, { description: 'Number of its courses, drafts included.' })
  courseCount!: number;
}

@ObjectType({ description: 'The categories were changed, and their courses with them.' })
export class CategoriesChanged {
  @Field(() => Administration, { description: 'For the categories after the change.' })
  administration: Administration;

  constructor(viewer: Viewer) {
    this.administration = { id: viewer.account.id, viewer };
  }
}

@ErrorType('The category has courses, for which no other category was chosen. Nothing was changed.')
export class CategoryHasCourses extends UserError {
  @Field(() => Int, { description: 'Number of its courses, drafts included.' })
  courseCount: number;

  constructor(courseCount: number) {
    super();
    this.courseCount = courseCount;
    this.message =
      courseCount === 1
        ? 'One course has this category. Choose the category that it gets instead.'
        : `${courseCount.toLocaleString('en-US')} courses have this category. Choose the category that they get instead.`;
  }
}

export const ChangeCategoriesResult = createUnionType({
  name: 'ChangeCategoriesResult',
  description: 'Result of `addCategory` and `updateCategory`.',
  types: () => [CategoriesChanged, InvalidInput] as const,
});

export const RemoveCategoryResult = resultOf('removeCategory', () => [
  CategoriesChanged,
  CategoryHasCourses,
  InvalidInput,
]);
