import { Button } from '../ui/buttons/Button';
import { DraftElsewhere, RestoredDraftNote } from '../forms/EditorNotes';
import { EditConflict } from '../forms/EditConflict';
import { EmptyState, ErrorState, LoadingState, NotFoundState, SurfaceNote } from '../ui/states/States';
import { Grid } from '../ui/layout/Layout';
import { ShortList } from '../ui/display/ShortList';
import {
  SkeletonBlock,
  SkeletonCards,
  SkeletonFields,
  SkeletonLines,
  SkeletonPanel,
  SkeletonRows,
  SkeletonStats,
  SkeletonTable,
} from '../ui/states/Skeletons';

const TONES = ['info', 'success', 'warning', 'error'] as const;
const ENTRIES = ['One', 'Two', 'Three', 'Four'];
const nothing = () => undefined;

export function StatesKit() {
  return (
    <>
      <Grid>
        <EmptyState
          title="No courses yet"
          text="Courses you create are listed here."
          action={<Button>Create course</Button>}
          level={3}
        />
        <ErrorState title="Failed to load courses" message="Try again later." onRetry={nothing} level={3} />
        <LoadingState text="Loading courses...">
          <SkeletonLines />
        </LoadingState>
      </Grid>
      <NotFoundState text="This address leads nowhere." />
      {TONES.map((tone) => (
        <SurfaceNote key={tone} tone={tone} title={`A note: ${tone}`}>
          With a sentence.
        </SurfaceNote>
      ))}
      <RestoredDraftNote since="yesterday" notYet="not saved" onDiscard={nothing} />
      <DraftElsewhere choice={{ keepMine: nothing, showOtherDraft: () => nothing }} />
      <EditConflict
        message="Somebody has saved this quiz"
        saved={{ title: 'Knots', notes: 'A bowline.' }}
        draft={{ title: 'Splices', notes: '' }}
        onKeepMine={nothing}
        onUseSaved={nothing}
      />
      <ShortList entries={ENTRIES} first={2}>
        {(entry) => <li key={entry}>{entry}</li>}
      </ShortList>
      <SkeletonBlock height={40} />
      <SkeletonStats count={3} />
      <SkeletonRows rows={2} picture />
      <SkeletonTable rows={2} />
      <SkeletonPanel height={160} />
      <SkeletonFields fields={2} />
      <SkeletonCards count={3} />
    </>
  );
}
