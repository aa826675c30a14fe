import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  blockCourseRules,
  courseOwnerRules,
} from '#server/modules/administration/courses/course-moderation.rules';
import { check } from '#server/platform/validation.rules';
import type { ManagedCourseFilter } from '../../../apollo/__generated__/types';
import { PagedList } from '../../../apollo/QueryView';
import { useAction, useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { FormDialog } from '../../../forms/FormDialog';
import { useAddressChoice, useAddressSearch, useTableSort } from '../../../forms/useAddressParams';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatDate, formatNumber } from '../../../lib/format';
import { Chip } from '../../../ui/buttons/Chip';
import { Badge } from '../../../ui/display/Badge';
import { DataTable } from '../../../ui/display/DataTable';
import { EmailField, SelectField, TextArea } from '../../../ui/fields/Fields';
import { FilterBar, SearchForm } from '../../../ui/fields/SearchForm';
import { Cluster, Stack, TitledPage } from '../../../ui/layout/Layout';
import type { MenuChoices } from '../../../ui/overlays/MenuButton';
import { MoreMenu } from '../../../ui/overlays/MoreMenu';
import { toastUndo } from '../../../ui/overlays/toast';
import { SkeletonTable } from '../../../ui/states/Skeletons';
import { EmptyState } from '../../../ui/states/States';
import { evictCatalogue } from '../../courses/catalogue/evictCatalogue';
import { WaitingCountsDocument } from '../__generated__/WaitingBadge.generated';
import {
  BlockCourseDocument,
  ChangeCourseOwnerDocument,
  LiftCourseBlockDocument,
  type ManagedCourseRowFragment,
  SetCourseFeaturedDocument,
  useManagedCoursesQuery,
  usePossibleOwnersQuery,
} from './__generated__/CoursesPage.generated';

const FILTERS: readonly (readonly [ManagedCourseFilter | '', string])[] = [
  ['', 'All courses'],
  ['PUBLISHED', 'Published'],
  ['DRAFT', 'Drafts'],
  ['BLOCKED', 'Unpublished by an administrator'],
  ['LIFT_REQUESTED', 'Instructor asks to publish again'],
  ['FEATURED', 'Featured'],
  ['OWNER_INACTIVE', 'Without an active owner'],
];

/** All courses, newest first, with search and filter in the URL (`?q=`, `?only=`). */
export function CoursesPage() {
  const searching = useAddressSearch();
  const { search } = searching;
  const filter = useAddressChoice('only', FILTERS);
  const only = filter.value || null;
  const sort = useTableSort('created-down');
  const query = useManagedCoursesQuery({
    variables: {
      ...{ search: search || null, only },
      sort: sort.key === 'title' ? 'TITLE' : 'CREATED',
      descending: sort.isDescending,
    },
    fetchPolicy: 'cache-and-network',
  });
  const courses = query.data?.viewer?.administration?.courses;
  // A course that just got an active owner leaves the list of those without one.
  const nodes = courses?.nodes.filter(
    ({ ownerState }) => only !== 'OWNER_INACTIVE' || ownerState !== 'ACTIVE',
  );

  return (
    <TitledPage title="Courses">
      <FilterBar
        search={<SearchForm label="Search courses" placeholder="Title or instructor" {...searching} />}
        isFiltered={only !== null}
      >
        <SelectField label="Show" {...filter.field} />
      </FilterBar>
      <PagedList
        query={query}
        list={courses && nodes && { ...courses, nodes }}
        what="courses"
        skeleton={<SkeletonTable rows={8} />}
        empty={<EmptyState title="No courses here" text={nothingFound(search, only)} />}
      >
        {(listed: readonly ManagedCourseRowFragment[]) => (
          <DataTable<ManagedCourseRowFragment>
            caption="Courses"
            dense
            rows={listed}
            rowKey={({ id }) => id}
            sort={sort}
            columns={[
              {
                key: 'title',
                header: 'Course',
                sortBy: 'server',
                kind: 'words',
                cell: (course) => <CourseTitle {...course} />,
              },
              {
                header: 'Instructor',
                kind: 'words',
                onPhone: 'plain',
                cell: ({ instructorName }) => instructorName,
              },
              { header: 'State', onPhone: 'plain', cell: (course) => <States {...course} /> },
              { header: 'Students', align: 'end', cell: ({ studentCount }) => formatNumber(studentCount) },
              {
                key: 'created',
                header: 'Created',
                sortBy: 'server',
                onPhone: 'hidden',
                kind: 'short',
                cell: ({ createdAt }) => formatDate(createdAt),
              },
              { header: 'Actions', actions: true, cell: (course) => <ManagedCourseMenu course={course} /> },
            ]}
          />
        )}
      </PagedList>
    </TitledPage>
  );
}

