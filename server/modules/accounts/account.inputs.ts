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

  @Field(() => String, {
    nullable: true,
    description: 'Token of an invitation to become an instructor; null or left out without one.',
  })
  invitation?: string | null;
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
  description:
    "The viewer's profile. `bio` and `pictureUrl` are cleared if they are null, blank or left out; the other fields stay unchanged if they are left out.",
})
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'Name shown to others, at most 100 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Short biography, at most 2,000 characters.' })
  bio?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'https URL of a picture, or the `pictureUrl` that the account has.',
  })
  pictureUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Preferred language as a BCP 47 tag; null for the browser's.",
  })
  language?: string | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone; null clears it.' })
  timeZone?: string | null;
}
