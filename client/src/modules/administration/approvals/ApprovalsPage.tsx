import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ApprovalState } from '../../../apollo/__generated__/types';
import { PagedList } from '../../../apollo/QueryView';
import { useAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { useAddressParams } from '../../../forms/useAddressParams';
import { formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { Card } from '../../../ui/display/Card';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { Stars } from '../../../ui/display/Stars';
import { SelectField } from '../../../ui/fields/Fields';
import { Cluster, Stack, TitledPage } from '../../../ui/layout/Layout';
import { Tabs } from '../../../ui/navigation/Tabs';
import { toastUndo } from '../../../ui/overlays/toast';
import { EmptyState } from '../../../ui/states/States';
import { SkeletonPanel } from '../../../ui/states/Skeletons';
import { AdministratorsOnlyNote } from '../AdministratorsOnly';
import { WaitingCountsDocument } from '../__generated__/WaitingBadge.generated';
import styles from './Approvals.module.css';
import {
  type ManagedReviewItemFragment,
  type ManagedTestimonialItemFragment,
  SetReviewStateDocument,
  SetTestimonialStateDocument,
  useManagedReviewsQuery,
  useManagedTestimonialsQuery,
} from './__generated__/ApprovalsPage.generated';

/** The filters, in the order in which they are offered; the first is the standard. */
const STATES: readonly { value: ApprovalState | 'ALL'; label: string }[] = [
  { value: 'WAITING', label: 'Waiting for approval' },
  { value: 'APPROVED', label: 'Public' },
  { value: 'HIDDEN', label: 'Hidden' },
  { value: 'ALL', label: 'All' },
];

type Tab = 'reviews' | 'testimonials';

/** Reviews and testimonials to approve or hide, with tab and filter in the URL (`?tab=`, `?state=`). */
export function ApprovalsPage() {
  const [params, setParams] = useAddressParams();
  const tab: Tab = params.get('tab') === 'testimonials' ? 'testimonials' : 'reviews';
  const filter = STATES.find(({ value }) => value.toLowerCase() === params.get('state'))?.value ?? 'WAITING';
  const state = filter === 'ALL' ? null : filter;
  return (
    <TitledPage
      title="Reviews and testimonials"
      lead="Only their authors see them until they are approved"
      width="text"
    >
      <SelectField
        label="Show"
        value={filter}
        className={styles.filter}
        onChange={({ target }) =>
          setParams({ state: target.value === 'WAITING' ? '' : target.value.toLowerCase() })
        }
        options={STATES.map(({ value, label }) => [value, label])}
      />
      <Tabs<Tab>
        label="Kinds of texts"
        value={tab}
        onChange={(value) => setParams({ tab: value === 'reviews' ? '' : value })}
        tabs={[
          { value: 'reviews', title: 'Reviews', panel: tab === 'reviews' && <Reviews state={state} /> },
          {
            value: 'testimonials',
            title: 'Testimonials',
            panel: tab === 'testimonials' && <Testimonials state={state} />,
          },
        ]}
      />
    </TitledPage>
  );
}

const OPTIONS = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

/** A text with its new state, and what it was before. */
type Decision<Text> = Text & { decided: ApprovalState };

const AFTERWARDS = {
  refetchQueries: [WaitingCountsDocument],
  failed: 'Your decision wasn’t saved. Try again.',
};

/** What a text is after a decision, in a message. */
const DECIDED: Readonly<Record<ApprovalState, string>> = {
  APPROVED: 'is public',
  HIDDEN: 'is hidden',
  WAITING: 'waits for approval',
};

function Reviews({ state }: { state: ApprovalState | null }) {
  const query = useManagedReviewsQuery({ variables: { state }, ...OPTIONS });
  const action = {
    ...AFTERWARDS,
    variables: ({ id, decided, revision }: Decision<ManagedReviewItemFragment>) => ({
      reviewId: id,
      state: decided,
      revision,
    }),
  };
  const undo = useAction(SetReviewStateDocument, action);
  const decide = useAction(SetReviewStateDocument, {
    ...action,
    done: (review) =>
      toastUndo(
        `The review by ${review.studentName} ${DECIDED[review.decided]}`,
        () => void undo({ ...review, decided: review.state }),
      ),
  });
  return (
    <Texts
      what="reviews"
      isWaiting={state === 'WAITING'}
      query={query}
      list={query.data?.viewer?.administration?.reviews}
      item={(review: ManagedReviewItemFragment) => (
        <ApprovalItem
          {...review}
          name={review.studentName}
          about={
            <>
              About{' '}
              <Link to={paths.course(review.courseId)} className="wm-link">
                {review.courseTitle}
              </Link>
            </>
          }
          onDecide={(decided) => void decide({ ...review, decided })}
        />
      )}
    />
  );
}

function Testimonials({ state }: { state: ApprovalState | null }) {
  const query = useManagedTestimonialsQuery({ variables: { state }, ...OPTIONS });
  const action = {
    ...AFTERWARDS,
    variables: ({ id, decided }: Decision<ManagedTestimonialItemFragment>) => ({
      testimonialId: id,
      state: decided,
    }),
  };
  const undo = useAction(SetTestimonialStateDocument, action);
  const decide = useAction(SetTestimonialStateDocument, {
    ...action,
    done: (testimonial) =>
      toastUndo(
        `The testimonial by ${testimonial.name} ${DECIDED[testimonial.decided]}`,
        () => void undo({ ...testimonial, decided: testimonial.state }),
      ),
  });
  return (
    <Texts
      what="testimonials"
      isWaiting={state === 'WAITING'}
      query={query}
      list={query.data?.viewer?.administration?.testimonials}
      item={(testimonial: ManagedTestimonialItemFragment) => (
        <ApprovalItem {...testimonial} onDecide={(decided) => void decide({ ...testimonial, decided })} />
      )}
    />
  );
}

type TextsProps<Text> = Pick<Parameters<typeof PagedList<Text, object>>[0], 'query' | 'what' | 'list'> & {
  /** Whether the list has those that wait for approval. */
  isWaiting: boolean;
  item: (text: Text) => ReactNode;
};

/** The texts of a filter, newest first. */
function Texts<Text extends { id: string }>({ what, isWaiting, item, ...list }: TextsProps<Text>) {
  return (
    <PagedList
      {...list}
      what={what}
      skeleton={
        <Stack gap={16}>
          <SkeletonPanel height="10rem" />
          <SkeletonPanel height="10rem" />
        </Stack>
      }
      otherwise={<AdministratorsOnlyNote />}
      empty={
        isWaiting ? (
          <EmptyState title="Nothing to approve" text={`New ${what} are listed here until you decide.`} />
        ) : (
          <EmptyState title={`No ${what} here`} text="Choose another filter to see more." />
        )
      }
    >
      {(texts) => (
        <Stack component="ul">
          {texts.map((text) => (
            <li key={text.id}>{item(text)}</li>
          ))}
        </Stack>
      )}
    </PagedList>
  );
}

interface ApprovalItemProps {
  /** Its author. */
  name: string;
  stars: number;
  /** null: only stars. */
  text: string | null;
  state: ApprovalState;
  createdAt: string;
  /** What it is about. */
  about?: ReactNode;
  onDecide: (state: ApprovalState) => void;
}

/** A text that somebody wrote, with the decisions that are left to make. */
function ApprovalItem({ name, stars, text, state, createdAt, about, onDecide }: ApprovalItemProps) {
  return (
    <Card component="article" aria-label={`By ${name}`} className="wm-grid wm-gap-12">
      <Cluster>
        <h2 className="wm-font-17">{name}</h2>
        <Stars rating={stars} showNumbers={false} />
        <StateBadge state={state} />
        <time dateTime={createdAt} className="wm-muted">
          {formatDate(createdAt)}
        </time>
      </Cluster>
      {about && <p className="wm-muted wm-anywhere">{about}</p>}
      <p className={text ? styles.text : 'wm-muted wm-anywhere'}>{text ?? 'No text'}</p>
      <Cluster gap={8}>
        {state !== 'APPROVED' && (
          <Button
            ref={focusNeighborWhenRemoved}
            size="sm"
            aria-label={`Approve: ${name}`}
            ignoresDoubleClick
            onClick={() => onDecide('APPROVED')}
          >
            Approve
          </Button>
        )}
        {state !== 'HIDDEN' && (
          <Button
            ref={focusNeighborWhenRemoved}
            size="sm"
            variant="secondary"
            aria-label={`Hide: ${name}`}
            ignoresDoubleClick
            onClick={() => onDecide('HIDDEN')}
          >
            Hide
          </Button>
        )}
      </Cluster>
    </Card>
  );
}

function StateBadge({ state }: { state: ApprovalState }) {
  if (state === 'WAITING') return <Badge tone="warning">Waiting</Badge>;
  return state === 'APPROVED' ? <Badge tone="success">Public</Badge> : <Badge>Hidden</Badge>;
}
