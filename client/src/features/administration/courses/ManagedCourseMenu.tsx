import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useAction } from '../../../apollo/useAction';
import type { MenuChoice } from '../../../ui/overlays/MenuButton';
import { MoreMenu } from '../../../ui/overlays/MoreMenu';
import { toastUndo } from '../../../ui/overlays/toastUndo';
import { evictCatalogue } from '../../courses/catalogue/evictCatalogue';
import { WaitingCountsDocument } from '../WaitingBadge.generated';
import { BlockCourseDialog } from './BlockCourseDialog';
import { ChangeOwnerDialog } from './ChangeOwnerDialog';
import {
  LiftCourseBlockDocument,
  type ManagedCourseRowFragment,
  SetCourseFeaturedDocument,
} from './CoursesPage.generated';

/** What an administrator can decide about a course. */
export function ManagedCourseMenu({ course }: { course: ManagedCourseRowFragment }) {
  const { cache } = useApolloClient();
  const [asked, setAsked] = useState<'reason' | 'owner' | null>(null);
  const { id: courseId, title, state, isFeatured } = course;
  const failed = `“${title}” couldn’t be changed`;
  const lift = useAction(LiftCourseBlockDocument, {
    variables: () => ({ courseId }),
    refetchQueries: [WaitingCountsDocument],
    done: () => `The instructor of “${title}” can publish it again`,
    failed,
  });
  const featuring = { variables: (featured: boolean) => ({ courseId, isFeatured: featured }), failed };
  const undo = useAction(SetCourseFeaturedDocument, { ...featuring, done: () => evictCatalogue(cache) });
  const setFeatured = useAction(SetCourseFeaturedDocument, {
    ...featuring,
    done: (featured) => {
      evictCatalogue(cache);
      toastUndo(
        featured ? `“${title}” is featured` : `“${title}” is no longer featured`,
        () => void undo(!featured),
      );
    },
  });
  const ask = () => setAsked('reason');
  const close = () => setAsked(null);

  const choices: MenuChoice[] = [
    ...(state === 'PUBLISHED' ? [{ label: 'Unpublish', onChoose: ask }] : []),
    ...(state === 'BLOCKED'
      ? [
          { label: 'Allow publishing', onChoose: () => void lift() },
          { label: 'Change reason', onChoose: ask },
        ]
      : []),
    ...(isFeatured
      ? [{ label: 'Stop featuring', onChoose: () => void setFeatured(false) }]
      : state === 'PUBLISHED'
        ? [{ label: 'Feature', onChoose: () => void setFeatured(true) }]
        : []),
    { label: 'Change owner…', onChoose: () => setAsked('owner') },
  ];
  return (
    <>
      <MoreMenu label={`Actions for ${title}`} choices={choices} />
      {asked === 'reason' && <BlockCourseDialog course={course} onClose={close} />}
      {asked === 'owner' && <ChangeOwnerDialog course={course} onClose={close} />}
    </>
  );
}
