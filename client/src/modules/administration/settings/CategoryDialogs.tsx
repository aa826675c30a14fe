import { type CategoryInput, categoryRules } from '#server/platform/settings/category.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { FormDialog } from '../../../forms/FormDialog';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatCount } from '../../../lib/format';
import { Checkbox } from '../../../ui/fields/Choices';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import {
  AddCategoryDocument,
  type ManagedCategoriesFragment,
  RemoveCategoryDocument,
  UpdateCategoryDocument,
} from './__generated__/SettingsPage.generated';
import { type ManagedCategory, useShowCategories } from './useShowCategories';

interface CategoryDialogProps {
  /** null: a new one. */
  category: ManagedCategory | null;
  onClose: () => void;
}

/** Adds or edits a category. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const show = useShowCategories();
  const changed = (administration: ManagedCategoriesFragment) => {
    show(administration);
    onClose();
  };
  const failed = 'The category couldn’t be saved. Please try again.';
  const add = useFormAction(AddCategoryDocument, {
    variables: (input: CategoryInput) => ({ input }),
    done: ({ name }, { administration }) => {
      changed(administration);
      return `“${name}” was added`;
    },
    failed,
  });
  const update = useFormAction(UpdateCategoryDocument, {
    variables: (input: CategoryInput) => ({ id: category?.id ?? '', input }),
    done: ({ name }, { administration }) => {
      changed(administration);
      return `“${name}” was saved`;
    },
    failed,
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
export function RemoveCategoryDialog({ category, categories, onClose }: RemoveCategoryDialogProps) {
  const { id, name, courseCount } = category;
  const show = useShowCategories();
  const remove = useFormAction(RemoveCategoryDocument, {
    variables: ({ replacementId }: { replacementId: string }) => ({
      id,
      replacementId: replacementId || null,
    }),
    done: (_input, { administration }) => {
      show(administration);
      onClose();
      return `“${name}” was removed`;
    },
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
        <SelectField {...checked.field('replacementId')} label="New category" required>
          <option value="">Select a category</option>
          {categories
            .filter((other) => other.id !== id)
            .map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
        </SelectField>
      )}
    </FormDialog>
  );
}
