import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet } from 'react-router-dom';
import { RouteFocus } from '../../../app/RootLayout';
import { type Answers, showRoutesAt } from '../../../test/showAt';
import { signIn } from '../../../test/signIn';
import { anAssistant, ownCourses } from './assistant.testing';
import { AssistantPage } from './AssistantPage';

const page = { data: { viewer: { ...anAssistant(), account: { id: 'a1', role: 'STUDENT' } } } };

/** As in RootLayout: the effect of RouteFocus runs after those of the page. */
const withRouteFocus = (
  <>
    <Outlet />
    <RouteFocus />
  </>
);

/** Opens the assistant with a link of another page, and waits for it to load. */
async function openWithLink(to: string, answers: Answers = {}) {
  signIn();
  let load = () => {};
  const routes = [
    { path: '/', element: <Link to={to}>To the assistant</Link> },
    { path: '/aiAssistant', element: <AssistantPage /> },
  ];
  showRoutesAt('/', [{ element: withRouteFocus, children: routes }], {
    AssistantPage: new Promise((resolve) => (load = () => resolve(page))),
    CourseChoice: ownCourses('STUDENT', 'Boxes'),
    AskedLesson: { data: { lesson: null } },
    ...answers,
  });
  await userEvent.click(screen.getByRole('link', { name: 'To the assistant' }));
  await act(async () => {
    load();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await screen.findByLabelText('Message');
}

it('has the focus at its heading after a navigation, also once it is loaded', async () => {
  await openWithLink('/aiAssistant');
  expect(screen.getByRole('heading', { level: 1, name: 'AI Assistant' })).toHaveFocus();
});

it('has the focus in the message box when it is opened from a lesson', async () => {
  await openWithLink('/aiAssistant?course=c9&lesson=l1');
  expect(screen.getByLabelText('Message')).toHaveFocus();
});
