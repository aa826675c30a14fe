import { useState } from 'react';
import { CATEGORIES_MAX } from '#server/platform/settings/category.rules';
import { useAction } from '../../../apollo/useAction';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { Card } from '../../../ui/display/Card';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { Section } from '../../../ui/layout/Layout';
import type { MenuChoice } from '../../../ui/overlays/MenuButton';
import { MoreMenu } from '../../../ui/overlays/MoreMenu';
import { announce } from '../../../ui/text/announce';
import { CategoryDialog, RemoveCategoryDialog } from './CategoryDialogs';
import { Muted } from '../../../ui/text/Muted';
import styles from './Settings.module.css';
import { MoveCategoryDocument } from './__generated__/SettingsPage.generated';
import { type ManagedCategory, useShowCategories } from './useShowCategories';

interface CategoryListProps {
  categories: readonly ManagedCategory[];
  /** Shows them only. */
  isReadOnly: boolean;
}

/** The categories of courses. They change at once, apart from the form. */
export function CategoryList({ categories, isReadOnly }: CategoryListProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Section title="Categories of courses">
      <Card padding="lg" className={styles.card}>
        <p>
          Main categories have buttons in the catalogue. Changes are public at once, and apply to the courses
          too.
        </p>
        <ol className={styles.categories}>
          {categories.map(({ id, name, alternativeName, isMain, courseCount }, index) => (
            <li key={id} ref={focusNeighborWhenRemoved} className={styles.category}>
              <span className={styles.categoryWords}>
                <strong>{name}</strong>
                {isMain && <Badge>Main</Badge>}
                <Muted small>
                  {formatCount(courseCount, 'course')}
                  {alternativeName !== null && `, also “${alternativeName}”`}
                </Muted>
              </span>
              {!isReadOnly && <CategoryMenu categories={categories} index={index} />}
            </li>
          ))}
        </ol>
        <div>
          <Button
            variant="secondary"
            size="sm"
            iconStart={<PlusIcon size={16} />}
            disabled={isReadOnly || categories.length >= CATEGORIES_MAX}
            onClick={() => setAdding(true)}
          >
            Add category
          </Button>
        </div>
        {isAdding && <CategoryDialog category={null} onClose={() => setAdding(false)} />}
      </Card>
    </Section>
  );
}

interface CategoryMenuProps {
  categories: readonly ManagedCategory[];
  /** Which of them. */
  index: number;
}

/** What an administrator can do with a category. */
function CategoryMenu({ categories, index }: CategoryMenuProps) {
  const [open, setOpen] = useState<'editing' | 'removing' | null>(null);
  const category = categories[index]!;
  const close = () => setOpen(null);
  const show = useShowCategories();
  const moveTo = useAction(MoveCategoryDocument, {
    /** `position` counts from 1. */
    variables: (position: number) => ({ id: category.id, position }),
    done: (position, { administration }) => {
      show(administration);
      announce(`${category.name} is number ${position} of ${categories.length}`);
    },
    failed: 'The category couldn’t be moved',
  });

  const choices: MenuChoice[] = [
    { label: 'Edit', onChoose: () => setOpen('editing') },
    ...(index > 0 ? [{ label: 'Move up', onChoose: () => void moveTo(index) }] : []),
    ...(index < categories.length - 1
      ? [{ label: 'Move down', onChoose: () => void moveTo(index + 2) }]
      : []),
    ...(index > 0 ? [{ label: 'Move to the top', onChoose: () => void moveTo(1) }] : []),
    ...(categories.length > 1 ? [{ label: 'Remove', onChoose: () => setOpen('removing') }] : []),
  ];
  return (
    <>
      <MoreMenu label={`Actions for ${category.name}`} choices={choices} />
      {open === 'editing' && <CategoryDialog category={category} onClose={close} />}
      {open === 'removing' && (
        <RemoveCategoryDialog category={category} categories={categories} onClose={close} />
      )}
    </>
  );
}
