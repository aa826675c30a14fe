import { Link, useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../apollo/errors';
import { paths } from '../../app/paths';
import { useAddressParams } from '../../forms/useAddressParams';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { Avatar } from '../../ui/display/Avatar';
import { SearchForm } from '../../ui/fields/SearchForm';
import { Page, Stack } from '../../ui/layout/Layout';
import { TextLink } from '../../ui/navigation/TextLink';
import { EmptyState } from '../../ui/states/EmptyState';
import { ErrorState } from '../../ui/states/ErrorState';
import { LoadingState } from '../../ui/states/LoadingState';
import { SkeletonFields, SkeletonPanel } from '../../ui/states/SkeletonPanels';
import { PageHeading } from '../../ui/text/PageHeading';
import { PageTitle } from '../../ui/platform/PageTitle';
import { NewMessageForm } from './NewMessageForm';
import { useContactsQuery, useNewMessageContactQuery } from './NewMessagePage.generated';
import styles from './NewMessagePage.module.css';

/** A new message to one of the viewer's contacts: `?to=&course=`; without `to`, the list of contacts. */
export function NewMessagePage() {
  const [params] = useSearchParams();
  const to = params.get('to');
  return (
    <Page width="text">
      <PageTitle>New message</PageTitle>
      <Stack gap={24}>
        <PageHeading
          eyebrow={
            <TextLink component={Link} to={paths.messages}>
              All messages
            </TextLink>
          }
        >
          New message
        </PageHeading>
        {to ? <ToContact key={to} id={to} courseId={params.get('course')} /> : <ContactPicker />}
      </Stack>
    </Page>
  );
}

function ToContact({ id, courseId }: { id: string; courseId: string | null }) {
  const { data, loading, error, refetch } = useNewMessageContactQuery({ variables: { id } });
  const contact = data?.viewer?.inbox.contact;
  if (contact)
    return (
      <NewMessageForm contact={contact} course={contact.courses.find((one) => one.id === courseId) ?? null} />
    );
  if (loading)
    return (
      <LoadingState text="Loading...">
        <SkeletonFields fields={2} />
      </LoadingState>
    );
  if (!data?.viewer)
    return (
      <ErrorState
        title="The form couldn’t be loaded"
        message={errorSentence(error, 'Try again.')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <EmptyState
      title="You can’t write to this person"
      text="You can only message your instructors or students."
      action={
        <Button component={Link} to={paths.newMessage}>
          Choose a person
        </Button>
      }
    />
  );
}

function ContactPicker() {
  const isStudent = useSession()?.user.role === 'STUDENT';
  const [params, setParams] = useAddressParams();
  const search = params.get('q') ?? '';
  const { data, loading, error, refetch } = useContactsQuery({
    variables: { search: search || null },
    fetchPolicy: 'cache-and-network',
  });
  const contacts = data?.viewer?.inbox.contacts;
  return (
    <Stack gap={16}>
      <SearchForm
        label={isStudent ? 'Search instructors' : 'Search students'}
        search={search}
        onSearch={(text) => setParams({ q: text })}
        className={styles.search}
      />
      {!contacts && loading && (
        <LoadingState text="Loading...">
          <SkeletonPanel height="14rem" lines={4} />
        </LoadingState>
      )}
      {!contacts && !loading && (
        <ErrorState
          title="The list couldn’t be loaded"
          message={errorSentence(error, 'Try again.')}
          onRetry={() => void refetch()}
        />
      )}
      {contacts?.length === 0 && (
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
      )}
      {contacts && contacts.length > 0 && (
        <ul className={styles.list} aria-label={isStudent ? 'Instructors' : 'Students'}>
          {contacts.map(({ id, name, courses }) => (
            <li key={id} className={styles.contact}>
              <Avatar name={name} size={36} />
              <div>
                <p className={styles.name}>
                  <Link to={paths.newMessageTo(id, null)}>{name}</Link>
                </p>
                <p className={styles.courses}>{courses.map(({ title }) => title).join(' · ')}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
