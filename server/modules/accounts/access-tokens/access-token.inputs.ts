import { Field, InputType } from 'type-graphql';
import type { AccessScope } from '../../../platform/access-scopes.rules';
import { AccessScopeName } from './access-token.types';

@InputType({ description: 'An access token to create.' })
export class CreateAccessTokenInput {
  @Field(() => String, {
    description: 'What to call it, such as the program that uses it; at most 80 characters.',
  })
  name!: string;

  @Field(() => [AccessScopeName], { description: 'What it may do; at least one scope.' })
  scopes!: AccessScope[];

  @Field(() => Date, { description: 'When it stops working, at most a year from now.' })
  expiresAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The present password; null for an account without one, after `startProviderConfirmation`.',
  })
  password?: string | null;
}
