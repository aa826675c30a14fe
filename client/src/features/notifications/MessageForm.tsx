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

/** What the server said: nothing more when it was sent, else its sentence and the fields it refused. */
export type MessageOutcome = { message: string; fields?: readonly FieldProblem[] } | null;

export interface MessageFormProps {
  /** The form's name, its heading. */
  heading: string;
  emailLabel: string;
  /** Of the line above the message, and that input's name on the server. */
  titleLabel: string;
  titlePath: string;
  /** What is said when it was sent. */
  sentText: string;
  send: (draft: MessageDraft) => Promise<MessageOutcome>;
  /** What it starts with. */
  initial?: Partial<MessageDraft>;
  /** Called when it was sent. */
  onSent?: () => void;
  /** In a dialog, which has a heading and stands before the toasts: the form itself says what failed. */
  inDialog?: boolean;
}

/**
 * A message to one person by email, checked by the server alone (specification, section 5). What was typed stays until
 * it is sent, also on this device: the session may end before that.
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

/** The control of this name on the server; null when there is none. */
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
        // What was typed while it was under way belongs to the next message.
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
