import type { Module } from '../../platform/module';
import { AuditLogResolver } from './audit/audit-log.resolver';
import { CourseModerationResolver, OwnedCoursesResolver } from './courses/course-moderation.resolver';
import { ReviewModerationResolver } from './courses/review-moderation.resolver';
import { HealthResolver } from './health/health.resolver';
import {
  AdministrationSettingsResolver,
  SettingsAdministrationResolver,
} from './settings/settings-administration.resolver';
import { TestimonialModerationResolver } from './testimonials/testimonial-moderation.resolver';
import { Testimonial } from './testimonials/testimonial.entities';
import { TestimonialResolver } from './testimonials/testimonial.resolver';
import { on } from '../../platform/domain-events';
import { accountReinstated, accountSuspended } from '../accounts/account.events';
import { CourseModerationService } from './courses/course-moderation.service';

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
    on(accountSuspended, CourseModerationService, (courses, ...suspension) =>
      courses.unpublishSuspended(...suspension),
    ),
    on(accountReinstated, CourseModerationService, (courses, ...change) =>
      courses.publishReinstated(...change),
    ),
  ],
};
