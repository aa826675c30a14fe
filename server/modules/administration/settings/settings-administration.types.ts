import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ErrorType, InvalidInput, Payload, UserError, resultOf } from '../../../platform/user-error';
import { InstructorAccess, DEFAULT_INVITATION_MAILS } from '../../../platform/settings/settings.rules';
import { EditConflict } from '../../accounts/last-edit.types';
import { RequiresScope } from '../../../platform/required-scope';

/** Fields that are read and edited. */
@ObjectType()
@InputType()
class EditedSettings {
  @Field(() => String, {
    description: 'Name of the platform in the header, titles and emails, at most 40 characters.',
  })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Color of buttons and markers as `#RRGGBB`; null for the built-in one. Text on it needs a contrast of 4.5.',
  })
  accentColor!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Plain text below the landing page's heading, at most 300 characters; null for the built-in one.",
  })
  welcomeText!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Question on the landing page, one of the administration's `landingQuestionChoices`; null for none.",
  })
  landingQuestionId!: string | null;

  @Field(() => Boolean, {
    description: 'Whether anyone can register. Existing accounts can log in in any case.',
  })
  isRegistrationOpen!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether administrators can log in only with a second factor. Turning it on needs one of your own, ends the sessions of administrators who have none, and is refused in demo mode.',
  })
  adminsNeedSecondFactor!: boolean;

  @Field(() => InstructorAccess, { description: 'Who may register as an instructor.' })
  instructorAccess!: InstructorAccess;

  @Field(() => [String], {
    defaultValue: [],
    description:
      'Mail domains whose addresses may register as instructors, at most 200; compared without regard to case, and without their subdomains.',
  })
  instructorDomains!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of courses of one instructor, 1 to 100,000; null for no limit.',
  })
  maxCourses!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Maximum size of the notes and captions of one instructor's courses in megabytes, 1 to 1,000,000; null for no limit.",
  })
  maxStorageMegabytes!: number | null;

  @Field(() => Int, {
    defaultValue: DEFAULT_INVITATION_MAILS,
    description:
      'Maximum number of invitation emails of one instructor on a day, 1 to 100,000: to teams and to students together. Those of imports beyond it are sent on the next days.',
  })
  maxInvitationMails!: number;

  @Field(() => String, {
    nullable: true,
    description: "Name of the sender of emails, at most 100 characters; null for the platform's.",
  })
  mailSenderName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the sender of emails; null for `no-reply@` the public address.',
  })
  mailSenderAddress!: string | null;
}

@InputType({ description: 'The settings of the platform. Text that is null or blank is cleared.' })
export class PlatformSettingsInput extends EditedSettings {}

@RequiresScope('read:admin')
@ObjectType({ description: 'The settings of the platform as administrators see them.' })
export class PlatformSettings extends EditedSettings {
  @Field(() => Int, { description: 'Number of edits; pass it to `updatePlatformSettings`.' })
  revision!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Path of the uploaded logo, a WebP picture; null for the built-in one. Upload one with `PUT /platform/logo`.',
  })
  logoUrl!: string | null;

  @Field(() => String, { description: 'The sender of emails, as `Name <address>`.' })
  mailSender!: string;
}

@ObjectType({ description: 'The settings were saved.' })
export class PlatformSettingsUpdated extends Payload<PlatformSettingsUpdated> {
  @Field(() => PlatformSettings, { description: 'The settings after the edit.' })
  settings!: PlatformSettings;
}

@ErrorType('The settings were edited since they were read. Nothing was changed.')
export class PlatformSettingsEditConflict extends EditConflict<PlatformSettingsEditConflict> {
  override message = 'The settings were edited elsewhere. Reload to see the newer version.';

  @Field(() => PlatformSettings, { description: 'The current settings.' })
  settings!: PlatformSettings;
}

@ObjectType({
  description: 'The mail server accepted the test email; whether it arrives is up to the recipient.',
})
export class TestEmailSent extends Payload<TestEmailSent> {
  @Field(() => String, { description: "The administrator's address, to which it was sent." })
  to!: string;

  @Field(() => String, { description: 'The sender, as `Name <address>`.' })
  from!: string;
}

@ErrorType('The test email was not sent; `message` says why.')
export class TestEmailFailed extends UserError {}

export const UpdatePlatformSettingsResult = resultOf('updatePlatformSettings', () => [
  PlatformSettingsUpdated,
  InvalidInput,
  PlatformSettingsEditConflict,
]);

export const SendTestEmailResult = resultOf('sendTestEmail', () => [TestEmailSent, TestEmailFailed]);
