import { useState } from 'react';
import { Link } from 'react-router-dom';
import { authorizationOf } from '../../../../apollo/authorization';
import { errorSentence } from '../../../../apollo/errors';
import { PagedList } from '../../../../apollo/QueryView';
import { logInAndReturnTo, paths } from '../../../../app/paths';
import { useAddressParams } from '../../../../forms/useAddressParams';
import { formatCount } from '../../../../lib/format';
import { type StoredUser, useSession, useToken } from '../../../../lib/session';
import { Button } from '../../../../ui/buttons/Button';
import { copyText } from '../../../../ui/buttons/copyText';
import { DataTable } from '../../../../ui/display/DataTable';
import { Stars } from '../../../../ui/display/Stars';
import { SearchForm } from '../../../../ui/fields/SearchForm';
import { BellIcon, CopyIcon, ExternalIcon, EyeIcon, EyeOffIcon } from '../../../../ui/icons/ToolIcons';
import { Cluster, Section, Stack, TitledPage } from '../../../../ui/layout/Layout';
import { LineBadge } from '../../../../ui/map/LineBadge';
import { usePlatform } from '../../../../ui/platform/platform';
import { SkeletonFields, SkeletonHeading, SkeletonTable } from '../../../../ui/states/Skeletons';
import { EmptyState, ErrorState, LoadingState, SurfaceNote } from '../../../../ui/states/States';
import { InstructorRequestNote } from '../../../accounts/InstructorRequestNote';
import { InstructorOnlyNote } from '../../../accounts/RoleNote';
import { MessageFormSkeleton, SendNotificationForm } from '../../../messages/MessageForms';
import {
  type CourseSearchQuery,
  useCourseSearchQuery,
  useInstructorAreaPageQuery,
} from './__generated__/InstructorAreaPage.generated';
import styles from './InstructorAreaPage.module.css';
import { TeachingOverview, TeachingOverviewSkeleton } from './TeachingOverview';

/** An instructor's home page, with the guard texts of the specification (section 2, "Instructor area"). */
export function InstructorAreaPage() {
  const session = useSession();
  const token = useToken();
  return (
    <TitledPage title="Instructor Area" gap={40}>
      {token ? (
        <SignedInArea token={token} cachedUser={session?.user ?? null} />
      ) : (
        <SurfaceNote
          title="Please login to access the instructor area."
          action={
            <Button component={Link} to={logInAndReturnTo(paths.instructorArea)} size="sm">
              Log in
            </Button>
          }
        />
      )}
    </TitledPage>
  );
}

/**
 * The area for a viewer with a token. Uses the role from the server, or of the stored account if the server does not
 * respond.
 */
function SignedInArea({ token, cachedUser }: { token: string; cachedUser: StoredUser | null }) {
  const { data, loading, error, refetch } = useInstructorAreaPageQuery({
    // Without a stored account there is no session, so the client does not send the token by itself.
    context: authorizationOf(token),
  });
  if (loading && !data)
    return (
      <LoadingState text="Loading...">
        <Stack gap={40}>
          <TeachingOverviewSkeleton />
          <Stack>
            <SkeletonHeading />
            <div className="wm-max-34">
              <SkeletonFields fields={1} />
            </div>
          </Stack>
          <Stack>
            <SkeletonHeading width="18rem" />
            <MessageFormSkeleton />
          </Stack>
        </Stack>
      </LoadingState>
    );
  const user = data?.viewer?.account ?? cachedUser;
  if (!user)
    return (
      <ErrorState
        title={`Error loading profile: ${errorSentence(error, 'the server didn’t respond')}`}
        onRetry={() => void refetch()}
      />
    );
  if (user.role !== 'INSTRUCTOR')
    return (
      <>
        <InstructorOnlyNote />
        <InstructorRequestNote />
      </>
    );
  return (
    <Stack gap={40}>
      <InstructorRequestNote isInstructor />
      <TeachingOverview />
      <CourseSearch />
      <Stack gap={16}>
        <SendNotificationForm />
        <div>
          <Button
            component={Link}
            to={paths.instructorNotifications}
            variant="secondary"
            iconStart={<BellIcon size={18} />}
          >
            View Notifications
          </Button>
        </div>
      </Stack>
      <TokenPanel token={token} />
    </Stack>
  );
}

