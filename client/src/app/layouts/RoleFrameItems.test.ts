import { administrationPages } from '../administrationPages';
import { activeAt, navigationLinksOf } from './navigationLinks';
import { frameItemsOf, itemsMatching } from './RoleFrameItems';

const labels = (items: readonly { label: string }[]) => items.map((item) => item.label);
const student = frameItemsOf('STUDENT');

test('each role has its own items', () => {
  expect(labels(student)).toEqual([
    'Dashboard',
    'Browse Courses',
    'Notifications',
    'Profile',
    'AI Assistant',
  ]);
  expect(labels(frameItemsOf('INSTRUCTOR'))).toEqual([
    'Instructor Area',
    'Dashboard',
    'My Courses',
    'Create Course',
    'Analytics',
    'Messages',
    'Notifications',
    'Quizzes',
    'Browse Courses',
    'Profile',
    'AI Assistant',
  ]);
  expect(labels(frameItemsOf('ADMIN'))).toEqual([
    ...labels(administrationPages),
    'Browse Courses',
    'Profile',
  ]);
  expect(labels(administrationPages)[0]).toBe('People');
});

test('the filter looks for the text anywhere in the label, whatever its case', () => {
  expect(labels(itemsMatching(student, ' COURSE '))).toEqual(['Browse Courses']);
  expect(itemsMatching(student, 'zzz')).toEqual([]);
  expect(itemsMatching(student, '  ')).toEqual(student);
});

test.each([
  ['/student/dashboard', 'Dashboard'],
  ['/courses/42', 'Browse Courses'],
  ['/assistant/flashcards', 'AI Assistant'],
  ['/student', undefined],
  ['/profiles', undefined],
])('in the student area, the item of %s is %s', (pathname, label) => {
  expect(activeAt(student, pathname)?.label).toBe(label);
});

test.each([
  ['/student', 'Learn'],
  ['/dashboard', 'Learn'],
  ['/my-quizzes', 'Learn'],
  ['/lessons/l1', 'Courses'],
  ['/messages/m1', 'Messages'],
  ['/assistant', 'Assistant'],
  ['/profile', undefined],
])('in the header of a student, the link of %s is %s', (pathname, label) => {
  expect(activeAt(navigationLinksOf('STUDENT'), pathname)?.label).toBe(label);
});

test('of two items that fit the longer address wins', () => {
  const instructor = frameItemsOf('INSTRUCTOR');
  expect(activeAt(instructor, '/instructor/my-courses')?.label).toBe('My Courses');
  expect(activeAt(instructor, '/instructor/courses/c1/lessons')?.label).toBe('My Courses');
  expect(activeAt(instructor, '/instructor/students/c1')?.label).toBe('Analytics');
  expect(activeAt(instructor, '/instructor')?.label).toBe('Instructor Area');
});
