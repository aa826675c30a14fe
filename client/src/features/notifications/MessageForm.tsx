import { type SubmitEvent, useId, useState } from 'react';
import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { errorSentence } from '../../apollo/errors';
import { formatDateTime } from '../../lib/format';
import { useSession } from '../../lib/session';
import { useKeptDraft } from '../../lib/useKeptDraft';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { DraftElsewhere } from '../../ui/DraftElsewhere';
import { RestoredDraftNote } from '../../ui/RestoredDraftNote';
import { Section, Stack } from '../../ui/Layout';
import { SurfaceNote } from '../../ui/SurfaceNote';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { toastUndo } from '../../ui/toastUndo';
import { SendIcon } from '../../ui/ToolIcons';
import {
  BLANK_MESSAGE,
  type MessageDraft,
  messageDraftKey,
  messageDraftFormat,
  isSameMessage,
} from './messageDraft';
import styles from './MessageForm.module.css';

/** null if the message was sent, otherwise the server's message and invalid fields. */
export type MessageOutcome = { message: string; fields?: readonly FieldProblem[] } | null;

export interface MessageFormProps {
  /** The form's heading. */
  heading: string;
  emailLabel: string;
  /** Label of the title input, and its path on the server. */
  titleLabel: string;
  titlePath: string;
  /** Toast after sending. */
  sentText: string;
  send: (draft: MessageDraft) => Promise<MessageOutcome>;
  /** Initial values. */
  initial?: Partial<MessageDraft>;
  /** Called after sending. */
  onSent?: () => void;
  /** In a dialog, which has its own heading and covers toasts: errors are shown in the form. */
  inDialog?: boolean;
}

/**
 * A message to one account by email, validated only by the server (specification, section 5). The draft is kept on this
 * device until it is sent, in case the session ends before.
 */
export function MessageForm(props: MessageFormProps) {
  if (props.inDialog) return <MessageFields {...props} />;
  return (
    <Section title={props.heading}>
      <Card padding="lg" className={styles.card}>
        <MessageFields {...props} />
      </Card>
    </Section>
  );
}

/** The control with this server path; null if there is none. */
function fieldOf(form: Element, path: string | undefined, titlePath: string): HTMLElement | null {
  return form.querySelector(`[name="${path === titlePath ? 'title' : path}"]`);
}

function MessageFields({
  heading,
  emailLabel,
  titleLabel,
  titlePath,
  sentText,
  send,
  initial,
  onSent,
  inDialog = false,
}: MessageFormProps) {
  const id = useId();
  const session = useSession();
  const { draft, setDraft, restoredAt, elsewhere, startOver, discard } = useKeptDraft<MessageDraft>({
    key: messageDraftKey(session?.user.id ?? '', titlePath, initial?.toEmail ?? ''),
    format: messageDraftFormat,
    saved: { ...BLANK_MESSAGE, ...initial },
    savedRevision: null,
    isSame: isSameMessage,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [sending, setSending] = useState(false);

  const control = (field: keyof MessageDraft, path: string = field) => ({
    id: `${id}-${field}`,
    name: field,
    value: draft[field],
    error: problems.find((problem) => problem.path === path)?.message,
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft((before) => ({ ...before, [field]: target.value })),
  });

  function showFailure(reason: string) {
    const words = `Failed to send: ${reason}`;
    if (inDialog) setFailure(words);
    else toast.error(words);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    setSending(true);
    setFailure(null);
    try {
      const refusal = await send(draft);
      setProblems(refusal?.fields ?? []);
      if (refusal) {
        showFailure(refusal.message);
        fieldOf(form, refusal.fields?.[0]?.path, titlePath)?.focus();
      } else {
        // Text typed while sending belongs to the next message.
        startOver(draft);
        toast.success(sentText);
        onSent?.();
      }
    } catch (error) {
      showFailure(errorSentence(error, 'the server didn’t respond'));
    }
    setSending(false);
  }

  return (
    <form noValidate aria-label={heading} onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <DraftElsewhere choice={elsewhere} />
        {restoredAt && (
          <RestoredDraftNote
            since={formatDateTime(restoredAt)}
            notYet="not sent"
            onDiscard={() => toastUndo('Draft discarded', discard())}
          />
        )}
        {failure && <SurfaceNote tone="error" role="alert" title={failure} />}
        <TextField {...control('toEmail')} label={emailLabel} type="email" autoComplete="off" />
        <TextField {...control('title', titlePath)} label={titleLabel} autoComplete="off" />
        <TextArea {...control('message')} label="Message" />
        <div>
          <Button type="submit" iconStart={<SendIcon size={18} />} loading={sending} loadingText="Sending...">
            Send
          </Button>
        </div>
      </Stack>
    </form>
  );
}
