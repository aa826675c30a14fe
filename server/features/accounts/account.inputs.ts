import { Field, InputType } from 'type-graphql';
import { Role } from '../../platform/viewer';

@InputType({ description: 'The account to create.' })
export class RegisterInput {
  @Field(() => String, { description: 'Name shown to others and on certificates, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'Email address, unique regardless of case.' })
  email!: string;

  @Field(() => String, { description: 'At least 6 characters and at most 256 bytes.' })
  password!: string;

  @Field(() => Role, { description: 'STUDENT or INSTRUCTOR; ADMIN is refused.' })
  role!: Role;
}

@InputType({ description: 'The credentials to log in with.' })
export class LogInInput {
  @Field(() => String, { description: 'Email address of the account.' })
  email!: string;

  @Field(() => String, { description: 'Password of the account.' })
  password!: string;
}

@InputType({ description: 'The account whose password to reset.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'Email address of the account.' })
  email!: string;
}

@InputType({ description: 'A new password and the reset token that authorizes it.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'Email address of the account.' })
  email!: string;

  @Field(() => String, {
    description: 'The reset token from the email, or from `requestPasswordReset` in demo mode.',
  })
  resetToken!: string;

  @Field(() => String, { description: 'At least 6 characters and at most 256 bytes; spaces count.' })
  newPassword!: string;
}

@InputType({
  description: "The viewer's public profile. A field that is null, blank or left out is cleared.",
})
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'Short biography, at most 2,000 characters.' })
  bio?: string | null;

  @Field(() => String, { nullable: true, description: 'https URL of a picture.' })
  pictureUrl?: string | null;
}
