import type { Feature } from '../../platform/feature';
import { TestimonialModerationResolver } from './testimonial-moderation.resolver';
import { Testimonial } from './testimonial.entities';
import { TestimonialResolver } from './testimonial.resolver';

export const testimonials: Feature = {
  entities: [Testimonial],
  resolvers: [TestimonialResolver, TestimonialModerationResolver],
};
