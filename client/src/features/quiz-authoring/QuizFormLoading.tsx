import { Card } from '../../ui/Card';
import { Stack } from '../../ui/Layout';
import { LoadingState } from '../../ui/LoadingState';
import { SkeletonFields, SkeletonHeading } from '../../ui/SkeletonPanels';

/** Loading state of the quiz form. */
export function QuizFormLoading({ text }: { text: string }) {
  return (
    <LoadingState text={text}>
      <Stack>
        <SkeletonHeading />
        <Card padding="lg">
          <SkeletonFields fields={5} />
        </Card>
      </Stack>
    </LoadingState>
  );
}
