import { Button } from '../../../ui/buttons/Button';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { Cluster } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/States';
import { useOwnMembership } from './useOwnMembership';

/** The owner offers a course to the viewer, who takes it over or declines. */
export function OfferNote({ course }: { course: { id: string; title: string } }) {
  const { acceptOffer, declineOffer } = useOwnMembership();
  return (
    <SurfaceNote
      ref={focusNeighborWhenRemoved}
      title={`The owner of “${course.title}” wants to hand it over to you.`}
    >
      <p>If you accept, the course belongs to you, and its owner stays as an instructor.</p>
      <Cluster gap={8}>
        <Button size="sm" aria-label={`Accept: ${course.title}`} onClick={() => void acceptOffer(course)}>
          Accept
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Decline: ${course.title}`}
          onClick={() => void declineOffer(course)}
        >
          Decline
        </Button>
      </Cluster>
    </SurfaceNote>
  );
}
