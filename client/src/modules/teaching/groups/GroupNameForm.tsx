import type { ReactNode } from 'react';
import { GROUP_NAME_MAX, groupRules } from '#server/modules/teaching/groups/group.rules';
import { check } from '#server/platform/validation.rules';
import type { FormOutcome } from '../../../forms/formOutcome';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { TextField } from '../../../ui/fields/TextField';
import { Cluster, Stack } from '../../../ui/layout/Layout';

interface GroupNameFormProps {
  /** Accessible name of the form. */
  label: string;
  /** The present name; '' for a new group. */
  name: string;
  submit: string;
  send: (name: string) => Promise<FormOutcome>;
  /** Buttons beside the first one. */
  children?: ReactNode;
}

/** The name of a new group, or another one for a group. */
export function GroupNameForm({ label, name, submit, send, children }: GroupNameFormProps) {
  const { form, field, errors, sending } = useCheckedForm({
    initial: { name },
    check: (typed) => check(groupRules, typed),
    send: ({ name: checked }) => send(checked),
  });
  return (
    <form {...form} aria-label={label}>
      <Stack gap={16}>
        <FormError errors={errors} />
        <TextField {...field('name')} label="Name" maxLength={GROUP_NAME_MAX} required />
        <Cluster>
          <Button type="submit" loading={sending} loadingText="Saving...">
            {submit}
          </Button>
          {children}
        </Cluster>
      </Stack>
    </form>
  );
}