type FoundCourse = CourseSearchQuery['courses']['nodes'][number];

/** Full-text search of published courses; the term is in the URL (`?q=`). */
function CourseSearch() {
  const [params, setParams] = useAddressParams();
  const search = (params.get('q') ?? '').trim();
  return (
    <Section title="Search courses">
      <Stack gap={24}>
        <SearchForm
          label="Title, instructor, category or skill"
          search={search}
          onSearch={(text) => setParams({ q: text })}
          withButton
          className="wm-max-34"
        />
        {search && <FoundCourses search={search} />}
      </Stack>
    </Section>
  );
}

function FoundCourses({ search }: { search: string }) {
  const query = useCourseSearchQuery({ variables: { search } });
  return (
    <PagedList
      query={query}
      list={query.data?.courses}
      what="courses"
      loading="Searching courses..."
      skeleton={<SkeletonTable rows={4} />}
      level={3}
      failed="The search failed"
      reason="Failed to fetch courses"
      empty={
        <div role="status">
          <EmptyState level={3} title="No courses found" text={`No published course matches "${search}".`} />
        </div>
      }
    >
      {(nodes: readonly FoundCourse[], { totalCount }) => (
        <>
          <p role="status">
            {formatCount(totalCount, 'course')} found for "{search}"
          </p>
          <DataTable<FoundCourse>
            caption={`Courses found for "${search}"`}
            rows={nodes}
            rowKey={(course) => course.id}
            columns={[
              {
                header: 'Title',
                cell: (course) => (
                  <Link to={paths.course(course.id)} className="wm-link">
                    {course.title}
                  </Link>
                ),
              },
              {
                header: 'Category',
                cell: (course) => <LineBadge category={course.category} size="sm" withName />,
              },
              {
                header: 'Rating',
                cell: (course) => <Stars rating={course.rating} count={course.reviewsCount} />,
              },
            ]}
          />
        </>
      )}
    </PagedList>
  );
}

/** A fixed length, to not reveal the token's. */
const MASK = '••••••••••••••••';

/**
 * The stored session token, for the API in Apollo Sandbox (specification, section 2, "Instructor area"). Only in demo
 * mode, as a visible token could be stolen. Masked until revealed.
 */
function TokenPanel({ token }: { token: string }) {
  const { isDemo } = usePlatform();
  const [isShown, setIsShown] = useState(false);
  if (!isDemo) return null;

  // Where it cannot be copied, the revealed token can be selected.
  const copy = () =>
    copyText(
      JSON.stringify({ Authorization: `Bearer ${token}` }),
      'Copied. Paste it under Headers in Apollo Sandbox.',
      'Failed to copy to clipboard',
    );

  return (
    <Section title="Auth token">
      <SurfaceNote title="Demo mode only">
        <Stack gap={12}>
          <p>Anyone with this token can act as you until you log out.</p>
          <code className={`wm-pad-8-12 ${styles.token}`}>{isShown ? token : MASK}</code>
          <Cluster>
            <Button
              variant="secondary"
              size="sm"
              iconStart={isShown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? 'Hide token' : 'Show token'}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              iconStart={<CopyIcon size={18} />}
              onClick={() => void copy()}
            >
              Copy for Apollo Sandbox
            </Button>
            <a href="/graphql" target="_blank" rel="noreferrer" className="wm-link">
              Open Apollo Sandbox <ExternalIcon size={16} />
            </a>
            <a href="/graphiql" target="_blank" rel="noreferrer" className="wm-link">
              Open GraphiQL <ExternalIcon size={16} />
            </a>
          </Cluster>
        </Stack>
      </SurfaceNote>
    </Section>
  );
}
