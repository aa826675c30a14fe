import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What the provider sent the browser back with.' })
export class FinishProviderSignInInput {
  @Field(() => String, { description: '`state` of the address.' })
  state!: string;

  @Field(() => String, { description: 'The verifier of `ProviderSignInStarted`.' })
  verifier!: string;

  @Field(() => String, { nullable: true, description: '`code` of the address; null if it has none.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: '`iss` of the address; null if it has none.' })
  issuer?: string | null;

  @Field(() => String, { nullable: true, description: '`error` of the address; null if it has none.' })
  error?: string | null;
}

@InputType({ description: 'Confirms that the owner of the account links an identity.' })
export class StartProviderLinkInput {
  @Field(() => String, {
    nullable: true,
    description: 'The present password; null for an account without one, after `startProviderConfirmation`.',
  })
  password?: string | null;
}

@InputType({ description: 'Proves that an account and an identity are the same person’s.' })
export class LinkProviderAccountInput {
  @Field(() => String, { description: 'The token of `AccountProofRequired`.' })
  token!: string;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;
}
