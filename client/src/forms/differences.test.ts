import { differences } from './differences';

it('shows the fields that differ, each with the lines that differ', () => {
  const saved = {
    title: 'Knots',
    notes: '# Knots\nA bowline.\nEnd',
    videoUrl: '',
    isActive: true,
    tags: ['a'],
    limit: null,
  };
  const draft = {
    ...saved,
    notes: '# Knots\nA splice.\nAnd more.\nEnd',
    videoUrl: 'https://a.example/b.mp4',
  };
  expect(differences(saved, { ...draft, isActive: false, tags: ['a', 'b'], limit: 5 })).toEqual([
    { label: 'Notes', theirs: 'A bowline.', mine: 'A splice.\nAnd more.' },
    { label: 'Video URL', theirs: '', mine: 'https://a.example/b.mp4' },
    { label: 'Is active', theirs: 'Yes', mine: 'No' },
    { label: 'Tags', theirs: '', mine: 'b' },
    { label: 'Limit', theirs: '', mine: '5' },
  ]);
});

it('compares questions by what a person reads of them', () => {
  const question = { id: '1', key: 'a', text: 'Which?', options: ['one', 'two'], lessonId: null };
  expect(differences({ questions: [question] }, { questions: [{ ...question, key: 'b' }] })).toEqual([]);
  expect(
    differences({ questions: [question] }, { questions: [{ ...question, options: ['one', 'three'] }] }),
  ).toEqual([{ label: 'Questions', theirs: 'two', mine: 'three' }]);
});

it('names the lesson of a question, if the form has words for it', () => {
  const words = { lessonId: { label: 'Lesson', names: { l1: 'Loops', l2: 'Lists' } } };
  const question = { id: '1', text: 'Which?', lessonId: 'l1' };
  expect(
    differences({ questions: [question] }, { questions: [{ ...question, lessonId: 'l2' }] }, words),
  ).toEqual([{ label: 'Questions', theirs: 'Lesson: Loops', mine: 'Lesson: Lists' }]);
});

it('uses the words of the form for its fields and the values of its selects', () => {
  const words = {
    level: { names: { BEGINNER: 'Beginner', ADVANCED: 'Advanced' } },
    courseId: { label: 'Course', names: { c1: 'Knots' } },
    points: { label: 'Points' },
  };
  const saved = { title: 'ADVANCED', level: 'ADVANCED', courseId: 'c1', questions: [{ points: '1' }] };
  const draft = { title: 'BEGINNER', level: 'BEGINNER', courseId: '', questions: [{ points: '2' }] };
  expect(differences(saved, draft, words)).toEqual([
    { label: 'Title', theirs: 'ADVANCED', mine: 'BEGINNER' },
    { label: 'Level', theirs: 'Advanced', mine: 'Beginner' },
    { label: 'Course', theirs: 'Knots', mine: '' },
    { label: 'Questions', theirs: 'Points: 1', mine: 'Points: 2' },
  ]);
});
