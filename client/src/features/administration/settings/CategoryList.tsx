import { useState } from 'react';
import { CATEGORIES_MAX } from '../../../../../server/features/platform-settings/category.rules';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { Card } from '../../../ui/display/Card';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { Section } from '../../../ui/layout/Layout';
import { CategoryDialog } from './CategoryDialogs';
import { CategoryMenu } from './CategoryMenu';
import styles from './Settings.module.css';
import type { ManagedCategory } from './useShowCategories';

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
                <span className={styles.quiet}>
                  {formatCount(courseCount, 'course')}
                  {alternativeName !== null && `, also “${alternativeName}”`}
                </span>
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
