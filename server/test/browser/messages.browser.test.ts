import type { Page } from 'playwright-core';
import type { Account } from '../../modules/accounts/account.entities';
import { demoSite, goTo, settled } from './demo-site';
import { tabTo } from './tab-to';

const site = demoSite();

/** Longer than the pages' polling interval while they receive no events. */
const A_WHILE_MS = 31_000;

const press = (page: Page, key: string) => page.keyboard.press(key);
const menuItem = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Area' }).getByRole('link', { name, exact: true });
const item = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function headingHasFocus(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).and(page.locator(':focus')).waitFor();
  await settled(page);
}

async function aClass(): Promise<{ instructor: Account; student: Account }> {
  const { world } = site.app;
  const instructor = await world.anInstructor({ name: 'Mara Key' });
  const student = await world.aStudent({ name: 'Kay Board' });
  await world.enroll(student, await world.aCourse(instructor));
  // The notification of the enrollment itself.
  await site.app.database.query('delete from notifications where recipient_id = $1', [instructor.id]);
  return { instructor, student };
}

/** Fills in the form that begins with this field, in order, and submits it. */
async function write(page: Page, firstField: string, texts: readonly string[]): Promise<void> {
  await tabTo(page, firstField);
  for (const text of texts) {
    await page.keyboard.insertText(text);
    await press(page, 'Tab');
  }
  await press(page, 'Enter');
}

test('by keyboard a student asks, the instructor reads it live and answers', async () => {
  const { instructor, student } = await aClass();
  const desk = await site.open('/instructor', { as: instructor });
  const phone = await site.open('/student', { as: student, theme: 'dark', width: 375 });
  await menuItem(desk, 'Notifications').waitFor();
  await write(phone, 'Instructor email', [instructor.email, 'Two grids', 'Why not one?']);
  await phone.getByText('Message sent to instructor').waitFor();

  await menuItem(desk, 'Notifications (1 unread notification)').waitFor();
  await tabTo(desk, /^Notifications.*1 unread/);
  await press(desk, 'Enter');
  await headingHasFocus(desk, 'Notifications');
  const question = item(desk, 'Two grids');
  await question.getByText('Unread').waitFor();
  await tabTo(desk, 'Mark read Two grids');
  await press(desk, 'Enter');
  await question.getByText('Unread').waitFor({ state: 'detached' });
  await menuItem(desk, 'Notifications').waitFor();
  await desk.getByText('Nothing unread').waitFor();
  await question.getByText('From Kay Board').waitFor();
  await desk.reload();
  await settled(desk);
  await desk.getByText('Nothing unread').waitFor();

  await tabTo(desk, 'Instructor Area');
  await press(desk, 'Enter');
  await headingHasFocus(desk, 'Instructor Area');
  await write(desk, 'Student email', [student.email, 'Re: Two grids', 'One holds the page.\nOne the card.']);
  await desk.getByText('Notification sent').waitFor();

  await tabTo(phone, /^Notifications.*1 unread/);
  await press(phone, 'Enter');
  await headingHasFocus(phone, 'Notifications');
  await tabTo(phone, 'Mark read Re: Two grids');
  await press(phone, 'Enter');
  await item(phone, 'Re: Two grids').getByText('One the card.').waitFor();
  await phone.getByRole('banner').getByRole('link', { name: 'Notifications', exact: true }).waitFor();
});

test('without a WebSocket the list and the badge are polled', async () => {
  const { instructor, student } = await aClass();
  const profile = await site.profile({ as: instructor });
  await profile.routeWebSocket(/\/graphql$/, (socket) => socket.close({ code: 1011 }));
  const page = await profile.newPage();
  await goTo(page, '/instructor');
  await page.clock.install();
  await goTo(page, '/instructor/notifications');
  await page.getByText('No notifications found.').waitFor();
  const { body } = await site.app.as(await site.app.world.signIn(student))
    .graphql`mutation { contactInstructor(input: ${{ toEmail: instructor.email, subject: 'Late news', message: 'By question.' }}) {
      __typename } }`;
  expect(body.data.contactInstructor.__typename).toBe('MessageSent');
  await page.clock.runFor(A_WHILE_MS);
  await item(page, 'Late news').waitFor();
  await menuItem(page, 'Notifications (1 unread notification)').waitFor();
});
