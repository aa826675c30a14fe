import { useState } from 'react';
import { useAction } from '../../../apollo/useAction';
import type { MenuChoice } from '../../../ui/overlays/MenuButton';
import { MoreMenu } from '../../../ui/overlays/MoreMenu';
import { announce } from '../../../ui/text/announce';
import { CategoryDialog, RemoveCategoryDialog } from './CategoryDialogs';
import { MoveCategoryDocument } from './SettingsPage.generated';
import { type ManagedCategory, useShowCategories } from './useShowCategories';

interface CategoryMenuProps {
  categories: readonly ManagedCategory[];
  /** Which of them. */
  index: number;
}

/** What an administrator can do with a category. */
export function CategoryMenu({ categories, index }: CategoryMenuProps) {
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
