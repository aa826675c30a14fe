import { formatCount } from '../../lib/format';

/** "1 point", "2 points". */
export function pointsLabel(points: number): string {
  return formatCount(points, 'point');
}

/**
 * "30 min", with extra time "60 min (30 + 30)", "No limit" for null. Both in minutes; the limit includes the extra
 * time.
 */
export function timeLimitLabel(limitMinutes: number | null, extraMinutes: number): string {
  if (limitMinutes === null) return 'No limit';
  const sum = extraMinutes > 0 ? ` (${limitMinutes - extraMinutes} + ${extraMinutes})` : '';
  return `${limitMinutes} min${sum}`;
}

export function passedLabel(passed: boolean): string {
  return passed ? 'Passed' : 'Failed';
}

/** A quiz's key figures in one line. */
export function quizFacts(quiz: {
  questionCount: number;
  timeLimitMinutes: number | null;
  viewerTimeLimitMinutes: number | null;
  viewerExtraMinutes: number;
  passingScorePercent: number;
}): string {
  const limit = quiz.viewerTimeLimitMinutes ?? quiz.timeLimitMinutes;
  return [
    formatCount(quiz.questionCount, 'question'),
    timeLimitLabel(limit, quiz.viewerExtraMinutes),
    `Passing score ${quiz.passingScorePercent}%`,
  ].join(' · ');
}

/** "30 minutes", or the specification's 'No limit'. */
export function formatTimeLimit(minutes: number | null): string {
  return minutes ? formatCount(minutes, 'minute') : 'No limit';
}

/** "73%", or a dash for null. */
export function formatPercent(percent: number | null): string {
  return percent === null ? '–' : `${percent}%`;
}
