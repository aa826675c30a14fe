import * as z from 'zod/mini';
import { isStorableText } from '../../../platform/text.rules';
import { COURSE_LANGUAGES } from '../../courses/course-options.rules';

/** Longest text that a suggestion can be based on; of a longer one, a part can be selected. */
export const SUGGESTION_TEXT_MAX = 8000;

/** The refusal of a kind that the built-in assistant cannot make. */
export const NEEDS_MODEL = 'This needs a language model, which the operator of the platform can configure.';
export const NEEDS_PICTURES = 'The configured language model does not read pictures.';

/** The refusal if a budget for the model is used up and nothing can be made without it. */
export const NO_BUDGET =
  'The budget for the language model is used up for now, so no text can be suggested. Please try again later.';
/** Beside an outline that was made without the model for the same reason. */
export const OUTLINE_WITHOUT_MODEL =
  'The budget for the language model is used up for now, so this outline was put together from lessons and headings without it.';

const text = (label: string, max: number) =>
  z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(max, `${label} can be at most ${max.toLocaleString('en-US')} characters here`),
        z.refine(isStorableText, `${label} contains unsupported characters`),
      ),
    '',
  );

/** What every kind of suggestion is based on. */
export const suggestionRules = z.object({
  title: text('Title', 200),
  text: text('Text', SUGGESTION_TEXT_MAX),
  language: z._default(z.nullable(z.enum(COURSE_LANGUAGES, 'Please choose one of the languages')), null),
  pictureUrl: z._default(
    z.nullable(
      z.string().check(
        z.maxLength(2000, 'The address of the picture is too long'),
        z.refine((url) => /^https:\/\/[^\s()<>]+$/i.test(url), 'Please name a picture by its https address'),
      ),
    ),
    null,
  ),
});

export type SuggestionBasis = z.infer<typeof suggestionRules>;

/** The https addresses of a Markdown text's pictures. */
export const picturesIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(/!\[[^\][]*\]\((https:\/\/[^\s()<>]+)[^()]*\)/gi)].map(([, url]) => url!)),
];
