import { screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { storeSession } from '../../../lib/session';
import { showAt } from '../../../test/showAt';
import { aCourse, ada, aLesson, anEnrollment, aViewer } from '../../enrollments/progress/learning.testing';
import { StudentAreaPage } from './StudentAreaPage';

test('the student area has what the dashboard has, and the form to an instructor', async () => {
  storeSession('the-token', ada);
  const enrollment = anEnrollment(aCourse('c1', 'How models work', 8), 5, aLesson('l6', 6, 'Attention'));
  showAt('/student', <Route path="/student" element={<StudentAreaPage />} />, {
    EnrollmentUpdates: 'waiting',
    LearningHome: { data: { viewer: aViewer({ enrollments: [enrollment] }) } },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Student Area' })).toBeInTheDocument();
  expect(screen.getByText('Welcome, Ada Lindqvist.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Resume' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Contact Instructor' })).toBeInTheDocument();
});
