import { useAddressParams } from '../../../forms/useAddressParams';
import { type AskedLessonQuery, useAskedLessonQuery } from './useAskedLesson.generated';

/** Query parameter with the lesson that questions are asked at. */
export const LESSON_PARAM = 'lesson';
/** Query parameter with a text that was selected in a lesson. */
const QUOTE_PARAM = 'quote';

export type AskedLesson = NonNullable<AskedLessonQuery['lesson']>;

/** The lesson and the selected text in the URL that the next question is about; null if there is none. */
export function useAskedLesson() {
  const [params, setParams] = useAddressParams();
  const id = params.get(LESSON_PARAM);
  const { data } = useAskedLessonQuery({ variables: { id: id ?? '' }, skip: id === null });
  const without = (name: string) => setParams({ [name]: null }, { replace: true });
  return {
    /** Whether the URL names a lesson, which may not be loaded yet. */
    isAskedAtLesson: id !== null,
    // Ignores a lesson that is deleted or not accessible.
    lesson: (id !== null && data?.lesson) || null,
    quote: params.get(QUOTE_PARAM),
    leaveLesson: () => without(LESSON_PARAM),
    leaveQuote: () => without(QUOTE_PARAM),
  };
}
