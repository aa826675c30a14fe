import * as z from 'zod';
import { addTestimonialRules, DEFAULT_STARS } from '../features/testimonials/testimonial.rules';
import { answerNamed, count, identityOf, fromRule, text } from './schema';

export const PlatformStats = answerNamed(
  'PlatformStats',
  'The platform in numbers, counted when asked.',
  z.object({
    totalCourses: count('Published courses.', 12),
    totalStudents: count('Registered students.', 240),
    totalInstructors: count('Registered instructors.', 4),
  }),
);

const stars = z.int().min(1).max(5);

export type Testimonial = z.infer<typeof Testimonial>;
export const Testimonial = answerNamed(
  'Testimonial',
  'What somebody says of the platform.',
  z.object({
    ...identityOf('testimonial'),
    name: text('Who says it.', 'Ada Lovelace'),
    text: text('Plain text.', 'I could see where I was all the time.'),
    stars: stars.meta({ description: '1 to 5.', examples: [5] }),
    avatar: z.string().nullable().describe('An https address of a picture; null when not given.'),
  }),
);

export const NewTestimonial = z.object({
  name: fromRule(addTestimonialRules.shape.name, 'Who says it.', 'Ada Lovelace'),
  text: fromRule(addTestimonialRules.shape.text, 'Plain text.', 'I could see where I was all the time.'),
  stars: stars.default(DEFAULT_STARS).meta({ description: 'Whole stars.', examples: [5] }),
  avatar: fromRule(
    addTestimonialRules.shape.avatarUrl,
    'An https address of a picture; null or blank: none.',
    'https://example.org/ada.png',
  ),
});
