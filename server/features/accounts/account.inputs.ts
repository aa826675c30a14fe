import { Field, InputType } from 'type-graphql';
import { Role } from '../../platform/viewer';

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'The name others will see, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'Compared without regard to case; one account an address.' })
  email!: string;

  @Field(() => String, { description: 'At least 6 characters and at most 256 bytes.' })
  password!: string;

  @Field(() => Role, { description: 'STUDENT or INSTRUCTOR; nobody registers as an administrator.' })
  role!: Role;
}

@InputType({ description: 'Who signs in.' })
export class LogInInput {
  @Field(() => String, { description: "The account's email." })
  email!: string;

  @Field(() => String, { description: "The account's password." })
  password!: string;
}

@InputType({ description: 'Whose password was forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: "The account's email." })
  email!: string;
}

@InputType({ description: 'A new password, proved by a reset token.' })
export class ResetPasswordInput {
  @Field(() => String, { description: "The account's email." })
  email!: string;

  @Field(() => String, { description: 'The token that was sent or shown.' })
  resetToken!: string;

  @Field(() => String, { description: 'At least 6 characters and at most 256 bytes; spaces count.' })
  newPassword!: string;
}

@InputType({ description: 'What others read about an instructor; a field left out or blank is cleared.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'At most 2,000 characters.' })
  bio?: string | null;

  @Field(() => String, { nullable: true, description: 'An https address.' })
  pictureUrl?: string | null;
}
