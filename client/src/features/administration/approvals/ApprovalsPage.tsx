import { Link } from 'react-router-dom';
import type { ApprovalState } from '../../../apollo/generated/types';
import { paths } from '../../../app/paths';
import { useAddressParams } from '../../../forms/useAddressParams';
import { SelectField } from '../../../ui/fields/SelectField';
import { Page, Stack } from '../../../ui/layout/Layout';
import { Tabs } from '../../../ui/navigation/Tabs';
import { TextLink } from '../../../ui/navigation/TextLink';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { PageHeading } from '../../../ui/text/PageHeading';
import { ApprovalItem } from './ApprovalItem';
import { ApprovalList } from './ApprovalList';
import styles from './Approvals.module.css';
import { useManagedReviewsQuery, useManagedTestimonialsQuery } from './ApprovalsPage.generated';
import { stateOf, STATES } from './approvalStates';
import { useApprovals } from './useApprovals';

type Tab = 'reviews' | 'testimonials';

/** Reviews and testimonials to approve or hide, with tab and filter in the URL (`?tab=`, `?state=`). */
export function ApprovalsPage() {
  const [params, setParams] = useAddressParams();
  const tab: Tab = params.get('tab') === 'testimonials' ? 'testimonials' : 'reviews';
  const filter = stateOf(params.get('state'));
  const state = filter === 'ALL' ? null : filter;

  function setParam(name: string, value: string) {
    setParams({ [name]: value });
  }

  return (
    <Page width="text">
      <PageTitle>Reviews and testimonials</PageTitle>
      <Stack gap={24}>
        <PageHeading lead="Only their authors see them until they are approved">
          Reviews and testimonials
        </PageHeading>
        <SelectField
          label="Show"
          value={filter}
          className={styles.filter}
          onChange={({ target }) =>
            setParam('state', target.value === 'WAITING' ? '' : target.value.toLowerCase())
          }
        >
          {STATES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Tabs<Tab>
          label="Kinds of texts"
          value={tab}
          onChange={(value) => setParam('tab', value === 'reviews' ? '' : value)}
          tabs={[
            {
              value: 'reviews',
              title: 'Reviews',
              panel: tab === 'reviews' && <Reviews state={state} />,
            },
            {
              value: 'testimonials',
              title: 'Testimonials',
              panel: tab === 'testimonials' && <Testimonials state={state} />,
            },
          ]}
        />
      </Stack>
    </Page>
  );
}

const OPTIONS = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
  notifyOnNetworkStatusChange: true,
} as const;

/** undefined without data; null if the viewer is no administrator. */
const foundIn = <Found,>(data: object | undefined, found: Found | undefined) =>
  data ? (found ?? null) : undefined;

function Reviews({ state }: { state: ApprovalState | null }) {
  const { data, loading, error, refetch, fetchMore } = useManagedReviewsQuery({
    variables: { state },
    ...OPTIONS,
  });
  const decide = useApprovals();
  const reviews = data?.viewer?.administration?.reviews;
  return (
    <ApprovalList
      noun="reviews"
      found={foundIn(data, reviews)}
      loading={loading}
      error={error}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: reviews?.pageInfo.endCursor } })}
    >
      {(review) => (
        <ApprovalItem
          {...review}
          name={review.studentName}
          about={
            <>
              About{' '}
              <TextLink component={Link} to={paths.course(review.courseId)}>
                {review.courseTitle}
              </TextLink>
            </>
          }
          onDecide={(decided) => void decide.review(review, decided)}
        />
      )}
    </ApprovalList>
  );
}

function Testimonials({ state }: { state: ApprovalState | null }) {
  const { data, loading, error, refetch, fetchMore } = useManagedTestimonialsQuery({
    variables: { state },
    ...OPTIONS,
  });
  const decide = useApprovals();
  const testimonials = data?.viewer?.administration?.testimonials;
  return (
    <ApprovalList
      noun="testimonials"
      found={foundIn(data, testimonials)}
      loading={loading}
      error={error}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: testimonials?.pageInfo.endCursor } })}
    >
      {(testimonial) => (
        <ApprovalItem
          {...testimonial}
          onDecide={(decided) => void decide.testimonial(testimonial, decided)}
        />
      )}
    </ApprovalList>
  );
}
