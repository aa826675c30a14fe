import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ErrorType, InvalidInput, Payload, UserError, resultOf } from '../../../platform/user-error';
import { EditedSettings } from '../../../platform/settings/settings.types';
import { EditConflict } from '../../accounts/last-edit.types';
import { RequiresScope } from '../../../platform/required-scope';

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
