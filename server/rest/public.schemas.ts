import * as z from 'zod';
import { addTestimonialRules, DEFAULT_STARS } from '../features/testimonials/testimonial.rules';
import { answerNamed, count, flag, identityOf, fromRule, text } from './schema';

export const PlatformStats = answerNamed(
  'PlatformStats',
  'Public totals of the platform.',
  z.object({
    totalCourses: count('Number of published courses.', 12),
    totalStudents: count('Number of registered students.', 240),
    totalInstructors: count('Number of registered instructors.', 4),
  }),
);

export const Category = answerNamed(
  'Category',
  'A category of courses.',
  z.object({
    name: text('Name of the category, as courses and the filter have it.', 'UI/UX'),
    alternativeName: z
      .string()
      .nullable()
      .meta({
        description:
          'Another name under which instructors can choose it; courses get `name`. null if it has none.',
        examples: ['UI/UX Design'],
      }),
    isMain: flag('Whether it is a main category, which has a button in the catalogue.', true),
  }),
);

const stars = z.int().min(1).max(5);

export const Testimonial = answerNamed(
  'Testimonial',
  'A testimonial about the platform.',
  z.object({
    ...identityOf('testimonial'),
    name: text('Name of the author.', 'Ada Lovelace'),
    text: text('Text of the testimonial as plain text.', 'I always knew what to do next.'),
    stars: stars.meta({ description: 'Rating, 1 to 5 stars.', examples: [5] }),
    avatar: z.string().nullable().describe('https URL of a picture; null if not given.'),
  }),
);

export const AddedTestimonial = answerNamed(
  'AddedTestimonial',
  'A testimonial that was just added.',
  Testimonial.extend({
    isPublic: flag('Whether it is public; otherwise it waits until an administrator approves it.', false),
  }),
);

export const NewTestimonial = z.object({
  name: fromRule(addTestimonialRules.shape.name, 'Name of the author.', 'Ada Lovelace'),
  text: fromRule(
    addTestimonialRules.shape.text,
    'Text of the testimonial as plain text.',
    'I always knew what to do next.',
  ),
  stars: stars.default(DEFAULT_STARS).meta({ description: 'Rating, 1 to 5 whole stars.', examples: [5] }),
  avatar: fromRule(
    addTestimonialRules.shape.avatarUrl,
    'https URL of a picture; null or blank for none.',
    'https://example.org/ada.png',
  ),
});
