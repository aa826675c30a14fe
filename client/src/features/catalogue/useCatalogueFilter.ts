import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { RATING_OPTIONS, SEARCH_MAX_LENGTH } from '../../../../server/features/catalogue/catalogue.rules';

/** The query parameters that hold the filters. */
export const CATALOGUE_PARAMS = ['q', 'category', 'tag', 'rating'];

export interface CatalogueChoice {
  /** As typed; '' for none. */
  search: string;
  category: string | null;
  tag: string | null;
  /** One of the rating options. */
  minRating: number | null;
}

export interface CatalogueFilterState extends CatalogueChoice {
  isFiltered: boolean;
  setSearch: (search: string) => void;
  /** A second press on the same category takes it away again. */
  toggleCategory: (category: string) => void;
  toggleTag: (tag: string) => void;
  setMinRating: (minRating: number | null) => void;
  clearAll: () => void;
}

/** What an address such as `?q=react&rating=4` asks for; a rating that is no option counts as none. */
export function choiceFromAddress(address: URLSearchParams): CatalogueChoice {
  const rating = Number(address.get('rating'));
  return {
    search: (address.get('q') ?? '').slice(0, SEARCH_MAX_LENGTH),
    category: address.get('category') || null,
    tag: address.get('tag') || null,
    minRating: RATING_OPTIONS.find((option) => option === rating) ?? null,
  };
}

/** The same address with other filters; what is not chosen is not in it, what is not a filter stays. */
export function addressOf(choice: CatalogueChoice, from: URLSearchParams): URLSearchParams {
  const address = new URLSearchParams(from);
  const values = { q: choice.search, category: choice.category, tag: choice.tag, rating: choice.minRating };
  for (const [key, value] of Object.entries(values)) {
    // Deleted first, so that the same filters make the same address whatever the order they were chosen in.
    address.delete(key);
    if (value) address.set(key, String(value));
  }
  return address;
}

/** Marks the history entries that typing made: their text is older than what stands in the search box. */
const TYPING_NAVIGATION = { typing: true };

/**
 * The catalogue's filters, kept in the address: typing replaces the entry, every click makes one, so that Back takes
 * back a click and not a letter.
 */
export function useCatalogueFilter(): CatalogueFilterState {
  const [address, setAddress] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: Partial<typeof TYPING_NAVIGATION> | null };
  const navigation = useNavigationType();
  const choice = choiceFromAddress(address);

  // The router may show an address later than the key press that asked for it, so the box keeps its own text and
  // follows the address only when something else than typing has changed it.
  const [typed, setTyped] = useState(choice.search);
  const [lastKey, setLastKey] = useState(key);
  if (lastKey !== key) {
    setLastKey(key);
    const wasTyped = navigation === NavigationType.Replace && state?.typing === true;
    if (!wasTyped) setTyped(choice.search);
  }

  const current = { ...choice, search: typed };
  const push = (change: Partial<CatalogueChoice>) =>
    setAddress((from) => addressOf({ ...current, ...change }, from), { preventScrollReset: true });

  return {
    ...current,
    isFiltered: Boolean(typed.trim() || choice.category || choice.tag || choice.minRating),
    setSearch: (search) => {
      setTyped(search);
      setAddress((from) => addressOf({ ...current, search }, from), {
        replace: true,
        preventScrollReset: true,
        state: TYPING_NAVIGATION,
      });
    },
    toggleCategory: (category) => push({ category: choice.category === category ? null : category }),
    toggleTag: (tag) => push({ tag: choice.tag === tag ? null : tag }),
    setMinRating: (minRating) => push({ minRating }),
    clearAll: () => push({ search: '', category: null, tag: null, minRating: null }),
  };
}
