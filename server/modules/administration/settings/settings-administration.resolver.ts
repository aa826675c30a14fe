import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { RequiresScope } from '../../../platform/required-scope';
import { Administration } from '../../accounts/administration/administration.types';
import { LandingQuestionChoice } from '../../quizzes/landing/landing-question.types';
import { SettingsAdministrationService, TestEmailService } from './settings-administration.service';
import {
  PlatformSettings,
  PlatformSettingsInput,
  SendTestEmailResult,
  UpdatePlatformSettingsResult,
} from './settings-administration.types';

@Resolver(() => Administration)
export class AdministrationSettingsResolver {
  constructor(private readonly service: SettingsAdministrationService) {}

  @FieldResolver(() => PlatformSettings, { description: 'The settings of the platform.' })
  settings(@Root() { viewer }: Administration) {
    return this.service.settings(viewer);
  }

  @FieldResolver(() => [LandingQuestionChoice], {
    description:
      'The questions that can be on the landing page, at most 500: those that authors released for practice, about a lesson of a published course.',
  })
  landingQuestionChoices(@Root() { viewer }: Administration) {
    return this.service.landingQuestionChoices(viewer);
  }
}

@Resolver()
export class SettingsAdministrationResolver {
  constructor(
    private readonly service: SettingsAdministrationService,
    private readonly testEmails: TestEmailService,
  ) {}

  @RequiresScope('session only')
  @Mutation(() => UpdatePlatformSettingsResult, {
    description: 'Changes the settings of the platform. Administrators only.',
  })
  updatePlatformSettings(
    @Arg('input', () => PlatformSettingsInput, { description: 'All settings; each is replaced.' })
    input: PlatformSettingsInput,
    @Arg('revision', () => Int, { description: '`revision` of the settings when they were read.' })
    revision: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.update(viewer, input, revision);
  }

  @RequiresScope('session only')
  @Mutation(() => PlatformSettings, {
    description: 'Removes the uploaded logo, so that the built-in one is shown. Administrators only.',
  })
  removePlatformLogo(@Ctx() { viewer }: Context) {
    return this.service.removeLogo(viewer);
  }

  @RequiresScope('write:admin')
  @Mutation(() => SendTestEmailResult, {
    description:
      'Sends a test email to the administrator, with the saved sender. Administrators only. RATE_LIMITED beyond 10 in 10 minutes.',
  })
  sendTestEmail(@Ctx() { viewer }: Context) {
    return this.testEmails.send(viewer);
  }
}
