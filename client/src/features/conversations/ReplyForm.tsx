import type { KeyboardEvent } from 'react';
import * as z from 'zod/mini';
import { sendMessageRules } from '../../../../server/features/conversations/message.rules';
import { check } from '../../../../server/platform/validation.rules';
import { attempt } from '../../apollo/attempt';
import { DraftNotes } from '../../forms/EditorNotes';
import type { DraftFormat } from '../../forms/storedDraft';
import type { FormOutcome } from '../../forms/formOutcome';
import { useKeptForm } from '../../forms/useCheckedForm';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { FormError } from '../../ui/fields/FormError';
import { TextArea } from '../../ui/fields/TextArea';
import { SendIcon } from '../../ui/icons/ToolIcons';
import { Stack } from '../../ui/layout/Layout';
import { announce } from '../../ui/text/announce';
import { WithSuggestions } from '../assistant/suggestions/WithSuggestions';
import { NO_RESPONSE, notSent } from './notSent';
import { useMessageId } from './useMessageId';
import { useReplyMutation } from './useReply.generated';

interface ReplyDraft {
  text: string;
}

const BLANK: ReplyDraft = { text: '' };
const FORMAT: DraftFormat<ReplyDraft> = { version: 1, schema: z.object({ text: z.string() }) };

interface ReplyFormProps {
  conversationId: string;
  to: string;
  /** What an instructor's reply can be suggested for; null without a message of a student. */
  suggestionsFor: { courseId: string | null; subject: string; message: string } | null;
}

/** A message in a conversation. The draft is kept on this device until it is sent. */
export function ReplyForm({ conversationId, to, suggestionsFor }: ReplyFormProps) {
  const session = useSession();
  const ids = useMessageId();
  const [reply] = useReplyMutation();
  const { form, field, errors, sending, kept } = useKeptForm<ReplyDraft>({
    key: `replyDraft:${session?.user.id ?? ''}:${conversationId}`,
    format: FORMAT,
    saved: BLANK,
    savedRevision: null,
    isSame: (one, other) => one.text.trim() === other.text.trim(),
    check: (draft) => check(sendMessageRules, draft),
    send: (draft): Promise<FormOutcome> =>
      attempt(
        async () => {
          const { data } = await reply({
            variables: { input: { id: ids.idOf(draft.text), conversationId, text: draft.text } },
          });
          const result = data?.sendMessage;
          if (!result) throw new Error('The server gave no result');
          if (result.__typename !== 'MessageWritten') return notSent(result.message, result.fields);
          ids.sent();
          // Text typed while sending belongs to the next message.
          kept.startOver(draft);
          announce('Message sent');
          return { ok: true };
        },
        NO_RESPONSE,
        (reason) => notSent(reason),
      ),
  });

  function sendWithKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form {...form} aria-label="Reply">
      <Stack gap={16}>
        <DraftNotes draft={kept} notYet="not sent" />
        <FormError errors={errors} />
        <WithSuggestions
          kinds={suggestionsFor ? ['FEEDBACK'] : []}
          field="reply"
          courseId={suggestionsFor?.courseId ?? null}
          title={suggestionsFor?.subject ?? ''}
          text={kept.draft.text}
          basis={suggestionsFor?.message}
          onText={(text) => kept.form.setValues({ text })}
        >
          <TextArea
            {...field('text')}
            label={`Reply to ${to}`}
            hint="Press Ctrl+Enter to send."
            onKeyDown={sendWithKeys}
          />
        </WithSuggestions>
        <div>
          <Button type="submit" iconStart={<SendIcon size={18} />} loading={sending} loadingText="Sending...">
            Send
          </Button>
        </div>
      </Stack>
    </form>
  );
}
