import { categoryRules } from '../../../../../server/features/platform-settings/category.rules';
import { check } from '../../../../../server/platform/validation.rules';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Checkbox } from '../../../ui/fields/Choices';
import { FormError } from '../../../ui/fields/FormError';
import { TextField } from '../../../ui/fields/TextField';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { type ManagedCategory, useCategoryActions } from './useCategoryActions';

interface CategoryDialogProps {
  /** null: a new one. */
  category: ManagedCategory | null;
  onClose: () => void;
}

/** Adds or edits a category. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { save } = useCategoryActions();
  const { form, field, errors, values, set, sending } = useCheckedForm({
    initial: {
      name: category?.name ?? '',
      alternativeName: category?.alternativeName ?? '',
      isMain: category?.isMain ?? false,
    },
    check: (typed) => check(categoryRules, typed),
    send: async (input) => {
      const outcome = await save(category?.id ?? null, input);
      if (outcome.ok) onClose();
      return outcome;
    },
  });
  return (
    <Dialog title={category ? `Edit “${category.name}”` : 'Add a category'} onClose={onClose}>
      <form {...form} aria-label="Category">
        <Stack gap={16}>
          <FormError errors={errors} />
          <TextField
            {...field('name')}
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
            {...field('alternativeName')}
            label="Other name"
            optional
            autoComplete="off"
            hint="Instructors can choose it in the course form too; courses get the name above."
          />
          <Checkbox
            label="Main category"
            hint="Has a button in the catalogue and a tile on the landing page. Others are behind “More categories”."
            checked={values.isMain}
            onChange={(isMain) => set({ isMain })}
          />
          <Cluster>
            <Button type="submit" loading={sending} loadingText="Saving...">
              Save category
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
