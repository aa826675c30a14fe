import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { CATEGORIES_MAX, type CategoryInput, categoryRules } from '#server/platform/settings/category.rules';
import { check } from '#server/platform/validation.rules';
import { useAction, useFormAction } from '../../../apollo/useAction';
import { FormDialog } from '../../../forms/FormDialog';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { CardSection } from '../../../ui/display/Card';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { Checkbox } from '../../../ui/fields/Choices';
import { SelectField, TextField } from '../../../ui/fields/Fields';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import type { MenuChoices } from '../../../ui/overlays/MenuButton';
import { MoreMenu } from '../../../ui/overlays/MoreMenu';
import { usePlatform, useShowPlatform } from '../../../ui/platform/platform';
import { announce } from '../../../ui/text/announce';
import { evictCatalogue } from '../../courses/catalogue/evictCatalogue';
import {
  AddCategoryDocument,
  type ManagedCategoriesFragment,
  MoveCategoryDocument,
  RemoveCategoryDocument,
  UpdateCategoryDocument,
} from './__generated__/SettingsPage.generated';
import styles from './Settings.module.css';

/** The categories of courses. They change at once, apart from the form. */
export function CategoryList({ categories }: { categories: readonly ManagedCategory[] }) {
  const { isDemo } = usePlatform();
  const [isAdding, setAdding] = useState(false);
  return (
    <CardSection title="Categories of courses">
      <p>
        Main categories have buttons in the catalogue. Changes are public at once, and apply to the courses
        too.
      </p>
      <Stack component="ol" gap={4}>
        {categories.map(({ id, name, alternativeName, isMain, courseCount }, index) => (
          <li
            key={id}
            ref={focusNeighborWhenRemoved}
            className={`wm-row wm-justify-space-between wm-gap-8 wm-rule-below ${styles.category}`}
          >
            <Cluster component="span" gap={8} align="baseline">
              <strong>{name}</strong>
              {isMain && <Badge>Main</Badge>}
              <span className="wm-muted wm-small">
                {formatCount(courseCount, 'course')}
                {alternativeName !== null && `, also “${alternativeName}”`}
              </span>
            </Cluster>
            {!isDemo && <CategoryMenu categories={categories} index={index} />}
          </li>
        ))}
      </Stack>
      <div>
        <Button
          variant="secondary"
          size="sm"
          iconStart={<PlusIcon size={16} />}
          disabled={isDemo || categories.length >= CATEGORIES_MAX}
          onClick={() => setAdding(true)}
        >
          Add category
        </Button>
      </div>
      {isAdding && <CategoryDialog category={null} onClose={() => setAdding(false)} />}
    </CardSection>
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
    onDone: (position, { administration }) => {
      show(administration);
      announce(`${category.name} is number ${position} of ${categories.length}`);
    },
    failed: 'The category couldn’t be moved',
  });

  const choices: MenuChoices = [
    { label: 'Edit', onChoose: () => setOpen('editing') },
    index > 0 && { label: 'Move up', onChoose: () => void moveTo(index) },
    index < categories.length - 1 && { label: 'Move down', onChoose: () => void moveTo(index + 2) },
    index > 0 && { label: 'Move to the top', onChoose: () => void moveTo(1) },
    categories.length > 1 && { label: 'Remove', onChoose: () => setOpen('removing') },
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

interface CategoryDialogProps {
  /** null: a new one. */
  category: ManagedCategory | null;
  onClose: () => void;
}

/** Adds or edits a category. */
function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const show = useShowCategories();
  const action = {
    onDone: (_input: CategoryInput, { administration }: { administration: ManagedCategoriesFragment }) => {
      show(administration);
      onClose();
    },
    done: ({ name }: CategoryInput) => `“${name}” was ${category ? 'saved' : 'added'}`,
    failed: 'The category couldn’t be saved. Please try again.',
  };
  const add = useFormAction(AddCategoryDocument, {
    ...action,
    variables: (input: CategoryInput) => ({ input }),
  });
  const update = useFormAction(UpdateCategoryDocument, {
    ...action,
    variables: (input: CategoryInput) => ({ id: category?.id ?? '', input }),
  });
  const checked = useCheckedForm({
    initial: {
      name: category?.name ?? '',
      alternativeName: category?.alternativeName ?? '',
      isMain: category?.isMain ?? false,
    },
    check: (typed) => check(categoryRules, typed),
    send: category ? update : add,
  });
  return (
    <FormDialog
      title={category ? `Edit “${category.name}”` : 'Add a category'}
      label="Category"
      checked={checked}
      submit="Save category"
      onClose={onClose}
    >
      <TextField
        {...checked.field('name')}
        label="Name"
        required
        autoComplete="off"
        hint={
          category && category.courseCount > 0
            ? `At most 60 characters. ${formatCount(category.courseCount, 'course')} will have the new name.`
            : 'At most 60 characters.'
        }
      />
      <TextField
        {...checked.field('alternativeName')}
        label="Other name"
        optional
        autoComplete="off"
        hint="Instructors can choose it in the course form too; courses get the name above."
      />
      <Checkbox
        label="Main category"
        hint="Has a button in the catalogue and a tile on the landing page. Others are behind “More categories”."
        checked={checked.values.isMain}
        onChange={(isMain) => checked.set({ isMain })}
      />
    </FormDialog>
  );
}

interface RemoveCategoryDialogProps {
  category: ManagedCategory;
  categories: readonly ManagedCategory[];
  onClose: () => void;
}

/** Removes a category; asks which one its courses get. */
function RemoveCategoryDialog({ category, categories, onClose }: RemoveCategoryDialogProps) {
  const { id, name, courseCount } = category;
  const show = useShowCategories();
  const remove = useFormAction(RemoveCategoryDocument, {
    variables: ({ replacementId }: { replacementId: string }) => ({
      id,
      replacementId: replacementId || null,
    }),
    onDone: (_input, { administration }) => {
      show(administration);
      onClose();
    },
    done: `“${name}” was removed`,
    failed: 'The category couldn’t be removed. Please try again.',
  });
  const checked = useCheckedForm({ initial: { replacementId: '' }, send: remove });
  return (
    <FormDialog
      title={`Remove “${name}”?`}
      label="Remove category"
      checked={checked}
      submit="Remove category"
      sending="Removing..."
      danger
      cancelFirst
      onClose={onClose}
      intro={
        <p>
          {courseCount === 0
            ? 'No course has this category.'
            : `${formatCount(courseCount, 'course')}, drafts included, ${courseCount === 1 ? 'has' : 'have'} this category.`}
        </p>
      }
    >
      {courseCount > 0 && (
        <SelectField
          {...checked.field('replacementId')}
          label="New category"
          required
          options={[
            ['', 'Select a category'],
            ...categories.filter((other) => other.id !== id).map((other) => [other.id, other.name] as const),
          ]}
        />
      )}
    </FormDialog>
  );
}

type ManagedCategory = ManagedCategoriesFragment['categories'][number];

/** Shows changed categories at once, also in the catalogue and in the course form. */
function useShowCategories() {
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
