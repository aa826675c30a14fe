import { type ReactNode, useId, useState } from 'react';
import { RATING_OPTIONS, SKILL_TAGS } from '#server/modules/courses/catalogue.rules';
import {
  type CourseOption,
  LENGTH_OPTIONS,
  LEVEL_OPTIONS,
  type OptionCounts,
  PRICE_OPTIONS,
} from '#server/modules/courses/course-options.rules';
import { formatCount, formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Chip } from '../../../ui/buttons/Chip';
import { classes } from '../../../ui/classes';
import { ChevronDownIcon } from '../../../ui/icons/Icons';
import { LineBadge } from '../../../ui/map/LineBadge';
import { SelectField } from '../../../ui/fields/Fields';
import { levelName } from '../levelLabels';
import { mainNames, useCategories } from '../useCategories';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import styles from './FilterPanel.module.css';
import { lengthName, priceName } from './optionLabels';
import type { CatalogueFilterState } from './useCatalogueFilter';

export interface FilterPanelProps {
  filter: CatalogueFilterState;
  /** The categories of the published courses. */
  categories: readonly string[];
  /** How many courses each option finds; null if unknown. */
  counts: Partial<OptionCounts> | null;
}

/** All filters of the catalogue but the search. */
export function FilterPanel({ filter, categories, counts }: FilterPanelProps) {
  const { level, price, length, choose } = filter;
  return (
    <Stack gap={24}>
      <CategoryFilter filter={filter} categories={categories} />
      <SelectField
        label="Minimum rating"
        value={filter.minRating ?? ''}
        onChange={(event) => choose({ minRating: Number(event.target.value) || null })}
        options={[
          ['', 'Any rating'],
          ...RATING_OPTIONS.map((rating) => [rating, `${rating} and up`] as const),
        ]}
      />
      <OptionFilter
        title="Level"
        {...{ options: LEVEL_OPTIONS, nameOf: levelName, counts, chosen: level }}
        onChoose={(option) => choose({ level: option })}
      />
      <OptionFilter
        title="Price"
        {...{ options: PRICE_OPTIONS, nameOf: priceName, counts, chosen: price }}
        onChoose={(option) => choose({ price: option })}
      />
      <OptionFilter
        title="Length"
        {...{ options: LENGTH_OPTIONS, nameOf: lengthName, counts, chosen: length }}
        onChoose={(option) => choose({ length: option })}
      />
      <ChipGroup title="Skills">
        {SKILL_TAGS.map((tag) => (
          <Chip key={tag} selected={filter.tag === tag} onClick={() => filter.toggleTag(tag)}>
            {tag}
          </Chip>
        ))}
      </ChipGroup>
    </Stack>
  );
}

/** The main categories; all others in use, by name, behind a button. */
function CategoryFilter({ filter, categories }: Pick<FilterPanelProps, 'filter' | 'categories'>) {
  const main = mainNames(useCategories());
  const others = [...new Set(categories)]
    .filter((category) => !main.includes(category))
    .sort((one, other) => one.localeCompare(other, 'en'));
  const isOther = others.includes(filter.category ?? '');
  const [isOpen, setOpen] = useState(isOther);
  const areShown = isOpen || isOther || others.length === 1;
  return (
    <ChipGroup title="Category">
      {[...main, ...(areShown ? others : [])].map((category) => (
        <Chip
          key={category}
          selected={filter.category === category}
          onClick={() => filter.toggleCategory(category)}
        >
          <LineBadge category={category} size="sm" withName />
        </Chip>
      ))}
      {others.length > 1 && !isOther && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          iconEnd={<ChevronDownIcon size={18} className={classes(isOpen && styles.turned)} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer categories' : `More categories (${others.length})`}
        </Button>
      )}
    </ChipGroup>
  );
}

/** One option of several; choosing it again removes the filter. */
function OptionFilter<Option extends CourseOption>(props: {
  title: string;
  options: readonly Option[];
  nameOf: (option: Option) => string;
  counts: Partial<OptionCounts> | null;
  chosen: Option | null;
  onChoose: (option: Option | null) => void;
}) {
  const { title, options, nameOf, counts, chosen, onChoose } = props;
  return (
    <ChipGroup title={title}>
      {options.map((option) => {
        const count = counts?.[option];
        return (
          <Chip
            key={option}
            selected={option === chosen}
            onClick={() => onChoose(option === chosen ? null : option)}
          >
            {nameOf(option)}
            {count !== undefined && (
              <>
                <span className={`wm-regular ${styles.count}`} aria-hidden="true">
                  {formatNumber(count)}
                </span>
                <span className="wm-visually-hidden">, {formatCount(count, 'course')}</span>
              </>
            )}
          </Chip>
        );
      })}
    </ChipGroup>
  );
}

function ChipGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack gap={8} role="group" aria-labelledby={id}>
      <span id={id} className="wm-strong">
        {title}
      </span>
      <Cluster gap={8} align="stretch">
        {children}
      </Cluster>
    </Stack>
  );
}
