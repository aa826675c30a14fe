import { Field, ObjectType, InputType } from 'type-graphql';
import { resultOf, InvalidInput, UserError, Payload } from '../../../platform/user-error';
import { Viewer } from '../account.types';
import { OwnProof } from '../own-proof.types';

@ObjectType({
  description:
    'The account will be deleted. All of its sessions have ended, and others see it as deleted already. To keep it, log in before it is due.',
})
export class AccountDeletionRequested extends Payload<AccountDeletionRequested> {
  @Field(() => Date, { description: 'When the account will be deleted.' })
  dueAt!: Date;
}

@ObjectType({ description: 'The account is kept as it was, and its token is that of a session.' })
export class AccountKept extends Payload<AccountKept> {
  @Field(() => String, { description: 'The session token, the same as given.' })
  token!: string;

  @Field(() => Viewer, { description: 'The signed-in account.' })
  viewer!: Viewer;
}

@ObjectType({ implements: UserError, description: 'The token is wrong, or the account is deleted already.' })
export class AccountNotKept extends UserError {
  override message = 'The account couldn’t be kept. Log in again.';
}

export const RequestAccountDeletionResult = resultOf('requestAccountDeletion', () => [
  AccountDeletionRequested,
  InvalidInput,
]);

export const KeepAccountResult = resultOf('keepAccount', () => [AccountKept, AccountNotKept, InvalidInput]);

@InputType({ description: 'Confirms that the account shall be deleted.' })
export class RequestAccountDeletionInput extends OwnProof {
  @Field(() => String, { description: "The account's email address, typed again." })
  email!: string;
}
