import type { Module } from '../../platform/module';
import { accountReinstated, accountSuspended } from '../accounts/account.events';
import { ModerationResolver, OwnedCoursesResolver } from './courses/moderation.resolver';
import { CourseModerationService } from './courses/course-moderation.service';
import { PlatformAdministrationResolver } from './platform-administration.resolver';
import { TestimonialModerationResolver, TestimonialResolver } from './testimonials/testimonial.resolver';

export const administration: Module = {
  entities: [],
  resolvers: [
    ModerationResolver,
    OwnedCoursesResolver,
    PlatformAdministrationResolver,
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
