import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  CATALOGUE_CATEGORIES,
  RATING_OPTIONS,
  SEARCH_MAX_LENGTH,
  SKILL_TAGS,
} from '../../../../server/features/catalogue/catalogue.rules';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/IconButton';
import { ChevronDownIcon, CloseIcon } from '../../ui/Icons';
import { LineBadge } from '../../ui/LineBadge';
import { SelectField } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';
import styles from './CatalogueFilters.module.css';
import type { CatalogueFilterState } from './useCatalogueFilter';

/** The eight specified categories, then all others in use, by name. */
function categoryButtons(used: readonly string[]): string[] {
  const specified: readonly string[] = CATALOGUE_CATEGORIES;
  const others = [...new Set(used)].filter((category) => !specified.includes(category));
  return [...specified, ...others.sort((one, other) => one.localeCompare(other, 'en'))];
}

/** Search, minimum rating, categories and skill tags. On a phone the last two are collapsible. */
export function CatalogueFilters({
  filter,
  categories,
}: {
  filter: CatalogueFilterState;
  /** The categories of the published courses. */
  categories: readonly string[];
}) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <div role="search" className={styles.filters} aria-label="Courses">
      <div className={styles.first}>
        <SearchBox filter={filter} />
        <SelectField
          label="Minimum rating"
          className={styles.rating}
          value={filter.minRating ?? ''}
          onChange={(event) => filter.setMinRating(Number(event.target.value) || null)}
        >
          <option value="">Any rating</option>
          {RATING_OPTIONS.map((rating) => (
            <option key={rating} value={rating}>
              {rating} and up
            </option>
          ))}
        </SelectField>
      </div>
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panel}
        iconEnd={<ChevronDownIcon size={18} className={classes(open && styles.turned)} />}
        onClick={() => setOpen(!open)}
      >
        Categories and skills
      </Button>
      <div id={panel} className={classes(styles.panel, !open && styles.closed)}>
        <ChipGroup title="Category">
          {categoryButtons(categories).map((category) => (
            <Chip
              key={category}
              selected={filter.category === category}
              onClick={() => filter.toggleCategory(category)}
            >
              <LineBadge category={category} size="sm" withName />
            </Chip>
          ))}
        </ChipGroup>
        <ChipGroup title="Skills">
          {SKILL_TAGS.map((tag) => (
            <Chip key={tag} selected={filter.tag === tag} onClick={() => filter.toggleTag(tag)}>
              {tag}
            </Chip>
          ))}
        </ChipGroup>
      </div>
    </div>
  );
}

function SearchBox({ filter }: { filter: CatalogueFilterState }) {
  const id = useId();
  const adopt = useRef(filter.setSearch);
  useEffect(() => {
    // Text typed into the server-rendered page before hydration.
    const box = document.getElementById(id);
    if (box instanceof HTMLInputElement && box.value !== box.defaultValue) adopt.current(box.value);
  }, [id]);
  return (
    <TextField
      id={id}
      label="Search courses"
      type="search"
      className={styles.search}
      placeholder="Title, skill, instructor"
      maxLength={SEARCH_MAX_LENGTH}
      autoComplete="off"
      enterKeyHint="search"
      value={filter.search}
      onChange={(event) => filter.setSearch(event.target.value)}
      // Always rendered: adding the element later would remount the input and lose the focus.
      trailing={
        <span hidden={filter.search === ''}>
          <IconButton
            label="Clear search"
            onClick={() => {
              filter.setSearch('');
              document.getElementById(id)?.focus();
            }}
          >
            <CloseIcon size={18} />
          </IconButton>
        </span>
      }
    />
  );
}

function ChipGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <span id={id} className={styles.groupTitle}>
        {title}
      </span>
      <div className={styles.chips}>{children}</div>
    </div>
  );
}
