import type { Module } from '../../platform/module';
import { accountReinstated, accountSuspended } from '../accounts/account.events';
import { AuditLogResolver } from './audit/audit-log.resolver';
import {
  CourseModerationResolver,
  OwnedCoursesResolver,
  ReviewModerationResolver,
} from './courses/moderation.resolver';
import { CourseModerationService } from './courses/course-moderation.service';
import { HealthResolver } from './health/health.resolver';
import {
  AdministrationSettingsResolver,
  SettingsAdministrationResolver,
} from './settings/settings-administration.resolver';
import { TestimonialModerationResolver, TestimonialResolver } from './testimonials/testimonial.resolver';
import { Testimonial } from './testimonials/testimonial.entities';

export const administration: Module = {
  entities: [Testimonial],
  resolvers: [
    AdministrationSettingsResolver,
    SettingsAdministrationResolver,
    AuditLogResolver,
    CourseModerationResolver,
    OwnedCoursesResolver,
    ReviewModerationResolver,
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
