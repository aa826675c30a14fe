import * as z from 'zod';
import { PlatformStatsService } from '../features/analytics/platform-stats.service';
import { TestimonialService } from '../features/testimonials/testimonial.service';
import { TestimonialAdded } from '../features/testimonials/testimonial.types';
import { NewTestimonial, PlatformStats, Testimonial } from './public.schemas';
import { body, created, json, ok, refused, route, type Route } from './route';
import { testimonialShape } from './shapes';

const NEWEST_TESTIMONIALS = 100;

/** Public totals and testimonials. */
export const publicRoutes: Route[] = [
  route({
    method: 'get',
    path: '/platform/stats',
    operationId: 'getPlatformStats',
    tag: 'Platform',
    summary: 'Get the platform’s totals',
    access: 'anyone',
    params: {},
    answers: { 200: json('The current figures.', PlatformStats) },
    refusals: {},
    answer: async ({ viewer }, services) => ok(await services(PlatformStatsService).platformStats(viewer)),
  }),
  route({
    method: 'get',
    path: '/testimonials',
    operationId: 'listTestimonials',
    tag: 'Platform',
    summary: 'List testimonials',
    description: `Returns the newest ${NEWEST_TESTIMONIALS} testimonials.`,
    access: 'anyone',
    params: {},
    answers: { 200: json('Newest first.', z.array(Testimonial)) },
    refusals: {},
    answer: async ({ viewer }, services) => {
      const { nodes } = await services(TestimonialService).testimonials(viewer, NEWEST_TESTIMONIALS);
      return ok(nodes.map(testimonialShape));
    },
  }),
  route({
    method: 'post',
    path: '/testimonials',
    operationId: 'addTestimonial',
    tag: 'Platform',
    summary: 'Add a testimonial',
    description:
      'Does not require signing in. The testimonial is public immediately. At most 10 an hour from one address.',
    access: 'anyone',
    params: {},
    body: body(NewTestimonial, {
      name: 'Ada Lovelace',
      text: 'I always knew what to do next.',
      stars: 5,
      avatar: null,
    }),
    answers: { 201: json('The new testimonial.', Testimonial) },
    refusals: {
      400: [
        'Name is required',
        'Text is required',
        'Stars must be a whole number from 1 to 5',
        'Avatar must be an https:// address',
      ],
      429: ['Too many testimonials were sent from this network. Please try again later.'],
    },
    answer: async ({ body, address }, services) => {
      const input = { ...body, avatarUrl: body.avatar };
      const result = await services(TestimonialService).addTestimonial(input, address);
      return result instanceof TestimonialAdded
        ? created(testimonialShape(result.testimonial))
        : refused(400, result.message);
    },
  }),
];