function nothingFound(search: string, only: ManagedCourseFilter | null): string {
  if (search) return `No title or instructor contains "${search}"${only ? ' with this filter' : ''}.`;
  return only ? 'No course matches this filter.' : 'Nobody has created a course yet.';
}

/** Drafts are their instructors' own: administrators cannot open them. */
function CourseTitle({ id, title, state, block }: ManagedCourseRowFragment) {
  return (
    <>
      {state === 'DRAFT' ? (
        title
      ) : (
        <Link to={paths.course(id)} className="wm-link">
          {title}
        </Link>
      )}
      {block && <p className="wm-typed wm-muted wm-regular wm-mt-4">{block.reason}</p>}
    </>
  );
}

/** Why the owner cannot run the course. */
const OWNER_PROBLEMS: Record<ManagedCourseRowFragment['ownerState'], string | null> = {
  ACTIVE: null,
  SUSPENDED: 'Owner is suspended',
  NOT_INSTRUCTOR: 'Owner is no longer an instructor',
  DELETED: 'Owner’s account is deleted',
};

function States({ state, isFeatured, block, ownerState }: ManagedCourseRowFragment) {
  return (
    <Cluster gap={4} align="stretch">
      {state === 'PUBLISHED' && <Badge tone="success">Published</Badge>}
      {state === 'DRAFT' && <Badge>Draft</Badge>}
      {state === 'BLOCKED' && <Badge tone="error">Unpublished</Badge>}
      {isFeatured && <Badge tone="info">Featured</Badge>}
      {OWNER_PROBLEMS[ownerState] && <Badge tone="warning">{OWNER_PROBLEMS[ownerState]}</Badge>}
      {block?.liftRequestedAt && <Badge tone="warning">Asks to publish again</Badge>}
    </Cluster>
  );
}

/** What an administrator can decide about a course. */
function ManagedCourseMenu({ course }: { course: ManagedCourseRowFragment }) {
  const { cache } = useApolloClient();
  const [openDialog, setOpenDialog] = useState<'reason' | 'owner' | null>(null);
  const { id: courseId, title, state, isFeatured } = course;
  const failed = `“${title}” couldn’t be changed`;
  const lift = useAction(LiftCourseBlockDocument, {
    variables: () => ({ courseId }),
    refetchQueries: [WaitingCountsDocument],
    done: `The instructor of “${title}” can publish it again`,
    failed,
  });
  const setFeatured = useAction(SetCourseFeaturedDocument, {
    variables: (featured: boolean) => ({ courseId, isFeatured: featured }),
    failed,
    onDone: (featured) => {
      evictCatalogue(cache);
      toastUndo(
        featured ? `“${title}” is featured` : `“${title}” is no longer featured`,
        () => void setFeatured(!featured),
      );
    },
  });
  const ask = () => setOpenDialog('reason');
  const close = () => setOpenDialog(null);

  const isPublished = state === 'PUBLISHED';
  const isBlocked = state === 'BLOCKED';
  const choices: MenuChoices = [
    isPublished && { label: 'Unpublish', onChoose: ask },
    isBlocked && { label: 'Allow publishing', onChoose: () => void lift() },
    isBlocked && { label: 'Change reason', onChoose: ask },
    isFeatured && { label: 'Stop featuring', onChoose: () => void setFeatured(false) },
    isPublished && !isFeatured && { label: 'Feature', onChoose: () => void setFeatured(true) },
    { label: 'Change owner…', onChoose: () => setOpenDialog('owner') },
  ];
  return (
    <>
      <MoreMenu label={`Actions for ${title}`} choices={choices} />
      {openDialog === 'reason' && <BlockCourseDialog course={course} onClose={close} />}
      {openDialog === 'owner' && <ChangeOwnerDialog course={course} onClose={close} />}
    </>
  );
}

