import { useState } from 'react';
import { MoreIcon } from '../../../ui/icons/ToolIcons';
import { MenuButton, type MenuChoice } from '../../../ui/overlays/MenuButton';
import { MenuPanel } from '../../../ui/overlays/MenuPanel';
import { BlockCourseDialog } from './BlockCourseDialog';
import type { ManagedCourseRowFragment } from './CoursesPage.generated';
import { useCourseModeration } from './useCourseModeration';

/** What an administrator can decide about a course. */
export function ManagedCourseMenu({ course }: { course: ManagedCourseRowFragment }) {
  const moderation = useCourseModeration();
  const [isAsking, setAsking] = useState(false);
  const { title, state, isFeatured, block } = course;
  const ask = () => setAsking(true);
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
  ];
  if (choices.length === 0) return null;
  return (
    <>
      <MenuButton
        label={`Actions for ${title}`}
        hideLabel
        icon={<MoreIcon />}
        choices={choices}
        Panel={MenuPanel}
      />
      {isAsking && (
        <BlockCourseDialog
          title={title}
          reason={block?.reason ?? ''}
          onSend={(reason) => moderation.block(course, reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
