import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { SelectField } from '../../../ui/fields/SelectField';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { type ManagedCategory, useCategoryActions } from './useCategoryActions';

interface RemoveCategoryDialogProps {
  category: ManagedCategory;
  categories: readonly ManagedCategory[];
  onClose: () => void;
}

/** Removes a category; asks which one its courses get. */
export function RemoveCategoryDialog({ category, categories, onClose }: RemoveCategoryDialogProps) {
  const { remove } = useCategoryActions();
  const { name, courseCount } = category;
  const { form, field, errors, sending } = useCheckedForm({
    initial: { replacementId: '' },
    send: async ({ replacementId }) => {
      const outcome = await remove(category, replacementId || null);
      if (outcome.ok) onClose();
      return outcome;
    },
  });
  return (
    <Dialog title={`Remove “${name}”?`} onClose={onClose}>
      <form {...form} aria-label="Remove category">
        <Stack gap={16}>
          <p>
            {courseCount === 0
              ? 'No course has this category.'
              : `${formatCount(courseCount, 'course')}, drafts included, ${courseCount === 1 ? 'has' : 'have'} this category.`}
          </p>
          <FormError errors={errors} />
          {courseCount > 0 && (
            <SelectField {...field('replacementId')} label="New category" required>
              <option value="">Select a category</option>
              {categories
                .filter(({ id }) => id !== category.id)
                .map(({ id, name: other }) => (
                  <option key={id} value={id}>
                    {other}
                  </option>
                ))}
            </SelectField>
          )}
          <Cluster>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="danger" loading={sending} loadingText="Removing...">
              Remove category
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
