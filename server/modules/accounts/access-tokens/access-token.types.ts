import { Field, ID, ObjectType, registerEnumType, InputType } from 'type-graphql';
import { ErrorType, InvalidInput, Payload, UserError, resultOf } from '../../../platform/user-error';
import {
  ACCESS_SCOPES,
  ALL_SCOPES,
  type AccessScope,
  scopeName,
} from '../../../platform/access-scopes.rules';
import { RequiresScope } from '../../../platform/required-scope';
import { TOO_MANY_TOKENS } from './access-token.rules';
import { OwnProof } from '../account.types';

/** The scopes by their names in GraphQL. */
const AccessScopeName = Object.fromEntries(ALL_SCOPES.map((scope) => [scopeName(scope), scope]));

registerEnumType(AccessScopeName, {
  name: 'AccessScope',
  description: 'What an access token may do. A scope `write:…` includes the scope `read:…` of the same area.',
  valuesConfig: Object.fromEntries(
    ALL_SCOPES.map((scope) => [scopeName(scope), { description: `\`${scope}\`: ${ACCESS_SCOPES[scope]}.` }]),
  ),
});

@RequiresScope('session only')
@ObjectType({
  description:
    'A token of the viewer with which a program of theirs uses the APIs. Its text is shown only once.',
})
export class AccessToken {
  @Field(() => ID, { description: 'Unique identifier of the access token. It grants no access.' })
  id!: string;

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string;

  @Field(() => [AccessScopeName], { description: 'What it may do, as chosen by its owner.' })
  scopes!: AccessScope[];

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it stops working.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'Whether it has stopped working. It is deleted 30 days later.' })
  isExpired!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used, to the minute; null if it was not used yet.',
  })
  lastUsedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Beginning of the network address of the last use, such as `203.0.…`; null if unknown.',
  })
  lastUsedNetwork!: string | null;
}

@RequiresScope('session only')
@ObjectType({ description: 'The access token was created.' })
export class AccessTokenCreated extends Payload<AccessTokenCreated> {
  @Field(() => String, {
    description: 'The token. Send it as `Authorization: Bearer …`. It cannot be read again.',
  })
  token!: string;

  @Field(() => [AccessToken], { description: "All of the viewer's access tokens, newest first." })
  accessTokens!: AccessToken[];
}

@ErrorType('The viewer already has 20 access tokens.')
export class TooManyAccessTokens extends UserError {
  override message = TOO_MANY_TOKENS;
}

export const CreateAccessTokenResult = resultOf('createAccessToken', () => [
  AccessTokenCreated,
  TooManyAccessTokens,
  InvalidInput,
]);

@InputType({ description: 'An access token to create.' })
export class CreateAccessTokenInput extends OwnProof {
  @Field(() => String, {
    description: 'What to call it, such as the program that uses it; at most 80 characters.',
  })
  name!: string;

  @Field(() => [AccessScopeName], { description: 'What it may do; at least one scope.' })
  scopes!: AccessScope[];

  @Field(() => Date, { description: 'When it stops working, at most a year from now.' })
  expiresAt!: Date;
}
