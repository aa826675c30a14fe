import { PlatformStatsService } from '../features/analytics/platform-stats.service';
import { TestimonialService } from '../features/testimonials/testimonial.service';
import { TestimonialAdded } from '../features/testimonials/testimonial.types';
import { created, ok, refused, type Route } from './route';
import { testimonialShape } from './shapes';

const NEWEST_TESTIMONIALS = 100;

/** What the landing page shows. */
export const publicRoutes: Route[] = [
  {
    method: 'get',
    path: '/platform/stats',
    answer: async (_request, services) => ok(await services(PlatformStatsService).platformStats()),
  },
  {
    method: 'get',
    path: '/testimonials',
    answer: async (_request, services) => {
      const { nodes } = await services(TestimonialService).testimonials(NEWEST_TESTIMONIALS);
      return ok(nodes.map(testimonialShape));
    },
  },
  {
    method: 'post',
    path: '/testimonials',
    answer: async ({ body, address }, services) => {
      const input = { ...body, avatarUrl: body.avatar };
      const result = await services(TestimonialService).addTestimonial(input, address);
      return result instanceof TestimonialAdded
        ? created(testimonialShape(result.testimonial))
        : refused(400, result.message);
    },
  },
];
