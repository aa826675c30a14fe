import { useRef } from 'react';
import * as z from 'zod/mini';
import type { Checked } from '#server/platform/validation.rules';
import { useFormAction } from '../../apollo/useAction';
import { DraftNotes } from '../../forms/EditorNotes';
import type { FormOutcome } from '../../lib/formOutcome';
import { useKeptForm } from '../../forms/useCheckedForm';
import type { DraftOptions } from '../../forms/useKeptDraft';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/display/Card';
import { TextArea, TextField } from '../../ui/fields/Fields';
import { SendIcon } from '../../ui/icons/ToolIcons';
import { Section, Stack } from '../../ui/layout/Layout';
import { toast } from '../../ui/overlays/toast';
import { SkeletonFields } from '../../ui/states/Skeletons';
import { ContactInstructorDocument, SendNotificationDocument } from './__generated__/MessageForms.generated';

/** Why a message wasn't sent, if the server gave no reason. */
export const NO_RESPONSE = 'the server didn’t respond';

interface MessageFormOptions<Draft> extends Pick<DraftOptions<Draft>, 'key' | 'format' | 'saved'> {
  check?: (draft: Draft) => Checked<Draft>;
  send: (message: Draft & { id: string }) => Promise<FormOutcome>;
  /** Called with the reason if it was not sent. */
  onRefused?: (sentence: string) => void;
}

/** A form for a message, whose draft is kept on this device until it is sent, in case the session ends before. */
export function useMessageForm<Draft extends Record<string, string>>(options: MessageFormOptions<Draft>) {
  const { saved, send, onRefused } = options;
  const last = useRef<{ content: string; id: string } | null>(null);
  const form = useKeptForm<Draft>({
    ...options,
    savedRevision: null,
    isSame: (one, other) => Object.keys(saved).every((name) => one[name]?.trim() === other[name]?.trim()),
    send: async (draft) => {
      const content = JSON.stringify(draft);
      // The same until it was sent, so that a message whose first attempt got no response is not delivered twice.
      if (last.current?.content !== content) last.current = { content, id: crypto.randomUUID() };
      const outcome = await send({ ...draft, id: last.current.id });
      if (outcome.ok) {
        last.current = null;
        // Text typed while sending belongs to the next message.
        form.kept.startOver(draft);
        return outcome;
      }
      const message = `Failed to send: ${outcome.message ?? outcome.fields?.[0]?.message}`;
      onRefused?.(message);
      return { ...outcome, message };
    },
  });
  return form;
}

/** Sends the message of its form. */
export function SendButton({ sending }: { sending: boolean }) {
  return (
    <div>
      <Button type="submit" iconStart={<SendIcon size={18} />} loading={sending} loadingText="Sending...">
        Send
      </Button>
    </div>
  );
}

const BLANK = { toEmail: '', title: '', message: '' };
const FORMAT = {
  version: 1,
  schema: z.object({ toEmail: z.string(), title: z.string(), message: z.string() }),
};

interface Message {
  id: string;
  toEmail: string;
  title: string;
  message: string;
}

interface MessageFormProps {
  /** The form's heading. */
  heading: string;
  emailLabel: string;
  /** Label of the title input, and its path on the server. */
  titleLabel: string;
  titlePath: string;
  send: (message: Message) => Promise<FormOutcome>;
}

/** A message to one account by email, validated only by the server (specification, section 5). */
function MessageForm({ heading, emailLabel, titleLabel, titlePath, send }: MessageFormProps) {
  const session = useSession();
  const { form, field, sending, kept } = useMessageForm({
    key: `messageDraft:${session?.user.id ?? ''}:${titlePath}:`,
    format: FORMAT,
    saved: BLANK,
    send: async (message) => {
      const outcome = await send(message);
      if (outcome.ok) return outcome;
      const ownPath = (path: string) => (path === titlePath ? 'title' : path);
      return {
        ...outcome,
        fields: outcome.fields?.map((problem) => ({ ...problem, path: ownPath(problem.path) })),
      };
    },
    onRefused: (sentence) => toast.error(sentence),
  });
  return (
    <Section title={heading}>
      <Card padding="lg" className="wm-measure">
        <form {...form} aria-label={heading}>
          <Stack gap={16}>
            <DraftNotes draft={kept} notYet="not sent" />
            <TextField {...field('toEmail')} label={emailLabel} type="email" autoComplete="off" />
            <TextField {...field('title')} label={titleLabel} autoComplete="off" />
            <TextArea {...field('message')} label="Message" />
            <SendButton sending={sending} />
          </Stack>
        </form>
      </Card>
    </Section>
  );
}

export function MessageFormSkeleton() {
  return (
    <Card padding="lg" className="wm-measure">
      <SkeletonFields fields={4} />
    </Card>
  );
}

/** A student's message to an instructor (specification, section 2, "Student area"). */
export function ContactInstructorForm() {
  const send = useFormAction(ContactInstructorDocument, {
    variables: ({ title, ...rest }: Message) => ({ input: { ...rest, subject: title } }),
    done: 'Message sent to instructor',
    failed: NO_RESPONSE,
  });
  return (
    <MessageForm
      heading="Contact Instructor"
      emailLabel="Instructor email"
      titleLabel="Subject"
      titlePath="subject"
      send={send}
    />
  );
}

/** An instructor's message to one of their students (specification, section 2, "Instructor area"). */
export function SendNotificationForm() {
  const send = useFormAction(SendNotificationDocument, {
    variables: (input: Message) => ({ input }),
    done: 'Notification sent',
    failed: NO_RESPONSE,
  });
  return (
    <MessageForm
      heading="Send Notification to Student"
      emailLabel="Student email"
      titleLabel="Title"
      titlePath="title"
      send={send}
    />
  );
}
