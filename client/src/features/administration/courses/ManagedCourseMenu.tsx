import { useState } from 'react';
import type { MenuChoice } from '../../../ui/overlays/MenuButton';
import { MoreMenu } from '../../../ui/overlays/MoreMenu';
import { BlockCourseDialog } from './BlockCourseDialog';
import { ChangeOwnerDialog } from './ChangeOwnerDialog';
import type { ManagedCourseRowFragment } from './CoursesPage.generated';
import { useCourseModeration } from './useCourseModeration';

/** What an administrator can decide about a course. */
export function ManagedCourseMenu({ course }: { course: ManagedCourseRowFragment }) {
  const moderation = useCourseModeration();
  const [asked, setAsked] = useState<'reason' | 'owner' | null>(null);
  const { title, state, isFeatured, block } = course;
  const ask = () => setAsked('reason');
  const close = () => setAsked(null);

  const choices: MenuChoice[] = [
    ...(state === 'PUBLISHED' ? [{ label: 'Unpublish', onChoose: ask }] : []),
    ...(state === 'BLOCKED'
      ? [
          { label: 'Allow publishing', onChoose: () => void moderation.lift(course) },
          { label: 'Change reason', onChoose: ask },
        ]
      : []),
    ...(isFeatured
      ? [{ label: 'Stop featuring', onChoose: () => void moderation.setFeatured(course, false) }]
      : state === 'PUBLISHED'
        ? [{ label: 'Feature', onChoose: () => void moderation.setFeatured(course, true) }]
        : []),
    { label: 'Change owner…', onChoose: () => setAsked('owner') },
  ];
  return (
    <>
      <MoreMenu label={`Actions for ${title}`} choices={choices} />
      {asked === 'reason' && (
        <BlockCourseDialog
          title={title}
          reason={block?.reason ?? ''}
          onSend={(reason) => moderation.block(course, reason)}
          onClose={close}
        />
      )}
      {asked === 'owner' && (
        <ChangeOwnerDialog
          course={course}
          onSend={(email) => moderation.changeOwner(course, email)}
          onClose={close}
        />
      )}
    </>
  );
}
