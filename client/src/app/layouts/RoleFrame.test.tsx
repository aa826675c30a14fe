import { act, type BoundFunctions, type queries, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { clearProfilePicture, storeProfilePicture } from '../../lib/profilePicture';
import { clearSession, storeSession } from '../../lib/session';
import { showAt } from '../../test/showAt';
import { PublicLayout } from './PublicLayout';
import { RoleFrame } from './RoleFrame';

const ada = { id: 'a1', name: 'Ada Lindqvist', email: 'ada@example.org', role: 'STUDENT' } as const;

function show(address = '/student') {
  return showAt(
    address,
    <Route element={<RoleFrame />}>
      <Route path="*" element={<h1>The page</h1>} />
    </Route>,
    { UnreadCount: 'waiting', NotificationArrivals: 'waiting', AccountPicture: 'waiting' },
  );
}

const sidebar = () => within(screen.getByRole('complementary', { name: 'Sidebar' }));
const names = (menu: BoundFunctions<typeof queries>) =>
  menu.queryAllByRole('link').map((link) => link.textContent);

beforeEach(() => storeSession('the-token', ada));

const ITEMS = ['Dashboard', 'Browse Courses', 'Notifications', 'Profile', 'AI Assistant'];

test('the student area has a sidebar; on other pages a student has the header only', async () => {
  show();
  expect(names(sidebar())).toEqual(ITEMS);
  await userEvent.click(sidebar().getByRole('link', { name: 'Dashboard' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/student/dashboard');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'The page' })).toBeInTheDocument();
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(names(main)).toEqual(['Learn', 'Courses', 'Messages', 'Assistant']);
  expect(main.getByRole('link', { current: 'page' })).toHaveTextContent('Learn');
});

test('the menu of the account leads to the other pages and logs out', async () => {
  show('/student/dashboard');
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('link', { name: 'Notifications' })).toLinkTo('/student/notifications');
  expect(header.getByRole('switch', { name: 'Dark theme' })).toBeInTheDocument();
  await userEvent.click(header.getByRole('button', { name: 'Account of Ada Lindqvist' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem')).toHaveTexts([
    'Profile',
    'Quizzes',
    'Notes',
    'Bookmarks',
    'Notification settings',
    'Password and sessions',
    'Log out',
  ]);
});

test('an instructor has the sidebar on every page', () => {
  storeSession('the-token', { ...ada, role: 'INSTRUCTOR' });
  show('/instructor/my-courses');
  expect(names(sidebar())).toHaveLength(11);
  expect(sidebar().getByRole('link', { current: 'page' })).toHaveTextContent('My Courses');
});

test.each([
  ['the header', <RoleFrame key="layout" />],
  ['the header of public pages', <PublicLayout key="layout" />],
])('%s shows the uploaded picture, or a preview of this browser instead', async (_name, layout) => {
  const account = { id: ada.id, pictureUrl: '/pictures/ada.webp' };
  showAt('/', <Route path="*" element={layout} />, {
    UnreadCount: 'waiting',
    NotificationArrivals: 'waiting',
    AccountPicture: { data: { viewer: { account } } },
  });
  const picture = await within(screen.getByRole('banner')).findByAltText('');
  expect(picture).toHaveAttribute('src', '/pictures/ada.webp');
  act(() => storeProfilePicture(ada.id, 'data:image/png;base64,AAAA'));
  expect(picture).toHaveAttribute('src', 'data:image/png;base64,AAAA');
  act(() => clearProfilePicture(ada.id));
});

test('the sidebar is filtered; the narrow one keeps every name, whatever was typed before, and is remembered', async () => {
  show();
  await userEvent.type(sidebar().getByRole('searchbox', { name: 'Search menu' }), 'zzz');
  expect(names(sidebar())).toEqual([]);
  expect(sidebar().getByRole('status')).toHaveTextContent('No results found');
  await userEvent.click(sidebar().getByRole('button', { name: 'Collapse sidebar' }));
  expect(names(sidebar())).toEqual(ITEMS);
  expect(sidebar().queryByRole('searchbox')).not.toBeInTheDocument();
  expect(localStorage.getItem('sidebar')).toBe('narrow');
  await userEvent.click(sidebar().getByRole('button', { name: 'Expand sidebar' }));
  expect(sidebar().getByRole('searchbox')).toBeInTheDocument();
  expect(localStorage.getItem('sidebar')).toBe('wide');
});

describe('the drawer', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    return within(await screen.findByRole('dialog', { name: 'Menu' }));
  };

  test('closes on Escape, by its button and with the item chosen, and filters', async () => {
    show();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    for (const key of ['{Escape}', '{Enter}']) {
      // Browsers focus the first element of an opened dialog; jsdom does not.
      (await open()).getByRole('button', { name: 'Close menu' }).focus();
      await userEvent.keyboard(key);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
    const drawer = await open();
    await userEvent.type(drawer.getByRole('searchbox'), 'prof');
    await userEvent.click(drawer.getByRole('link', { name: 'Profile' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/profile');
  });
});

test('signed out there is no sidebar and no menu, and the way to log in', () => {
  clearSession();
  show();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toLinkTo('/login');
});
