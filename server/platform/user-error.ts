import { Field, InterfaceType, ObjectType, type ClassType, createUnionType } from 'type-graphql';
import type { InvalidInputError } from './errors';
import type { FieldProblem } from './validation.rules';

// Plain classes, since graphql-js throws any Error instance that a resolver returns.

@InterfaceType({ description: 'An error the user can correct.' })
export abstract class UserError {
  @Field(() => String, { description: 'Message to show to the user.' })
  message!: string;

  constructor(message?: string) {
    if (message !== undefined) this.message = message;
  }
}

/** Describes the type of an error that the user can correct. */
export const ErrorType = (description: string) => ObjectType({ implements: UserError, description });

/** An error with more fields than its message, created with them. */
export abstract class DetailedError<Self> extends UserError {
  constructor(fields: Omit<Self, 'message'>) {
    super();
    Object.assign(this, fields);
  }
}

/** A result of a mutation, created with its fields. `message` is not one of them: it is the same in every instance. */
export abstract class Payload<Self> {
  constructor(fields: Omit<Self, 'message'>) {
    Object.assign(this, fields);
  }
}

@ObjectType({ description: 'An invalid field of an input.' })
export class InvalidField implements FieldProblem {
  @Field(() => String, { description: "Name of the input field; '' if the input as a whole is invalid." })
  path!: string;

  @Field(() => String, { description: 'Message to show at the field.' })
  message!: string;
}

@ErrorType('The input is invalid. Nothing was changed.')
export class InvalidInput extends UserError {
  @Field(() => [InvalidField], {
    description: 'The first error of each invalid field, in the order of the form.',
  })
  fields: InvalidField[];

  constructor({ message, fields }: InvalidInputError) {
    super(message);
    this.fields = fields;
  }
}

/** The union of what a mutation or query with this name can return: `LogInResult` for `logIn`. */
export const resultOf = <const Types extends readonly ClassType[]>(name: string, types: () => Types) =>
  createUnionType({
    name: `${name[0]!.toUpperCase()}${name.slice(1)}Result`,
    description: `Result of \`${name}\`.`,
    types,
  });
