import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CourseComplete } from './CourseComplete';

const show = (rule: 'LESSONS' | 'LESSONS_AND_QUIZZES', certificateNumber: string | null) =>
  render(
    <MemoryRouter>
      <CourseComplete
        courseTitle="Layout"
        lessonCount={3}
        certificateNumber={certificateNumber}
        rule={rule}
        celebrate={false}
      />
    </MemoryRouter>,
  );

it('leads to the certificate, which can be shared', () => {
  show('LESSONS_AND_QUIZZES', 'WM-7K2M-9QXD-4T8R');
  expect(screen.getByText('WM-7K2M-9QXD-4T8R')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your certificate' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share your certificate' })).toBeVisible();
});

it.each([
  ['LESSONS', 'Your certificate is being issued.'],
  ['LESSONS_AND_QUIZZES', 'To earn the certificate, pass every quiz of this course.'],
] as const)('says what is missing with the rule %s', (rule, text) => {
  show(rule, null);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
