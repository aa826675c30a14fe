import { useApolloClient } from '@apollo/client/react';
import type { CategoryInput } from '../../../../../server/features/platform-settings/category.rules';
import { attempt } from '../../../apollo/attempt';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { toast } from '../../../ui/overlays/toast';
import { usePlatform, useShowPlatform } from '../../../ui/platform/platform';
import { evictCatalogue } from '../../courses/catalogue/evictCatalogue';
import {
  type ManagedCategoriesFragment,
  useAddCategoryMutation,
  useMoveCategoryMutation,
  useRemoveCategoryMutation,
  useUpdateCategoryMutation,
} from './useCategoryActions.generated';

export type ManagedCategory = ManagedCategoriesFragment['categories'][number];

const SAVE_FAILED = 'The category couldn’t be saved. Please try again.';
const REMOVE_FAILED = 'The category couldn’t be removed. Please try again.';

const isAboutField = ({ fields }: { fields: readonly { path: string }[] }) => fields[0]?.path !== '';

/** Changes the categories of courses at once; the page, the catalogue and the course form show them as they are then. */
export function useCategoryActions() {
  const { cache } = useApolloClient();
  const [add] = useAddCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const [move] = useMoveCategoryMutation();
  const [remove] = useRemoveCategoryMutation();
  const platform = usePlatform();
  const show = useShowPlatform();

  function changed({ categories }: ManagedCategoriesFragment) {
    show({
      ...platform,
      categories: categories.map(({ name, alternativeName, isMain }) => ({ name, alternativeName, isMain })),
    });
    evictCatalogue(cache);
  }

  return {
    /** Adds a category, or stores the edit of the one with the id. */
    save: (id: string | null, input: CategoryInput): Promise<FormOutcome> =>
      attempt<FormOutcome, FormOutcome>(
        async () => {
          const result =
            id === null
              ? (await add({ variables: { input } })).data?.addCategory
              : (await update({ variables: { id, input } })).data?.updateCategory;
          if (!result) return refused(SAVE_FAILED);
          if (result.__typename === 'InvalidInput')
            return isAboutField(result) ? { ok: false, fields: result.fields } : refused(result.message);
          changed(result.administration);
          toast.success(id === null ? `“${input.name}” was added` : `“${input.name}” was saved`);
          return { ok: true };
        },
        SAVE_FAILED,
        refused,
      ),
    /** `position` counts from 1. */
    move: (id: string, position: number): Promise<boolean> =>
      attemptOrToast(async () => {
        const { data } = await move({ variables: { id, position } });
        if (data) changed(data.moveCategory.administration);
      }, 'The category couldn’t be moved'),
    remove: ({ id, name }: ManagedCategory, replacementId: string | null): Promise<FormOutcome> =>
      attempt<FormOutcome, FormOutcome>(
        async () => {
          const result = (await remove({ variables: { id, replacementId } })).data?.removeCategory;
          if (result?.__typename !== 'CategoriesChanged') return refused(result?.message ?? REMOVE_FAILED);
          changed(result.administration);
          toast.success(`“${name}” was removed`);
          return { ok: true };
        },
        REMOVE_FAILED,
        refused,
      ),
  };
}
