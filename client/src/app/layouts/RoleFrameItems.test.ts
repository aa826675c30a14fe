import { administrationPages } from '../../modules/administration/administrationPages';
import { activeItem, frameItemsOf, itemsMatching } from './RoleFrameItems';

const labels = (items: readonly { label: string }[]) => items.map((item) => item.label);
const student = frameItemsOf('STUDENT');

test('each role has its own items', () => {
  expect(labels(student)).toEqual([
    'Dashboard',
    'Browse Courses',
    'Quizzes',
    'Messages',
    'Notes',
    'Bookmarks',
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

test('the active item is the one whose address the path is or lies below', () => {
  expect(activeItem(student, '/student/dashboard')?.label).toBe('Dashboard');
  expect(activeItem(student, '/dashboard')?.label).toBe('Dashboard');
  expect(activeItem(student, '/my-quizzes')?.label).toBe('Quizzes');
  expect(activeItem(student, '/assistant/flashcards')?.label).toBe('AI Assistant');
  expect(activeItem(student, '/courses/42')?.label).toBe('Browse Courses');
  expect(activeItem(student, '/student')).toBeUndefined();
  expect(activeItem(student, '/profiles')).toBeUndefined();
});

test('of two items that fit the longer address wins', () => {
  const instructor = frameItemsOf('INSTRUCTOR');
  expect(activeItem(instructor, '/instructor/my-courses')?.label).toBe('My Courses');
  expect(activeItem(instructor, '/instructor/courses/c1/lessons')?.label).toBe('My Courses');
  expect(activeItem(instructor, '/instructor/students/c1')?.label).toBe('Analytics');
  expect(activeItem(instructor, '/instructor')?.label).toBe('Instructor Area');
});
