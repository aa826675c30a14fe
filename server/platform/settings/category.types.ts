import { Field, ObjectType } from 'type-graphql';
import type { Category as CategoryFields } from './default-categories.rules';

@ObjectType({ description: 'A category of courses.' })
export class Category implements CategoryFields {
  @Field(() => String, { description: 'Name of the category, as courses and the filter have it.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Another name under which instructors can choose it; courses get `name`. null: none.',
  })
  alternativeName!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it is a main category, which has a button in the catalogue.',
  })
  isMain!: boolean;
}