interface CourseDialogProps {
  course: ManagedCourseRowFragment;
  onClose: () => void;
}

/** Asks for the reason for which a course is unpublished, or for another one. */
function BlockCourseDialog({ course: { id, title, block }, onClose }: CourseDialogProps) {
  const { cache } = useApolloClient();
  const send = useFormAction(BlockCourseDocument, {
    variables: ({ reason }: { reason: string }) => ({ courseId: id, reason }),
    refetchQueries: [WaitingCountsDocument],
    onDone: () => {
      evictCatalogue(cache);
      onClose();
    },
    done: `“${title}” is unpublished. Its instructor was told why.`,
    failed: 'The course couldn’t be unpublished',
  });
  const checked = useCheckedForm({
    initial: { reason: block?.reason ?? '' },
    check: (typed) => check(blockCourseRules, typed),
    send,
  });
  return (
    <FormDialog
      title={block ? `Change the reason for “${title}”` : `Unpublish “${title}”?`}
      label="Reason"
      checked={checked}
      submit={block ? 'Save reason' : 'Unpublish'}
      danger
      onClose={onClose}
      intro={
        <p>
          The course disappears for everyone but its instructor and the students who are enrolled. The
          instructor reads your reason and can’t publish the course until you allow it.
        </p>
      }
    >
      <TextArea {...checked.field('reason')} label="Reason for the instructor" required rows={4} />
    </FormDialog>
  );
}

/** Asks for the instructor who becomes the owner of a course, by email address or from the team. */
function ChangeOwnerDialog({ course, onClose }: CourseDialogProps) {
  // Nothing is shown while they are loaded, since the field does the same.
  const { data } = usePossibleOwnersQuery({
    variables: { courseId: course.id },
    fetchPolicy: 'network-only',
  });
  const team = data?.viewer?.administration?.possibleOwners ?? [];
  const { cache } = useApolloClient();
  const send = useFormAction(ChangeCourseOwnerDocument, {
    variables: ({ email }: { email: string }) => ({ courseId: course.id, email }),
    onDone: () => {
      evictCatalogue(cache);
      onClose();
    },
    done: (_input, result) => `${result.course.instructorName} owns “${course.title}” now`,
    failed: 'The owner couldn’t be changed',
  });
  const checked = useCheckedForm({
    initial: { email: '' },
    check: (typed) => check(courseOwnerRules, typed),
    send,
  });
  return (
    <FormDialog
      title={`Change the owner of “${course.title}”`}
      label="New owner"
      checked={checked}
      submit="Change owner"
      onClose={onClose}
      intro={
        <p>The new owner is named on the course’s page and manages its team. {formerOwnerSentence(course)}</p>
      }
    >
      <EmailField
        {...checked.field('email')}
        label="Email of the new owner"
        hint="The account must be an instructor’s."
      />
      {team.length > 0 && (
        <Stack gap={8}>
          <p>Or choose somebody from the team:</p>
          <Cluster gap={8}>
            {team.map(({ id, name, email }) => (
              <Chip key={id} selected={email === checked.values.email} onClick={() => checked.set({ email })}>
                {name} · {email}
              </Chip>
            ))}
          </Cluster>
        </Stack>
      )}
    </FormDialog>
  );
}

/** What happens to the current owner. */
function formerOwnerSentence({ instructorName: name, ownerState }: ManagedCourseRowFragment): string {
  return {
    ACTIVE: `${name} stays on the team as an instructor. Both get a notification.`,
    SUSPENDED: `${name}, whose account is suspended, leaves the team. Both get a notification.`,
    NOT_INSTRUCTOR: `${name}, who is no longer an instructor, leaves the team. Both get a notification.`,
    DELETED:
      'The present owner, whose account is deleted, leaves the team. The new owner gets a notification.',
  }[ownerState];
}
