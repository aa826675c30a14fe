import { useState } from 'react';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/buttons/Button';
import { Checkbox } from '../../ui/fields/Choices';
import { Cluster, Stack } from '../../ui/layout/Layout';
import { Dialog } from '../../ui/overlays/Dialog';
import type { PersonRowFragment } from './PeoplePage.generated';
import { usePersonActions } from './usePersonActions';
import { useSuspendDialogQuery } from './usePersonActions.generated';

/** Asks before an account is suspended, and whether its courses are unpublished. */
export function SuspendDialog({ person, onClose }: { person: PersonRowFragment; onClose: () => void }) {
  const { suspend } = usePersonActions();
  const { data, loading } = useSuspendDialogQuery({
    variables: { id: person.id },
    fetchPolicy: 'network-only',
  });
  const courses = data?.viewer?.administration?.person?.publishedCourses;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const hasCourses = courses !== undefined && courses.count > 0;
  // At first where no student loses anything.
  const unpublishes = hasCourses && (chosen ?? courses.studentCount === 0);

  function send() {
    onClose();
    void suspend({ ...person, unpublished: unpublishes ? courses.ids : [] });
  }

  return (
    <Dialog title={`Suspend ${person.name}?`} onClose={onClose}>
      <Stack gap={16}>
        <p>
          They are logged out everywhere and can’t log in until you reinstate them. Nothing is deleted. Lists
          don’t show their courses meanwhile.
        </p>
        {hasCourses && (
          <Checkbox
            label={`Unpublish their ${formatCount(courses.count, 'course')}`}
            hint={
              courses.studentCount === 0
                ? 'Nobody is enrolled. Until you unpublish them, anyone who knows their addresses can open them.'
                : `There are ${formatCount(courses.studentCount, 'enrollment')}. Students keep access to courses that are not published.`
            }
            checked={unpublishes}
            onChange={setChosen}
          />
        )}
        <Cluster>
          <Button variant="danger" disabled={loading} onClick={send}>
            Suspend
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
