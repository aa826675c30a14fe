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
};
