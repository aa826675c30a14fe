import * as z from 'zod';
import { PlatformStatsService } from '../features/analytics/platform-stats.service';
import { PlatformSettingsService } from '../features/platform-settings/platform-settings.service';
import { TestimonialService } from '../features/testimonials/testimonial.service';
import { TestimonialAdded, type Testimonial as Given } from '../features/testimonials/testimonial.types';
import { AddedTestimonial, Category, NewTestimonial, PlatformStats, Testimonial } from './public.schemas';
import { body, created, json, ok, refused, routesOf, type Route } from './route';

const NEWEST_TESTIMONIALS = 100;

const route = routesOf('Platform', 'anyone', 'none');

/** Public totals, categories and testimonials. */
export const publicRoutes: Route[] = [
  route({
    method: 'get',
    path: '/platform/stats',
    operationId: 'getPlatformStats',
    summary: 'Get the platform’s totals',
    answers: { 200: json('The current figures.', PlatformStats) },
    answer: async ({ viewer }, services) => ok(await services(PlatformStatsService).platformStats(viewer)),
  }),
  route({
    method: 'get',
    path: '/platform/categories',
    operationId: 'listCategories',
    summary: 'List the categories of courses',
    description: 'A course has one of these, by its name or its other name. Administrators change them.',
    answers: { 200: json('In the order of the catalogue.', z.array(Category)) },
    answer: async (_request, services) => ok((await services(PlatformSettingsService).current()).categories),
  }),
  route({
    method: 'get',
    path: '/testimonials',
    operationId: 'listTestimonials',
    summary: 'List testimonials',
    description: `Returns the newest ${NEWEST_TESTIMONIALS} testimonials.`,
    answers: { 200: json('Newest first.', z.array(Testimonial)) },
    answer: async ({ viewer }, services) => {
      const { nodes } = await services(TestimonialService).testimonials(viewer, NEWEST_TESTIMONIALS);
      return ok(nodes.map(testimonialShape));
    },
  }),
  route({
    method: 'post',
    path: '/testimonials',
    operationId: 'addTestimonial',
    summary: 'Add a testimonial',
    description:
      'Does not require signing in. In demo mode the testimonial is public at once, otherwise when an administrator approves it. At most 10 an hour from one address.',
    body: body(NewTestimonial, {
      name: 'Ada Lovelace',
      text: 'I always knew what to do next.',
      stars: 5,
      avatar: null,
    }),
    answers: { 201: json('The new testimonial.', AddedTestimonial) },
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
        ? created({ ...testimonialShape(result.testimonial), isPublic: result.isPublic })
        : refused(400, result.message);
    },
  }),
];

const testimonialShape = (testimonial: Given) => ({ ...testimonial, avatar: testimonial.avatarUrl });
