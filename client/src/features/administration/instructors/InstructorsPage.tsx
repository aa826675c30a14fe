import { Link } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { ShowMore } from '../../../ui/display/ShowMore';
import { Page, Stack } from '../../../ui/layout/Layout';
import { TextLink } from '../../../ui/navigation/TextLink';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonTable } from '../../../ui/states/SkeletonPanels';
import { PageHeading } from '../../../ui/text/PageHeading';
import { ACCESS_SENTENCES } from '../accessSentences';
import { AdministratorsOnly } from '../AdministratorsOnly';
import { InstructorInvitations } from './InstructorInvitations';
import { useInstructorsPageQuery } from './InstructorsPage.generated';
import { WaitingInstructors } from './WaitingInstructors';

/** Requests and invitations to become an instructor. */
export function InstructorsPage() {
  const { data, loading, error, refetch, fetchMore } = useInstructorsPageQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const administration = data?.viewer?.administration;
  if (data && !administration) return <AdministratorsOnly />;
  return (
    <Page>
      <PageTitle>Instructors</PageTitle>
      <Stack gap={24}>
        <PageHeading lead="Requests and invitations to become an instructor">Instructors</PageHeading>
        {administration ? (
          <>
            <p>
              {ACCESS_SENTENCES[administration.settings.instructorAccess]}{' '}
              <TextLink component={Link} to={paths.platformSettings}>
                Change in the settings
              </TextLink>
            </p>
            <WaitingInstructors people={administration.waitingInstructors.nodes} />
            <ShowMore
              hasMore={administration.waitingInstructors.pageInfo.hasNextPage}
              onMore={() =>
                fetchMore({ variables: { after: administration.waitingInstructors.pageInfo.endCursor } })
              }
              errorText={(reason) => errorSentence(reason, 'Failed to load instructors')}
            >
              Show more people
            </ShowMore>
            <InstructorInvitations invitations={administration.instructorInvitations} />
          </>
        ) : loading ? (
          <LoadingState text="Loading instructors...">
            <SkeletonTable rows={6} />
          </LoadingState>
        ) : (
          <ErrorState
            title="The instructors couldn’t be loaded"
            message={errorSentence(error, 'Failed to load instructors')}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Page>
  );
}
