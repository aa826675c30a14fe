import { Card } from '../../../ui/display/Card';
import { Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonFields, SkeletonHeading } from '../../../ui/states/SkeletonPanels';

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
