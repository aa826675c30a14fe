import { CourseCover } from '../ui/map/CourseCover';
import { GLYPHS } from '../ui/map/drawing/glyphs';
import { DeadEndTrack } from '../ui/map/DeadEndTrack';
import { Cluster, Grid } from '../ui/layout/Layout';
import { LineBadge } from '../ui/map/LineBadge';
import { LineTrack, trackLabel } from '../ui/map/LineTrack';
import { StopList } from '../ui/map/StopList';

const CATEGORIES = [
  'UI/UX',
  'Fullstack',
  'AI',
  'Backend',
  'LLM',
  'Graphic Designing',
  'Prompt Engineering',
  'Frontend',
];
const STOPS = [
  { id: '1', title: 'What a queue is', detail: '5 min', done: true },
  { id: '2', title: 'Consumers', detail: '8 min' },
  { id: '3', title: 'Lost messages' },
];

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export function MapKit() {
  return (
    <>
      <Cluster>
        {CATEGORIES.map((category) => (
          <LineBadge key={category} category={category} withName />
        ))}
        <LineBadge category="LLM" size="sm" />
        <LineBadge category="LLM" size="lg" />
      </Cluster>
      <Grid min={200}>
        {CATEGORIES.map((category, index) => (
          <CourseCover
            key={category}
            title={category}
            category={category}
            lessons={8}
            completed={upTo(index)}
          />
        ))}
      </Grid>
      <Grid min={160}>
        {Object.keys(GLYPHS).map((glyph) => (
          <CourseCover key={glyph} title={glyph} category="LLM" glyph={glyph} lessons={4} />
        ))}
      </Grid>
      <LineTrack total={8} completed={[1, 2, 5]} category="Backend" label={trackLabel(3, 8)} />
      {[0, 3, 8].map((done) => (
        <LineTrack
          key={done}
          total={8}
          completed={upTo(done)}
          category="Backend"
          label={trackLabel(done, 8)}
        />
      ))}
      <StopList
        items={STOPS}
        currentId="2"
        category="LLM"
        label="Lessons"
        renderLink={(_, props) => <a href="#main" {...props} />}
      />
      <Cluster>
        <DeadEndTrack />
        <DeadEndTrack broken />
      </Cluster>
    </>
  );
}
