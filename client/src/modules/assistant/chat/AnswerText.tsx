import { Suspense } from 'react';
import { lazyComponent } from '../../../lib/lazyComponent';
import { LoadingState } from '../../../ui/states/States';
import { SkeletonLines } from '../../../ui/states/Skeletons';

const Markdown = lazyComponent(async () => (await import('../../../ui/text/Markdown')).Markdown);

/** Renders an answer as Markdown, without HTML, remote images and links to other sites. */
export function AnswerText({ children }: { children: string }) {
  return (
    <Suspense
      fallback={
        <LoadingState text="Loading answer…">
          <SkeletonLines lines={4} />
        </LoadingState>
      }
    >
      <Markdown hasOwnLinksOnly>{children}</Markdown>
    </Suspense>
  );
}
