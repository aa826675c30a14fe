import { courseRules } from '../features/courses/authoring/course-form.rules';
import { fromRule } from './schema';

const rules = courseRules.shape;

/** What an instructor writes of a course, as far as it has the same name and value in requests and in responses. */
export const courseContent = {
  title: fromRule(rules.title, 'Title of the course.', 'CSS layout'),
  subtitle: fromRule(
    rules.subtitle,
    'One line that adds to the title; null if not given.',
    'Boxes, flow and grid, step by step',
  ),
  description: fromRule(
    rules.description,
    'Description of the course as plain text.',
    'From the box model to grid.',
  ),
  category: fromRule(rules.category, 'Name of the category, one of `/platform/categories`.', 'Frontend'),
  outcomes: fromRule(rules.outcomes, 'What students learn, at most 12 lines of 160 characters.', [
    'Choose between flexbox and grid',
  ]),
  requirements: fromRule(
    rules.requirements,
    'What students should know or have, at most 10 lines of 160 characters.',
    ['Basic HTML'],
  ),
  language: fromRule(
    rules.language,
    'Language of the course as a BCP 47 tag, one of those the course form offers; null if not given.',
    'en',
  ),
};
