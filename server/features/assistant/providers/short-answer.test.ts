import type { Passage } from '../provider';
import { CLOSEST } from '../assistant.rules';
import { CourseProvider } from './course-provider';

const answerFrom = async (...texts: string[]) => {
  const passages = texts.map((text, index): Passage => ({
    courseId: 'c',
    courseTitle: 'Course',
    lessonId: `l${index}`,
    lessonTitle: 'Joins',
    heading: '',
    text,
  }));
  const { text } = await new CourseProvider().answer({
    text: 'What is a join?',
    kind: 'definition',
    terms: [{ lexemes: ['join'], weight: 1 }],
    requestType: 'TUTORING',
    passages,
    material: [],
    isAnswered: true,
    hint: null,
  } as never);
  return text;
};

it('shows the code if the material has nothing else', async () => {
  const code = '```sql\nselect * from a join b using (id)\n```';
  expect(await answerFrom(code)).toBe(`From your course material:\n\n${code}`);
});

it('names the lessons if there is nothing short enough to show', async () => {
  const code = `\`\`\`sql\n${'select a from b join c; '.repeat(40)}\n\`\`\``;
  expect(await answerFrom(code)).toBe(CLOSEST);
});

it('shows code beside sentences only if it is asked for', async () => {
  const sentence = 'A join combines the rows of two tables.';
  expect(await answerFrom(`${sentence}\n\n\`\`\`sql\na join b\n\`\`\``)).not.toContain('a join b');
});
