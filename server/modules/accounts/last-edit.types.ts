import { Field, ObjectType } from 'type-graphql';
import { RequiresScope } from '../../platform/required-scope';
import { DetailedError } from '../../platform/user-error';

@RequiresScope('none')
@ObjectType({ description: 'Who saved the version that an edit conflict is about, and when.' })
export class LastEdit {
  @Field(() => String, {
    nullable: true,
    description: 'Name of whoever saved it; null if the account is suspended or deleted.',
  })
  name!: string | null;

  @Field(() => Date, { description: 'When it was saved.' })
  at!: Date;

  @Field(() => Boolean, {
    description: 'Whether the viewer saved it, in another window or on another device.',
  })
  isOwn!: boolean;
}

@ObjectType()
export abstract class EditConflict<Self> extends DetailedError<Self> {
  @Field(() => LastEdit, { nullable: true, description: 'Who saved the current version; null if unknown.' })
  lastEdit!: LastEdit | null;
}
