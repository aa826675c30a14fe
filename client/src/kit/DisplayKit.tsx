import { lazy, Suspense } from 'react';
import { Avatar } from '../ui/display/Avatar';
import { Badge } from '../ui/display/Badge';
import { Card, CardLink } from '../ui/display/Card';
import { Carousel } from '../ui/display/Carousel';
import { DataTable, NameAndEmail } from '../ui/display/DataTable';
import { Cluster, Grid } from '../ui/layout/Layout';
import { Markdown } from '../ui/text/Markdown';
import { ProgressBar } from '../ui/display/ProgressBar';
import { SkeletonBlock } from '../ui/states/Skeletons';
import { QrCode } from '../ui/display/QrCode';
import { Stars } from '../ui/display/Stars';
import { StatCard, StatCards } from '../ui/display/StatCard';

const BarChart = lazy(async () => ({ default: (await import('../ui/display/BarChart')).BarChart }));

const TONES = ['neutral', 'info', 'success', 'warning', 'error'] as const;
const STUDENTS = [
  { name: 'Ada Lind', percent: 80 },
  { name: 'Bo Ek', percent: 35 },
];
const TEXT = '## Queues\n\nA **queue** keeps order:\n\n- first in\n- first out\n\n```js\nqueue.push(1);\n```';

export function DisplayKit() {
  const table = (rows: typeof STUDENTS, caption: string) => (
    <DataTable
      caption={caption}
      showCaption
      rows={rows}
      rowKey={({ name }) => name}
      empty="No students yet"
      columns={[
        { header: 'Student', cell: ({ name }) => name },
        { header: 'Progress', align: 'end', cell: ({ percent }) => `${percent}%` },
      ]}
    />
  );
  return (
    <>
      <Cluster>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Avatar name="Ada Lind" size={40} />
        <Avatar name="Bo" size={64} decorative={false} />
        <Stars rating={4.4} count={1204} />
        <Stars rating={0} count={0} />
        <Stars rating={5} showNumbers={false} />
      </Cluster>
      <Grid min={220}>
        {[0, 35, 100].map((percent) => (
          <ProgressBar key={percent} percent={percent} label={`Progress, ${percent}`} category="Backend" />
        ))}
      </Grid>
      <StatCards columns={3}>
        <StatCard label="Students" value={1204} />
        <StatCard label="Average" value="81%" definition="The mean of all counted attempts." />
        <StatCard label="Courses" value={3} detail="2 published" category="LLM" />
      </StatCards>
      <Grid>
        <Card padding="sm">A small card</Card>
        <Card padding="lg">A large card</Card>
        <Card component="article" interactive>
          <CardLink href="#main">A card that is one link</CardLink>
        </Card>
      </Grid>
      <p>
        <NameAndEmail name="Ada Lovelace" email="ada@example.org" />
      </p>
      <QrCode text="https://waymark.example" label="QR code of an address" />
      {table(STUDENTS, 'Students')}
      {table([], 'Students of an empty course')}
      <Suspense fallback={<SkeletonBlock height={260} />}>
        <BarChart
          label="Bar chart of attempts"
          measure="Attempts"
          xLabel="Score in percent"
          bars={[3, 12, 30, 18].map((value, index) => ({ name: `${index * 25}–${index * 25 + 24}`, value }))}
        />
      </Suspense>
      <Carousel label="Testimonials" perView={{ wide: 3, medium: 2, narrow: 1 }}>
        {['One', 'Two', 'Three', 'Four'].map((name) => (
          <Card key={name}>{name}</Card>
        ))}
      </Carousel>
      <Markdown>{TEXT}</Markdown>
    </>
  );
}
