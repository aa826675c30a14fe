import { check } from '../../platform/validation.rules';
import { quizRules } from './quiz.rules';

const REQUIRED = 'Please fill in all required fields and add at least one question';

const choice = {
  type: 'MULTIPLE_CHOICE',
  text: 'Two and two?',
  options: ['3', '4', '5', '6'],
  correctAnswer: '4',
};
const quiz = { title: 'Sums', courseId: 'c', questions: [choice] };
const withQuestion = (given: object) => ({ ...quiz, questions: [choice, { ...choice, ...given }] });

/** Every refused field with its message. */
function problemsOf(input: unknown): Record<string, string> {
  const checked = check(quizRules, input);
  return checked.ok ? {} : Object.fromEntries(checked.fields.map(({ path, message }) => [path, message]));
}

const text = (length: number) => 'x'.repeat(length);

describe('a quiz that keeps the rules', () => {
  it('comes out trimmed and complete', () => {
    const checked = check(quizRules, {
      title: ' Sums ',
      courseId: ' c ',
      description: null,
      questions: [
        { ...choice, options: [' 3', '4 ', '5', '6'], correctAnswer: ' 4', explanation: ' ', extra: 1 },
        { type: 'TRUE_FALSE', text: ' Sure? ', options: ['', '', '', ''], correctAnswer: 'True', points: 3 },
        { id: 'q', type: 'SHORT_ANSWER', text: 'Who?', correctAnswer: ' Ada  L ', explanation: ' She. ' },
      ],
    });
    expect(checked).toEqual({
      ok: true,
      value: {
        title: 'Sums',
        courseId: 'c',
        description: '',
        timeLimitMinutes: null,
        passingScorePercent: 70,
        maxAttempts: null,
        reviewRule: null,
        isPractice: null,
        shufflesQuestions: false,
        shufflesOptions: false,
        questions: [
          { id: null, ...choice, explanation: null, points: 1, lessonId: null },
          {
            id: null,
            type: 'TRUE_FALSE',
            text: 'Sure?',
            options: [],
            correctAnswer: 'true',
            explanation: null,
            points: 3,
            lessonId: null,
          },
          {
            id: 'q',
            type: 'SHORT_ANSWER',
            text: 'Who?',
            options: [],
            correctAnswer: 'Ada  L',
            explanation: 'She.',
            points: 1,
            lessonId: null,
          },
        ],
      },
    });
  });

  it('has no time limit at 0', () => {
    const checked = check(quizRules, { ...quiz, timeLimitMinutes: 0, passingScorePercent: 0 });
    expect(checked).toMatchObject({ ok: true, value: { timeLimitMinutes: null, passingScorePercent: 0 } });
  });

  it.each([
    [{ timeLimitMinutes: 1440, passingScorePercent: 100, maxAttempts: 100 }],
    [{ title: text(200), description: text(10_000), maxAttempts: 1 }],
    [{ questions: Array.from({ length: 200 }, () => choice) }],
    [{ questions: [{ ...choice, text: text(5000), explanation: text(5000), points: 1000 }] }],
  ])('may go to its limits, case %#', (given) => {
    expect(problemsOf({ ...quiz, ...given })).toEqual({});
  });
});

describe('a quiz is refused in the specified words', () => {
  it('without title, course or questions', () => {
    expect(problemsOf({})).toEqual({ title: REQUIRED, courseId: REQUIRED, questions: REQUIRED });
    expect(problemsOf({ title: ' ', courseId: '', questions: [] })).toEqual({
      title: REQUIRED,
      courseId: REQUIRED,
      questions: REQUIRED,
    });
  });

  it('with a question that is incomplete, or lacks options', () => {
    expect(problemsOf(withQuestion({ text: ' ', correctAnswer: '' }))).toEqual({
      'questions.1.text': 'Question 2 is incomplete',
      'questions.1.correctAnswer': 'Question 2 is incomplete',
    });
    expect(problemsOf(withQuestion({ options: ['4', ' ', '5'] }))).toEqual({
      'questions.1.options.1': 'Question 2 needs all options filled',
      'questions.1.options.3': 'Question 2 needs all options filled',
    });
  });
});

describe('a quiz is refused in words of our own', () => {
  it.each([
    [{ correctAnswer: '7' }, 'correctAnswer', 'Question 2 needs a correct answer that is one of its options'],
    [{ options: ['3', '4', '4 ', '6'] }, 'options.2', 'Question 2 has the same option twice'],
    [
      { options: ['4', 'ne\u0301', '6', 'n\u200b\u00e9'] },
      'options.3',
      'Question 2 has the same option twice',
    ],
    [{ options: ['3', '4', '5', '6', '7'] }, 'options', 'Question 2 can have 4 options'],
    [{ type: 'TRUE_FALSE' }, 'correctAnswer', 'Question 2 needs true or false as its correct answer'],
    [{ text: text(5001) }, 'text', 'Question 2 has a text of more than 5,000 characters'],
    [{ explanation: text(5001) }, 'explanation', 'Question 2 has a text of more than 5,000 characters'],
    [
      { type: 'SHORT_ANSWER', correctAnswer: text(5001) },
      'correctAnswer',
      'Question 2 has a text of more than 5,000 characters',
    ],
    [{ text: 'a\u0000b' }, 'text', 'Question 2 contains unsupported characters'],
    [{ points: 0 }, 'points', 'Question 2 needs a whole number of points from 1 to 1,000'],
    [{ points: 1001 }, 'points', 'Question 2 needs a whole number of points from 1 to 1,000'],
  ])('question, case %#', (given, field, sentence) => {
    expect(problemsOf(withQuestion(given))).toEqual({ [`questions.1.${field}`]: sentence });
  });

  it.each([
    [{ title: text(201) }, 'title', 'Title can be at most 200 characters'],
    [{ description: text(10_001) }, 'description', 'Description can be at most 10,000 characters'],
    ...[-1, 1441, 1.5, NaN, '30'].map((timeLimitMinutes): [object, string, string] => [
      { timeLimitMinutes },
      'timeLimitMinutes',
      'Time limit in minutes must be a whole number from 0 to 1,440',
    ]),
    ...[-1, 101, 0.5].map((passingScorePercent): [object, string, string] => [
      { passingScorePercent },
      'passingScorePercent',
      'Passing score must be a whole number from 0 to 100',
    ]),
    ...[0, 101].map((maxAttempts): [object, string, string] => [
      { maxAttempts },
      'maxAttempts',
      'Maximum attempts must be a whole number from 1 to 100',
    ]),
    [
      { questions: Array.from({ length: 201 }, () => choice) },
      'questions',
      'A quiz can have at most 200 questions',
    ],
  ])('quiz, case %#', (given: object, field: string, sentence: string) => {
    expect(problemsOf({ ...quiz, ...given })).toEqual({ [field]: sentence });
  });
});
