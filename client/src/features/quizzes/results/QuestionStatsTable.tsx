import { DataTable } from '../../../ui/display/DataTable';
import { Section } from '../../../ui/layout/Layout';
import type { QuestionStatsTableFragment } from './QuestionStatsTable.generated';
import styles from './QuizResultsPage.module.css';
import { formatPercent } from '../quizLabels';

/** Nearer to 0, chance is as likely as a wrong answer key. */
const CLEARLY_NEGATIVE = -0.1;

/** Statistics per question: facility and discrimination. */
export function QuestionStatsTable({ results }: { results: QuestionStatsTableFragment }) {
  const rows = results.questions.map((question, index) => ({ ...question, number: index + 1 }));
  return (
    <Section title="Questions">
      <DataTable
        caption="Statistics by question"
        hideCaption
        rows={rows}
        rowKey={({ questionId }) => questionId}
        columns={[
          {
            key: 'question',
            header: 'Question',
            rowHeader: true,
            cell: ({ number, text }) => (
              <span className={styles.question}>
                {number}. {text}
              </span>
            ),
          },
          {
            key: 'asked',
            header: 'Asked',
            hint: 'Number of counted attempts that included the question.',
            align: 'end',
            cell: ({ askedCount }) => askedCount,
          },
          {
            key: 'facility',
            header: 'Facility',
            hint: 'Average share of the question’s points that students earned. 100%: everyone gets it right. Below 30% is hard; above 90% reveals little about differences between students.',
            align: 'end',
            cell: ({ facilityPercent }) => formatPercent(facilityPercent),
          },
          {
            key: 'discrimination',
            header: 'Discrimination',
            hint: 'How well the question separates strong attempts from weak ones: the correlation of its points with the rest of the score, from -1 to 1. Below 0.2 is weak; a negative value often means a wrong answer key. Needs 5 attempts.',
            align: 'end',
            cell: ({ discrimination }) =>
              discrimination === null ? (
                '–'
              ) : (
                <>
                  {discrimination.toFixed(2)}
                  {discrimination <= CLEARLY_NEGATIVE && (
                    <span className={styles.advice}>Check the correct answer</span>
                  )}
                </>
              ),
          },
          {
            key: 'wrong',
            header: 'Most common wrong answer',
            hint: 'The wrong answer students gave most often, and how many times.',
            cell: ({ mostCommonWrongAnswer, mostCommonWrongAnswerCount }) =>
              mostCommonWrongAnswer === null
                ? '–'
                : `${mostCommonWrongAnswer} (${mostCommonWrongAnswerCount}×)`,
          },
        ]}
      />
    </Section>
  );
}
