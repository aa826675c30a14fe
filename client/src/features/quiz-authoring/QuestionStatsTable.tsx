import { DataTable } from '../../ui/DataTable';
import { Hint } from '../../ui/Hint';
import { Cluster, Section, Stack } from '../../ui/Layout';
import type { QuestionStatsTableFragment } from './QuestionStatsTable.generated';
import styles from './QuizResultsPage.module.css';
import { formatPercent } from './quizLabels';

const FIGURES = [
  { name: 'Asked', words: 'Number of counted attempts that included the question.' },
  {
    name: 'Facility',
    words:
      'Average share of the question’s points that students earned. 100%: everyone gets it right. Below 30% is hard; above 90% reveals little about differences between students.',
  },
  {
    name: 'Discrimination',
    words:
      'How well the question separates strong attempts from weak ones: the correlation of its points with the rest of the score, from -1 to 1. Below 0.2 is weak; a negative value often means a wrong answer key. Needs 5 attempts.',
  },
  {
    name: 'Most common wrong answer',
    words: 'The wrong answer students gave most often, and how many times.',
  },
] as const;

/** Statistics per question: facility and discrimination. */
export function QuestionStatsTable({ results }: { results: QuestionStatsTableFragment }) {
  const rows = results.questions.map((question, index) => ({ ...question, number: index + 1 }));
  return (
    <Section title="Questions">
      <Stack gap={12}>
        <Cluster gap={16}>
          {FIGURES.map(({ name, words }) => (
            <span key={name} className={styles.figure}>
              {name} <Hint label={`What "${name}" means`}>{words}</Hint>
            </span>
          ))}
        </Cluster>
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
            { key: 'asked', header: 'Asked', align: 'end', cell: ({ askedCount }) => askedCount },
            {
              key: 'facility',
              header: 'Facility',
              align: 'end',
              cell: ({ facilityPercent }) => formatPercent(facilityPercent),
            },
            {
              key: 'discrimination',
              header: 'Discrimination',
              align: 'end',
              cell: ({ discrimination }) => (discrimination === null ? '–' : discrimination.toFixed(2)),
            },
            {
              key: 'wrong',
              header: 'Most common wrong answer',
              cell: ({ mostChosenWrong, mostChosenWrongCount }) =>
                mostChosenWrong === null ? '–' : `${mostChosenWrong} (${mostChosenWrongCount}×)`,
            },
          ]}
        />
      </Stack>
    </Section>
  );
}
