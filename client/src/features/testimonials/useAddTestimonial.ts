import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { useAddTestimonialMutation } from './useAddTestimonial.generated';

export interface TestimonialDraft {
  name: string;
  text: string;
  /** 1 to 5. */
  stars: number;
  /** '' for none. */
  avatarUrl: string;
}

export type TestimonialOutcome =
  | { kind: 'added'; isPublic: boolean }
  | { kind: 'refused'; fields: readonly FieldProblem[] }
  /** Network error or rejection; `error` is the thrown error. */
  | { kind: 'failed'; error: unknown };

/** Validates a testimonial, sends it, and prepends it to the lists on screen if it is public. */
export function useAddTestimonial(): (draft: TestimonialDraft) => Promise<TestimonialOutcome> {
  const [add] = useAddTestimonialMutation();
  return async (draft) => {
    try {
      const { checkTestimonial } = await import('./checkTestimonial');
      const checked = checkTestimonial(draft);
      if (!checked.ok) return { kind: 'refused', fields: checked.fields };
      const { data } = await add({
        variables: { input: checked.value },
        update: (cache, { data: answer }) => {
          const added = answer?.addTestimonial;
          if (added?.__typename === 'TestimonialAdded' && added.isPublic)
            putFirst(cache, added.testimonial.id);
        },
      });
      const result = data?.addTestimonial;
      if (result?.__typename === 'InvalidInput') return { kind: 'refused', fields: result.fields };
      return { kind: 'added', isPublic: result?.isPublic ?? false };
    } catch (error) {
      return { kind: 'failed', error };
    }
  };
}

/** Prepends the testimonial to all cached lists. */
function putFirst(cache: ApolloCache, id: string) {
  cache.modify<{ testimonials: { nodes: readonly Reference[] } }>({
    fields: {
      testimonials(list, { toReference }) {
        const added = toReference({ __typename: 'Testimonial', id });
        return isReference(list) || !added ? list : { ...list, nodes: [added, ...list.nodes] };
      },
    },
  });
}
