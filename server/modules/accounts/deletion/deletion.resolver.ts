import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { Service } from '../../../platform/injection';
import { RequiresScope } from '../../../platform/required-scope';
import { AccountDeletionService } from './account-deletion.service';
import {
  RequestAccountDeletionInput,
  KeepAccountResult,
  RequestAccountDeletionResult,
} from './deletion.types';

@Service()
@Resolver()
export class DeletionResolver {
  constructor(private readonly deletions: AccountDeletionService) {}

  @RequiresScope('session only')
  @Mutation(() => RequestAccountDeletionResult, {
    description:
      "Deletes the viewer's account in 14 days. Until then its owner can log in to keep it; others see it as deleted at once. FORBIDDEN for the demo accounts.",
  })
  requestAccountDeletion(
    @Arg('input', () => RequestAccountDeletionInput, { description: 'The email and the password.' })
    input: RequestAccountDeletionInput,
    @Ctx() { viewer, address }: Context,
  ) {
    return this.deletions.requestDeletion(viewer, input, address);
  }

  @RequiresScope('session only')
  @Mutation(() => KeepAccountResult, {
    description: 'Keeps an account that would be deleted, exactly as it was. Needs no session.',
  })
  keepAccount(
    @Arg('token', () => String, { description: 'The token of `DeletionPending`.' }) token: string,
    @Ctx() { address }: Context,
  ) {
    return this.deletions.keepAccount({ token }, address);
  }
}
