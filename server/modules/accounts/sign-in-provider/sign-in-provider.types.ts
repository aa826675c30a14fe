import { Field, ObjectType, InputType } from 'type-graphql';
import { ErrorType, InvalidInput, Payload, UserError, resultOf } from '../../../platform/user-error';
import { firstStepTypes, LinkedIdentity, OwnProof } from '../account.types';

@ObjectType({ description: 'The OpenID Connect provider with which people can log in.' })
export class SignInProvider {
  @Field(() => String, { description: 'Its name, for the button.' })
  label!: string;
}

@ObjectType({ description: 'How the owner of an account can log in.' })
export class SignInMethods extends Payload<SignInMethods> {
  @Field(() => Boolean, {
    description:
      'Whether the account has a password. One that the provider created has none until it is reset.',
  })
  hasPassword!: boolean;

  @Field(() => [LinkedIdentity], { description: 'The linked identities, first linked first.' })
  identities!: LinkedIdentity[];

  @Field(() => Boolean, {
    description:
      'Whether a log-in with the provider confirmed this session, which stands for the password that the account does not have, once. See `startProviderConfirmation`.',
  })
  isConfirmed!: boolean;
}

@ObjectType({ description: 'A log-in with the provider has begun. Open its address within ten minutes.' })
export class ProviderSignInStarted extends Payload<ProviderSignInStarted> {
  @Field(() => String, { description: 'The address of the provider to which the browser has to go.' })
  authorizationUrl!: string;

  @Field(() => String, {
    description: 'Secret that `finishProviderSignIn` needs. Keep it in the browser that opens the address.',
  })
  verifier!: string;
}

@ObjectType({
  description:
    'The provider has confirmed who the person is, but an account has the same email. Prove with `linkProviderAccount` that it is the same person’s.',
})
export class AccountProofRequired extends Payload<AccountProofRequired> {
  @Field(() => String, { description: 'Token for `linkProviderAccount`. It works once, for ten minutes.' })
  token!: string;

  @Field(() => String, { description: 'The email, verified by the provider.' })
  email!: string;
}

@ObjectType({
  description: 'The identity is linked to the account of the viewer, who can log in with it from now on.',
})
export class IdentityLinked extends Payload<IdentityLinked> {
  @Field(() => SignInMethods, { description: 'How the viewer can log in now.' })
  signInMethods!: SignInMethods;
}

@ObjectType({
  description:
    'The log-in with the provider confirmed this session: for 5 minutes it stands for the password that the account does not have, once.',
})
export class SessionConfirmed extends Payload<SessionConfirmed> {
  @Field(() => Date, { description: 'Until when.' })
  confirmedUntil!: Date;
}

@ErrorType('The log-in with the provider is not possible. Nothing was changed.')
export class ProviderSignInRefused extends UserError {}

@ErrorType('The identity was not removed, because nothing else can log in to the account.')
export class LastSignInMethod extends UserError {
  override message = 'You couldn’t log in any more. Set a password first.';
}

export const StartProviderSignInResult = resultOf('startProviderSignIn', () => [
  ProviderSignInStarted,
  ProviderSignInRefused,
]);

export const StartProviderConfirmationResult = resultOf('startProviderConfirmation', () => [
  ProviderSignInStarted,
  ProviderSignInRefused,
]);

export const StartProviderLinkResult = resultOf('startProviderLink', () => [
  ProviderSignInStarted,
  ProviderSignInRefused,
  InvalidInput,
]);

export const FinishProviderSignInResult = resultOf('finishProviderSignIn', () => [
  ...firstStepTypes(),
  AccountProofRequired,
  IdentityLinked,
  SessionConfirmed,
  ProviderSignInRefused,
  InvalidInput,
]);

export const LinkProviderAccountResult = resultOf('linkProviderAccount', () => [
  ...firstStepTypes(),
  ProviderSignInRefused,
  InvalidInput,
]);

export const UnlinkIdentityResult = resultOf('unlinkIdentity', () => [SignInMethods, LastSignInMethod]);

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
export class StartProviderLinkInput extends OwnProof {}

@InputType({ description: 'Proves that an account and an identity are the same person’s.' })
export class LinkProviderAccountInput {
  @Field(() => String, { description: 'The token of `AccountProofRequired`.' })
  token!: string;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;
}
