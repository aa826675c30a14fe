import { useApolloClient } from '@apollo/client/react';
import { usePlatform, useShowPlatform } from '../../../ui/platform/platform';
import { evictCatalogue } from '../../courses/catalogue/evictCatalogue';
import type { ManagedCategoriesFragment } from './__generated__/SettingsPage.generated';

export type ManagedCategory = ManagedCategoriesFragment['categories'][number];

/** Shows changed categories at once, also in the catalogue and in the course form. */
export function useShowCategories() {
  const { cache } = useApolloClient();
  const platform = usePlatform();
  const show = useShowPlatform();
  return ({ categories }: ManagedCategoriesFragment) => {
    show({
      ...platform,
      categories: categories.map(({ name, alternativeName, isMain }) => ({ name, alternativeName, isMain })),
    });
    evictCatalogue(cache);
  };
}
