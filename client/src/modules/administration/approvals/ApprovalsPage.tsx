import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ApprovalState } from '../../../apollo/__generated__/types';
import { PagedList } from '../../../apollo/QueryView';
import { useAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { useAddressChoice } from '../../../forms/useAddressParams';
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
import { WaitingCountsDocument } from '../__generated__/WaitingBadge.generated';
import {
  type ManagedReviewItemFragment,
  type ManagedTestimonialItemFragment,
  SetReviewStateDocument,
  SetTestimonialStateDocument,
  useManagedReviewsQuery,
  useManagedTestimonialsQuery,
} from './__generated__/ApprovalsPage.generated';

const STATES: readonly (readonly [ApprovalState | 'ALL', string])[] = [
  ['WAITING', 'Waiting for approval'],
  ['APPROVED', 'Public'],
  ['HIDDEN', 'Hidden'],
  ['ALL', 'All'],
];

const TABS = [
  ['REVIEWS', 'Reviews'],
  ['TESTIMONIALS', 'Testimonials'],
] as const;

/** Reviews and testimonials to approve or hide, with tab and filter in the URL (`?tab=`, `?state=`). */
export function ApprovalsPage() {
  const tab = useAddressChoice('tab', TABS);
  const filter = useAddressChoice('state', STATES);
  const Texts = tab.value === 'REVIEWS' ? Reviews : Testimonials;
  return (
    <TitledPage
      title="Reviews and testimonials"
      lead="Only their authors see them until they are approved"
      width="text"
    >
      <SelectField label="Show" className="wm-max-16" {...filter.field} />
      <Tabs
        label="Kinds of texts"
        value={tab.value}
        onChange={(next) => tab.choose(next)}
        tabs={TABS.map(([value, title]) => ({
          value,
          title,
          panel: value === tab.value && <Texts state={filter.value === 'ALL' ? null : filter.value} />,
        }))}
      />
    </TitledPage>
  );
}

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
  const query = useManagedReviewsQuery({ variables: { state }, fetchPolicy: 'cache-and-network' });
  const decide = useAction(SetReviewStateDocument, {
    ...AFTERWARDS,
    variables: ({ id, decided, revision }: Decision<ManagedReviewItemFragment>) => ({
      reviewId: id,
      state: decided,
      revision,
    }),
    onDone: (review) =>
      toastUndo(
        `The review by ${review.studentName} ${DECIDED[review.decided]}`,
        () => void decide({ ...review, decided: review.state, state: review.decided }),
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
  const query = useManagedTestimonialsQuery({ variables: { state }, fetchPolicy: 'cache-and-network' });
  const decide = useAction(SetTestimonialStateDocument, {
    ...AFTERWARDS,
    variables: ({ id, decided }: Decision<ManagedTestimonialItemFragment>) => ({
      testimonialId: id,
      state: decided,
    }),
    onDone: (testimonial) =>
      toastUndo(
        `The testimonial by ${testimonial.name} ${DECIDED[testimonial.decided]}`,
        () => void decide({ ...testimonial, decided: testimonial.state, state: testimonial.decided }),
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
      <p className={text ? 'wm-typed wm-measure' : 'wm-muted'}>{text ?? 'No text'}</p>
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
