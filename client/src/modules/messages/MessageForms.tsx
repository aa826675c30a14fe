import * as z from 'zod/mini';
import type { FieldProblem } from '#server/platform/validation.rules';
import { attempt } from '../../apollo/attempt';
import { DraftNotes } from '../../forms/EditorNotes';
import type { FormOutcome } from '../../forms/formOutcome';
import type { DraftFormat } from '../../forms/storedDraft';
import { useKeptForm } from '../../forms/useCheckedForm';
import { useSession } from '../../lib/session';
import type { DraftKey } from '../../lib/storage';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/display/Card';
import { TextArea, TextField } from '../../ui/fields/Fields';
import { SendIcon } from '../../ui/icons/ToolIcons';
import { Section, Stack } from '../../ui/layout/Layout';
import { toast } from '../../ui/overlays/toast';
import { SkeletonFields } from '../../ui/states/Skeletons';
import {
  useContactInstructorMutation,
  useSendNotificationMutation,
} from './__generated__/MessageForms.generated';
import { NO_RESPONSE } from './notSent';
import { useMessageId } from './useMessageId';

interface MessageDraft {
  toEmail: string;
  title: string;
  message: string;
}

const BLANK_MESSAGE: MessageDraft = { toEmail: '', title: '', message: '' };

const messageDraft = z.object({ toEmail: z.string(), title: z.string(), message: z.string() });

/** Storage key of an account's message draft; `form` identifies the form. */
function messageDraftKey(accountId: string, form: string): DraftKey {
  return `messageDraft:${accountId}:${form}:`;
}

const messageDraftFormat: DraftFormat<MessageDraft> = { version: 1, schema: messageDraft };

function isSameMessage(one: MessageDraft, other: MessageDraft): boolean {
  const words = ({ toEmail, title, message }: MessageDraft) =>
    [toEmail, title, message].map((text) => text.trim());
  const others = words(other);
  return words(one).every((text, index) => text === others[index]);
}

/** null if the message was sent, otherwise the server's message and invalid fields. */
type MessageOutcome = { message: string; fields?: readonly FieldProblem[] } | null;

interface MessageFormProps {
  /** The form's heading. */
  heading: string;
  emailLabel: string;
  /** Label of the title input, and its path on the server. */
  titleLabel: string;
  titlePath: string;
  /** Toast after sending. */
  sentText: string;
  /** `id` is the same when a message is sent again without changes, since it may have arrived. */
  send: (draft: MessageDraft, id: string) => Promise<MessageOutcome>;
}

/**
 * A message to one account by email, validated only by the server (specification, section 5). The draft is kept on this
 * device until it is sent, in case the session ends before.
 */
function MessageForm(props: MessageFormProps) {
  return (
    <Section title={props.heading}>
      <Card padding="lg" className="wm-measure">
        <MessageFields {...props} />
      </Card>
    </Section>
  );
}

function MessageFields({ heading, emailLabel, titleLabel, titlePath, sentText, send }: MessageFormProps) {
  const session = useSession();
  const ids = useMessageId();
  const { form, field, sending, kept } = useKeptForm<MessageDraft>({
    key: messageDraftKey(session?.user.id ?? '', titlePath),
    format: messageDraftFormat,
    saved: BLANK_MESSAGE,
    savedRevision: null,
    isSame: isSameMessage,
    send: (draft): Promise<FormOutcome> =>
      attempt(
        async () => {
          const refusal = await send(draft, ids.idOf(JSON.stringify(draft)));
          if (refusal) return failed(refusal.message, refusal.fields);
          ids.sent();
          // Text typed while sending belongs to the next message.
          kept.startOver(draft);
          toast.success(sentText);
          return { ok: true };
        },
        NO_RESPONSE,
        (reason) => failed(reason),
      ),
  });

  function failed(reason: string, fields: readonly FieldProblem[] = []): FormOutcome {
    toast.error(`Failed to send: ${reason}`);
    return {
      ok: false,
      fields: fields.map((problem) => (problem.path === titlePath ? { ...problem, path: 'title' } : problem)),
    };
  }

  return (
    <form {...form} aria-label={heading}>
      <Stack gap={16}>
        <DraftNotes draft={kept} notYet="not sent" />
        <TextField {...field('toEmail')} label={emailLabel} type="email" autoComplete="off" />
        <TextField {...field('title')} label={titleLabel} autoComplete="off" />
        <TextArea {...field('message')} label="Message" />
        <div>
          <Button type="submit" iconStart={<SendIcon size={18} />} loading={sending} loadingText="Sending...">
            Send
          </Button>
        </div>
      </Stack>
    </form>
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
  const [contact] = useContactInstructorMutation();
  return (
    <MessageForm
      heading="Contact Instructor"
      emailLabel="Instructor email"
      titleLabel="Subject"
      titlePath="subject"
      sentText="Message sent to instructor"
      send={async ({ toEmail, title, message }, id) => {
        const { data } = await contact({ variables: { input: { id, toEmail, subject: title, message } } });
        return outcomeOf(data?.contactInstructor);
      }}
    />
  );
}

/** An instructor's message to one of their students (specification, section 2, "Instructor area"). */
export function SendNotificationForm() {
  const [send] = useSendNotificationMutation();
  return (
    <MessageForm
      heading="Send Notification to Student"
      emailLabel="Student email"
      titleLabel="Title"
      titlePath="title"
      sentText="Notification sent"
      send={async (message, id) => {
        const { data } = await send({ variables: { input: { id, ...message } } });
        return outcomeOf(data?.sendNotification);
      }}
    />
  );
}

/** The result union of both mutations. */
type MessageResult =
  | { __typename: 'MessageSent' }
  | { __typename: 'UnknownRecipient'; message: string }
  | { __typename: 'InvalidInput'; message: string; fields: readonly { path: string; message: string }[] };

/** null if the message was sent. Throws without a result, as the outcome is then unknown. */
function outcomeOf(result: MessageResult | undefined): MessageOutcome {
  if (!result) throw new Error('The server gave no result');
  return result.__typename === 'MessageSent' ? null : result;
}
