import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { RequiresScope } from '../../platform/required-scope';
import { LandingQuestionChoice } from '../quizzes/landing/landing-question.types';
import { SettingsAdministrationService } from './settings/settings-administration.service';
import {
  PlatformSettings,
  PlatformSettingsInput,
  SendTestEmailResult,
  UpdatePlatformSettingsResult,
} from './settings/settings-administration.types';
import { type Page, PageArgs } from '../../platform/connection';
import { OWN_STATEMENT } from '../../platform/graphql/limits';
import { Administration } from '../accounts/administration/administration.types';
import { AuditLogService } from './audit/audit-log.service';
import { AuditAction, AuditEntryConnection } from './audit/audit-log.types';
import { HealthService } from './health/health.service';
import { Health } from './health/health.types';

/** The settings of the platform, what happened on it, and how it is. */
@Resolver(() => Administration)
export class PlatformAdministrationResolver {
  constructor(
    private readonly auditLogs: AuditLogService,
    private readonly healths: HealthService,
    private readonly platform: SettingsAdministrationService,
  ) {}

  @FieldResolver(() => AuditEntryConnection, {
    description: 'Who did what to whom, by time.',
  })
  auditLog(
    @Root() { viewer }: Administration,
    @PageArgs('entries') { first, after }: Page,
    @Arg('actions', () => [AuditAction], {
      nullable: true,
      description: 'Only entries of these actions; null for all.',
    })
    actions: AuditAction[] | null,
    @Arg('personId', () => ID, {
      nullable: true,
      description: 'Only what this account did or what was done to it; null for all.',
    })
    personId: string | null,
    @Arg('since', () => Date, { nullable: true, description: 'Only from this time on; null for all.' })
    since: Date | null,
    @Arg('until', () => Date, { nullable: true, description: 'Only before this time; null for all.' })
    until: Date | null,
    @Arg('descending', () => Boolean, { defaultValue: true, description: 'Whether the newest come first.' })
    isDescending: boolean,
  ) {
    return this.auditLogs.entries(viewer, { first, after, actions, personId, since, until, isDescending });
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => Health, {
    description: 'How the platform is: database, emails, background tasks, disk, memory and versions.',
  })
  health(@Root() { viewer }: Administration) {
    return this.healths.health(viewer);
  }

  @FieldResolver(() => PlatformSettings, { description: 'The settings of the platform.' })
  settings(@Root() { viewer }: Administration) {
    return this.platform.settings(viewer);
  }

  @FieldResolver(() => [LandingQuestionChoice], {
    description:
      'The questions that can be on the landing page, at most 500: those that authors released for practice, about a lesson of a published course.',
  })
  landingQuestionChoices(@Root() { viewer }: Administration) {
    return this.platform.landingQuestionChoices(viewer);
  }

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
    return this.platform.update(viewer, input, revision);
  }

  @Mutation(() => PlatformSettings, {
    description: 'Removes the uploaded logo, so that the built-in one is shown. Administrators only.',
  })
  removePlatformLogo(@Ctx() { viewer }: Context) {
    return this.platform.removeLogo(viewer);
  }

  @RequiresScope('write:admin')
  @Mutation(() => SendTestEmailResult, {
    description:
      'Sends a test email to the administrator, with the saved sender. Administrators only. RATE_LIMITED beyond 10 in 10 minutes.',
  })
  sendTestEmail(@Ctx() { viewer }: Context) {
    return this.platform.sendTestEmail(viewer);
  }
}
