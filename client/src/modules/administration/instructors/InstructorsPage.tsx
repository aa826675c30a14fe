import { Link } from 'react-router-dom';
import { QueryPage } from '../../../apollo/QueryView';
import { ShowMore } from '../../../apollo/ShowMore';
import { paths } from '../../../app/paths';
import { SkeletonTable } from '../../../ui/states/SkeletonPanels';
import { ACCESS_SENTENCES } from '../accessSentences';
import { AdministratorsOnlyNote } from '../AdministratorsOnly';
import { InstructorInvitations } from './InstructorInvitations';
import { useInstructorsPageQuery } from './__generated__/InstructorsPage.generated';
import { WaitingInstructors } from './WaitingInstructors';

/** Requests and invitations to become an instructor. */
export function InstructorsPage() {
  const query = useInstructorsPageQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <QueryPage
      title="Instructors"
      lead="Requests and invitations to become an instructor"
      query={query}
      value={query.data?.viewer?.administration}
      what="instructors"
      skeleton={<SkeletonTable rows={6} />}
      otherwise={<AdministratorsOnlyNote />}
    >
      {({ settings, waitingInstructors, instructorInvitations }) => (
        <>
          <p>
            {ACCESS_SENTENCES[settings.instructorAccess]}{' '}
            <Link to={paths.platformSettings} className="wm-link">
              Change in the settings
            </Link>
          </p>
          <WaitingInstructors people={waitingInstructors.nodes} />
          <ShowMore
            pageInfo={waitingInstructors.pageInfo}
            fetchMore={query.fetchMore}
            failed="Failed to load instructors"
          >
            Show more people
          </ShowMore>
          <InstructorInvitations invitations={instructorInvitations} />
        </>
      )}
    </QueryPage>
  );
}
