import { Button } from '../../../ui/buttons/Button';
import { RemovableChip } from '../../../ui/buttons/Chip';
import styles from './FilterChips.module.css';
import { levelName } from '../levelLabels';
import { lengthName, priceName } from './optionLabels';
import type { CatalogueFilterState } from './useCatalogueFilter';

/** The active filters as removable chips; nothing without filters. */
export function FilterChips({
  filter,
  onRemoved,
}: {
  filter: CatalogueFilterState;
  /** The pressed button is about to be removed: the parent must move the focus. */
  onRemoved: () => void;
}) {
  if (!filter.isFiltered) return null;
  const { search, category, tag, minRating, level, price, length, choose } = filter;
  const active = [
    search.trim() && { text: `Search: ${search.trim()}`, remove: () => filter.setSearch('') },
    category && { text: `Category: ${category}`, remove: () => filter.toggleCategory(category) },
    tag && { text: `Skill: ${tag}`, remove: () => filter.toggleTag(tag) },
    minRating && { text: `Rating: ${minRating} and up`, remove: () => choose({ minRating: null }) },
    level && { text: `Level: ${levelName(level)}`, remove: () => choose({ level: null }) },
    price && { text: `Price: ${priceName(price)}`, remove: () => choose({ price: null }) },
    length && { text: `Length: ${lengthName(length)}`, remove: () => choose({ length: null }) },
  ].filter((entry) => entry !== null && entry !== 0 && entry !== '');
  return (
    <div className={styles.chips} role="group" aria-label="Active filters">
      {active.map(({ text, remove }) => (
        <RemovableChip
          key={text}
          removeLabel={`Remove filter: ${text}`}
          onRemove={() => {
            remove();
            onRemoved();
          }}
        >
          {text}
        </RemovableChip>
      ))}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          filter.clearAll();
          onRemoved();
        }}
      >
        Clear all
      </Button>
    </div>
  );
}
