import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../ui/buttons/Button';
import { FormError } from '../ui/fields/Fields';
import { Cluster, Stack } from '../ui/layout/Layout';
import { Dialog } from '../ui/overlays/Dialog';

interface DialogFormProps {
  /** Accessible name of the form. */
  label: string;
  /** What `useCheckedForm` returns. */
  checked: { form: ComponentProps<'form'>; errors: readonly { message: string }[]; sending: boolean };
  /** Above the errors, such as what the form does. */
  intro?: ReactNode;
  /** The fields. */
  children?: ReactNode;
  /** Label of the button that sends it. */
  submit: string;
  /** Label of that button while it is sent. */
  sending?: string;
  /** Whether the action is destructive: its button is red. */
  danger?: boolean;
  /** Puts Cancel first, where the focus is at first in a form without fields. */
  cancelFirst?: boolean;
  /** Called when it is canceled, or the dialog is closed. */
  onClose: () => void;
}

/** A form with its errors, and buttons to send and to cancel it, inside a dialog. */
export function DialogForm(props: DialogFormProps) {
  const { label, checked, intro, children, submit, sending = 'Saving...', danger, cancelFirst } = props;
  const cancel = (
    <Button variant={cancelFirst ? 'secondary' : 'quiet'} onClick={props.onClose}>
      Cancel
    </Button>
  );
  return (
    <form
      {...checked.form}
      aria-label={label}
      onSubmit={(event) => {
        // React passes it on to a form that the dialog is a part of, although it is not inside of it in the page.
        event.stopPropagation();
        checked.form.onSubmit?.(event);
      }}
    >
      <Stack gap={16}>
        {intro}
        <FormError errors={checked.errors} />
        {children}
        <Cluster>
          {cancelFirst && cancel}
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            loading={checked.sending}
            loadingText={sending}
          >
            {submit}
          </Button>
          {!cancelFirst && cancel}
        </Cluster>
      </Stack>
    </form>
  );
}

/** A dialog that is such a form. */
export function FormDialog({ title, ...form }: DialogFormProps & { title: string }) {
  return (
    <Dialog title={title} onClose={form.onClose}>
      <DialogForm {...form} />
    </Dialog>
  );
}
