import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { startConversationRules } from '#server/modules/messages/message.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../apollo/useAction';
import { QueryView } from '../../apollo/QueryView';
import { paths } from '../../app/paths';
import { DraftNotes } from '../../forms/EditorNotes';
import { useAddressSearch } from '../../forms/useAddressParams';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { Avatar } from '../../ui/display/Avatar';
import { Card } from '../../ui/display/Card';
import { FormError, TextArea, TextField } from '../../ui/fields/Fields';
import { SearchForm } from '../../ui/fields/SearchForm';
import { Stack, TitledPage } from '../../ui/layout/Layout';
import { EmptyState } from '../../ui/states/States';
import { SkeletonFields, SkeletonPanel } from '../../ui/states/Skeletons';
import {
  StartConversationDocument,
  useContactsQuery,
  useNewMessageContactQuery,
} from './__generated__/NewMessagePage.generated';
import { NO_RESPONSE, SendButton, useMessageForm } from './MessageForms';

/** A new message to one of the viewer's contacts: `?to=&course=`; without `to`, the list of contacts. */
export function NewMessagePage() {
  const [params] = useSearchParams();
  const to = params.get('to');
  return (
    <TitledPage
      title="New message"
      width="text"
      eyebrow={
        <Link to={paths.messages} className="wm-link">
          All messages
        </Link>
      }
    >
      {to ? <ToContact key={to} id={to} courseId={params.get('course')} /> : <ContactPicker />}
    </TitledPage>
  );
}

function ToContact({ id, courseId }: { id: string; courseId: string | null }) {
  const query = useNewMessageContactQuery({ variables: { id } });
  return (
    <QueryView
      query={query}
      value={query.data?.viewer?.inbox.contact}
      what="form"
      loading="Loading..."
      skeleton={<SkeletonFields fields={2} />}
      reason="Try again."
      otherwise={
        query.data?.viewer && (
          <EmptyState
            title="You can’t write to this person"
            text="You can only message your instructors or students."
            action={
              <Button component={Link} to={paths.newMessage}>
                Choose a person
              </Button>
            }
          />
        )
      }
    >
      {(contact) => (
        <NewMessageForm
          contact={contact}
          course={contact.courses.find((one) => one.id === courseId) ?? null}
        />
      )}
    </QueryView>
  );
}

function ContactPicker() {
  const isStudent = useSession()?.user.role === 'STUDENT';
  const searching = useAddressSearch();
  const { search } = searching;
  const query = useContactsQuery({ variables: { search: search || null }, fetchPolicy: 'cache-and-network' });
  return (
    <Stack gap={16}>
      <SearchForm label={isStudent ? 'Search instructors' : 'Search students'} {...searching} />
      <QueryView
        query={query}
        value={query.data?.viewer?.inbox.contacts}
        what="list"
        loading="Loading..."
        skeleton={<SkeletonPanel height="14rem" lines={4} />}
        reason="Try again."
      >
        {(contacts) =>
          contacts.length === 0 ? (
            <div role="status">
              <EmptyState
                title={isStudent ? 'No instructors found' : 'No students found'}
                text={
                  search
                    ? 'Try another name.'
                    : isStudent
                      ? 'You can write to instructors with a published course.'
                      : 'You can write to students who are enrolled in your courses.'
                }
              />
            </div>
          ) : (
            <ul className="wm-surface wm-grid wm-divided" aria-label={isStudent ? 'Instructors' : 'Students'}>
              {contacts.map(({ id, name, courses }) => (
                <li key={id} className="wm-row wm-gap-16 wm-pad-12-16 wm-relative">
                  <Avatar name={name} size={36} />
                  <div className="wm-min-0">
                    <p className="wm-strong wm-anywhere">
                      <Link to={paths.newMessageTo(id, null)} className="wm-cover-link">
                        {name}
                      </Link>
                    </p>
                    <p className="wm-truncate wm-muted wm-small">
                      {courses.map(({ title }) => title).join(' · ')}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Stack>
  );
}

const FORMAT = { version: 1, schema: z.object({ subject: z.string(), text: z.string() }) };

interface NewMessageFormProps {
  contact: { id: string; name: string };
  /** null: about no particular course. */
  course: { id: string; title: string } | null;
}

/** The first message to a contact; opens the conversation when it is sent. */
function NewMessageForm({ contact, course }: NewMessageFormProps) {
  const session = useSession();
  const navigate = useNavigate();
  const send = useFormAction(StartConversationDocument, {
    variables: (message: { id: string; subject: string; text: string }) => ({
      input: { ...message, recipientId: contact.id, courseId: course?.id ?? null },
    }),
    // The lists of conversations are loaded again when they are shown.
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'Inbox' }), fieldName: 'conversations' });
    },
    onDone: (_, { conversation }) => void navigate(paths.conversation(conversation.id), { replace: true }),
    done: () => (session?.user.role === 'STUDENT' ? 'Message sent to instructor' : 'Notification sent'),
    failed: NO_RESPONSE,
  });
  const { form, field, errors, sending, kept } = useMessageForm({
    key: `newMessageDraft:${session?.user.id ?? ''}:${contact.id}:${course?.id ?? ''}`,
    format: FORMAT,
    saved: { subject: course ? course.title : '', text: '' },
    check: (draft) => check(startConversationRules, draft),
    send,
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
          <SendButton sending={sending} />
        </Stack>
      </form>
    </Card>
  );
}
