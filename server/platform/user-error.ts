import { Field, InterfaceType, ObjectType } from 'type-graphql';
import type { FieldProblem } from './validation.rules';

// These are plain classes on purpose: graphql-js throws any Error instance that a resolver returns.

@InterfaceType({ description: 'Something a person can meet and mend.' })
export abstract class UserError {
  @Field(() => String, { description: 'The sentence to show.' })
  message!: string;
}

@ObjectType({ description: 'One refused field of an input.' })
export class InvalidField implements FieldProblem {
  @Field(() => String, { description: "The input's field name; '' when the input as a whole is refused." })
  path!: string;

  @Field(() => String, { description: 'The sentence to show at the field.' })
  message!: string;
}

@ObjectType({ implements: UserError, description: 'The input breaks a rule; nothing was changed.' })
export class InvalidInput extends UserError {
  @Field(() => [InvalidField], {
    description: "The first problem of each refused field, in the form's order.",
  })
  fields: InvalidField[];

  constructor(fields: FieldProblem[]) {
    super();
    this.fields = fields;
    this.message = fields[0]?.message ?? 'Some of the values are not valid';
  }
}
