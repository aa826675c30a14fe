import type { Module } from '../../platform/module';
import { accountReinstated, accountSuspended } from '../accounts/account.events';
import { AuditLogResolver } from './audit/audit-log.resolver';
import { ModerationResolver, OwnedCoursesResolver } from './courses/moderation.resolver';
import { CourseModerationService } from './courses/course-moderation.service';
import { HealthResolver } from './health/health.resolver';
import {
  AdministrationSettingsResolver,
  SettingsAdministrationResolver,
} from './settings/settings-administration.resolver';
import { TestimonialModerationResolver, TestimonialResolver } from './testimonials/testimonial.resolver';

export const administration: Module = {
  entities: [],
  resolvers: [
    AdministrationSettingsResolver,
    SettingsAdministrationResolver,
    AuditLogResolver,
    ModerationResolver,
    OwnedCoursesResolver,
    HealthResolver,
    TestimonialResolver,
    TestimonialModerationResolver,
  ],
  subscriptions: [
    accountSuspended.subscribe(CourseModerationService, (courses, ...suspension) =>
      courses.unpublishSuspended(...suspension),
    ),
    accountReinstated.subscribe(CourseModerationService, (courses, ...change) =>
      courses.publishReinstated(...change),
    ),
  ],
};
