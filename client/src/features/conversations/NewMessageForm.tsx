import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { startConversationRules } from '../../../../server/features/conversations/message.rules';
import { check } from '../../../../server/platform/validation.rules';
import { attempt } from '../../apollo/attempt';
import { paths } from '../../app/paths';
import { DraftNotes } from '../../forms/EditorNotes';
import type { DraftFormat } from '../../forms/storedDraft';
import type { FormOutcome } from '../../forms/formOutcome';
import { useKeptForm } from '../../forms/useCheckedForm';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/display/Card';
import { FormError } from '../../ui/fields/FormError';
import { TextArea } from '../../ui/fields/TextArea';
import { TextField } from '../../ui/fields/TextField';
import { SendIcon } from '../../ui/icons/ToolIcons';
import { Stack } from '../../ui/layout/Layout';
import { toast } from '../../ui/overlays/toast';
import { useStartConversationMutation } from './NewMessageForm.generated';
import { NO_RESPONSE, notSent } from './notSent';
import { useMessageId } from './useMessageId';

interface NewMessageDraft {
  subject: string;
  text: string;
}

const FORMAT: DraftFormat<NewMessageDraft> = {
  version: 1,
  schema: z.object({ subject: z.string(), text: z.string() }),
};

interface NewMessageFormProps {
  contact: { id: string; name: string };
  /** null: about no particular course. */
  course: { id: string; title: string } | null;
}

/** The first message to a contact; opens the conversation when it is sent. */
export function NewMessageForm({ contact, course }: NewMessageFormProps) {
  const session = useSession();
  const navigate = useNavigate();
  const ids = useMessageId();
  const [start] = useStartConversationMutation({
    // The lists of conversations are loaded again when they are shown.
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'Inbox' }), fieldName: 'conversations' });
    },
  });
  const { form, field, errors, sending, kept } = useKeptForm<NewMessageDraft>({
    key: `newMessageDraft:${session?.user.id ?? ''}:${contact.id}:${course?.id ?? ''}`,
    format: FORMAT,
    saved: { subject: course ? course.title : '', text: '' },
    savedRevision: null,
    isSame: (one, other) =>
      one.subject.trim() === other.subject.trim() && one.text.trim() === other.text.trim(),
    check: (draft) => check(startConversationRules, draft),
    send: (draft): Promise<FormOutcome> =>
      attempt(
        async () => {
          const { data } = await start({
            variables: {
              input: {
                id: ids.idOf(JSON.stringify(draft)),
                recipientId: contact.id,
                courseId: course?.id ?? null,
                ...draft,
              },
            },
          });
          const result = data?.startConversation;
          if (!result) throw new Error('The server gave no result');
          if (result.__typename !== 'MessageWritten')
            return notSent(result.message, result.__typename === 'InvalidInput' ? result.fields : []);
          kept.forget();
          toast.success(
            session?.user.role === 'STUDENT' ? 'Message sent to instructor' : 'Notification sent',
          );
          void navigate(paths.conversation(result.conversation.id), { replace: true });
          return { ok: true };
        },
        NO_RESPONSE,
        (reason) => notSent(reason),
      ),
  });
  return (
    <Card padding="lg">
      <form {...form} aria-label="New message">
        <Stack gap={16}>
          <p>
            To <strong>{contact.name}</strong>
            {course && ` · ${course.title}`}
          </p>
          <DraftNotes draft={kept} notYet="not sent" />
          <FormError errors={errors} />
          <TextField {...field('subject')} label="Subject" autoComplete="off" />
          <TextArea {...field('text')} label="Message" rows={6} />
          <div>
            <Button
              type="submit"
              iconStart={<SendIcon size={18} />}
              loading={sending}
              loadingText="Sending..."
            >
              Send
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
