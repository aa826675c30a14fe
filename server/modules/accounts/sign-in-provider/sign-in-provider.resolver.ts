import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { Platform } from '../../../platform/demo/platform.types';
import { Viewer } from '../account.types';
import { IdentityService } from './identity.service';
import { SignInProviderSettings } from './provider-client';
import { ProviderSignInService } from './provider-sign-in.service';
import {
  FinishProviderSignInInput,
  LinkProviderAccountInput,
  StartProviderLinkInput,
  FinishProviderSignInResult,
  LinkProviderAccountResult,
  SignInMethods,
  SignInProvider,
  StartProviderConfirmationResult,
  StartProviderLinkResult,
  StartProviderSignInResult,
  UnlinkIdentityResult,
} from './sign-in-provider.types';

/** Which provider the log-in page offers. */
@Resolver(() => Platform)
export class PlatformSignInProviderResolver {
  constructor(private readonly settings: SignInProviderSettings) {}

  @FieldResolver(() => SignInProvider, {
    nullable: true,
    description: 'The provider with which people can log in; null: only with a password.',
  })
  signInProvider() {
    return this.settings.provider;
  }
}

@Resolver(() => Viewer)
export class SignInProviderResolver {
  constructor(
    private readonly signIns: ProviderSignInService,
    private readonly identities: IdentityService,
  ) {}

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => SignInMethods, { description: 'How the viewer can log in.' })
  signInMethods(@Root() viewer: Viewer) {
    return this.identities.methodsOf(viewer);
  }

  @Mutation(() => StartProviderSignInResult, {
    description:
      'Begins a log-in with the sign-in provider. A person without an account gets one if the provider has verified their email address; while registration is closed, only if this address was invited. NOT_FOUND if there is no provider.',
  })
  startProviderSignIn(
    @Arg('invitation', () => String, {
      nullable: true,
      description:
        'The token of the link of an invitation to register as an instructor, to the team of a course, or to courses as a student; null: none. It works only for the email address to which the invitation was sent.',
    })
    invitation: string | null,
    @Ctx() context: Context,
  ) {
    return this.signIns.start(invitation ?? null, context);
  }

  @Mutation(() => StartProviderLinkResult, {
    description:
      "Begins to link an identity at the sign-in provider to the viewer's account. Wrong passwords count as failed log-ins. NOT_FOUND if there is no provider.",
  })
  startProviderLink(
    @Arg('input', () => StartProviderLinkInput, { description: 'The present password.' })
    input: StartProviderLinkInput,
    @Ctx() context: Context,
  ) {
    return this.signIns.startLink(context.viewer, input, context);
  }

  @Mutation(() => StartProviderConfirmationResult, {
    description:
      'Begins a log-in with the sign-in provider that confirms this session. It replaces the password wherever an account without one is asked for it. NOT_FOUND if there is no provider.',
  })
  startProviderConfirmation(@Ctx() context: Context) {
    return this.signIns.startConfirmation(context.viewer, context);
  }

  @Mutation(() => FinishProviderSignInResult, {
    description:
      'Completes a log-in, a link or a confirmation in the browser that began it, after the provider sent it back to `/login/callback`. Works once. NOT_FOUND if there is no provider.',
  })
  finishProviderSignIn(
    @Arg('input', () => FinishProviderSignInInput, { description: 'What the provider sent.' })
    input: FinishProviderSignInInput,
    @Ctx() context: Context,
  ) {
    return this.signIns.finish(context.viewer, input, context);
  }

  @Mutation(() => LinkProviderAccountResult, {
    description:
      'Links an identity to the account with the same email and logs in. Wrong passwords count as failed log-ins.',
  })
  linkProviderAccount(
    @Arg('input', () => LinkProviderAccountInput, { description: 'The token and the password.' })
    input: LinkProviderAccountInput,
    @Ctx() context: Context,
  ) {
    return this.signIns.linkAccount(input, context);
  }

  @Mutation(() => UnlinkIdentityResult, {
    description:
      "Removes an identity from the viewer's account, unless nothing else could log in to it. A role that its claim gave ends with it, and then all sessions end too; FORBIDDEN if that role is the last administrator's.",
  })
  unlinkIdentity(
    @Arg('id', () => ID, { description: 'The identity.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.identities.unlink(viewer, id);
  }
}
