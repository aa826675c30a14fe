import * as z from 'zod';
import { categoryRules } from '../features/platform-settings/category.rules';
import { answerNamed, bodyNamed, count, flag, fromRule, identityOf, idOf, text } from './schema';

const IS_MAIN = 'Whether it is a main category, which has a button in the catalogue.';

export const ManagedCategory = answerNamed(
  'ManagedCategory',
  'A category of courses as administrators see it.',
  z.object({
    ...identityOf('category'),
    name: text('Name of the category, as courses and the filter have it.', 'Baking'),
    alternativeName: z
      .string()
      .nullable()
      .meta({
        description: 'Another name under which instructors can choose it; courses get `name`. null: none.',
        examples: [null],
      }),
    isMain: flag(IS_MAIN),
    courseCount: count('Number of its courses, drafts included.', 12),
  }),
);

export const CategoryEdit = bodyNamed(
  'CategoryEdit',
  'A category of courses as an administrator writes it.',
  z.object({
    name: fromRule(
      categoryRules.shape.name,
      'Name of the category; no other category has it, regardless of case.',
      'Baking',
    ),
    alternativeName: z
      .string()
      .nullish()
      .describe(
        'Another name under which instructors can choose it, at most 60 characters; null, blank or left out for none.',
      ),
    isMain: flag(IS_MAIN),
  }),
);

export const CategoryPlace = z.object({
  position: z.int().meta({
    description: 'Its new place in the list, from 1; the end for a larger number.',
    examples: [1],
  }),
});

export const CategoryRemoval = z.object({
  replacementId: idOf(
    'category',
    'Identifier of the category that its courses get; left out if it has none.',
  ).optional(),
});
