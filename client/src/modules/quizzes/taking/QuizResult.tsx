import { type ReactNode, useEffect } from 'react';
import { announce } from '../../../ui/text/announce';
import { Badge } from '../../../ui/display/Badge';
import { Cluster, Page, Stack } from '../../../ui/layout/Layout';
import { PAGE_HEADING_ID, PageHeading, PageTitle } from '../../../ui/text/PageHeading';
import { SurfaceNote } from '../../../ui/states/States';
import { CourseEyebrow } from './CourseEyebrow';
import styles from './QuizResult.module.css';
import { passedLabel } from '../quizLabels';
import type { TakenAttempt } from './TakenAttempt';

interface QuizResultProps {
  quiz: { title: string; course: { title: string; category: string } };
  result: NonNullable<TakenAttempt['result']>;
  /** How the attempt ended, if worth mentioning. */
  ending?: string;
  /** Whether it was just submitted, so that the result takes the focus. */
  justFinished: boolean;
  /** Above everything else, such as the note of a preview. */
  note?: ReactNode;
  actions: ReactNode;
  /** The review of the questions, and further content of the result. */
  children: ReactNode;
}

/** The result of an attempt. */
export function QuizResult(props: QuizResultProps) {
  const { quiz, result, ending = '', justFinished, note, actions, children } = props;
  const { score, total, percent, passed, passingScorePercent } = result;

  useEffect(() => {
    if (!justFinished) return;
    document.getElementById(PAGE_HEADING_ID)?.focus();
    const outcome = `Quiz Complete! ${score} of ${total}, ${percent}%, ${passedLabel(passed)}`;
    announce(ending ? `${outcome}. ${ending}` : outcome);
  }, [justFinished, score, total, percent, passed, ending]);

  return (
    <Page width="text">
      <PageTitle>{`Result of ${quiz.title}`}</PageTitle>
      <Stack gap={40}>
        <Stack gap={24}>
          {note}
          <PageHeading eyebrow={<CourseEyebrow course={quiz.course} />} lead={quiz.title}>
            Quiz Complete!
          </PageHeading>
          <div className="wm-surface wm-cluster wm-gap-40 wm-gap-y-16 wm-pad-24">
            <p className={`wm-bold wm-numbers wm-line-1 wm-heading ${styles.percent}`}>{percent}%</p>
            <div>
              <p className={`wm-font-24 wm-numbers wm-strong ${styles.score}`}>
                {score}/{total}
              </p>
              <p className="wm-muted wm-small">points</p>
            </div>
            <div>
              <Badge tone={passed ? 'success' : 'error'}>{passedLabel(passed)}</Badge>
              {!passed && <p className="wm-muted wm-small">Passing score: {passingScorePercent}%</p>}
            </div>
          </div>
          {ending && <SurfaceNote tone="warning">{ending}</SurfaceNote>}
          <Cluster>{actions}</Cluster>
        </Stack>
        {children}
      </Stack>
    </Page>
  );
}
