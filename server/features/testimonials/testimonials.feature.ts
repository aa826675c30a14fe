import type { Feature } from '../../platform/feature';
import { Testimonial } from './testimonial.entities';
import { TestimonialResolver } from './testimonial.resolver';

export const testimonials: Feature = {
  entities: [Testimonial],
  resolvers: [TestimonialResolver],
};
