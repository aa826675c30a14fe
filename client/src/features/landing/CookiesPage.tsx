import { LegalPage } from './LegalPage';

const STORED_ITEMS = [
  {
    key: 'token',
    use: 'Keeps you logged in. Set when you log in and deleted when you log out or the session ends.',
  },
  {
    key: 'user',
    use: 'Your name, email address and role, so that pages can show them without waiting for the server. Deleted with the token.',
  },
  { key: 'mantine-color-scheme-value', use: 'Your choice of the light or dark theme.' },
  { key: 'sidebar', use: 'Whether the sidebar is expanded or collapsed.' },
  {
    key: 'profilePicture:…',
    use: 'A profile picture chosen from your device, stored with your account’s id. It is never sent to the server and stays until you reset it.',
  },
  {
    key: 'quiz-answers:…',
    use: 'Quiz answers the server hasn’t saved yet, stored with your account’s id. Each is deleted once it is saved, the rest when the quiz ends.',
  },
  { key: 'quizLayout', use: 'Whether quiz questions are shown on one page or one at a time.' },
  { key: 'quizClock', use: 'Whether the remaining time of a quiz is hidden.' },
  {
    key: 'quizDraft:…',
    use: 'Your unsaved changes to a quiz, stored with your account’s id. Deleted when you save or discard them.',
  },
  {
    key: 'courseDraft:…',
    use: 'Your unsaved changes to a course. Deleted when you save or discard them.',
  },
  {
    key: 'lessonDraft:…',
    use: 'Your unsaved changes to a lesson. Deleted when you save or discard them.',
  },
  {
    key: 'profileDraft:…',
    use: 'Your unsaved changes to your instructor profile. Deleted when you save or discard them.',
  },
  {
    key: 'messageDraft:…',
    use: 'A message you haven’t sent yet, stored with your account’s id. Deleted when you send or discard it.',
  },
  {
    key: 'assistantQuestion:…',
    use: 'A message to the assistant, stored with your account’s id. Deleted once it is answered.',
  },
  {
    key: 'unread:…',
    use: 'Drafts of the kinds above that this version of Waymark can’t read. They are kept for a version that can.',
  },
  {
    key: 'assistantChoices',
    use: 'Your last choices of user type, difficulty level and track in the assistant.',
  },
];

/** States that Waymark sets no cookies, and lists what it stores in the browser. */
export function CookiesPage() {
  return (
    <LegalPage title="Cookies" lead="Waymark sets no cookies, so there is nothing to accept.">
      <h2>What is stored in your browser</h2>
      <p>
        Waymark uses this browser&rsquo;s local storage. The data stays on this device, except the token,
        which is sent to this server with your requests. Clear this site&rsquo;s data in your browser to
        remove everything.
      </p>
      <dl>
        {STORED_ITEMS.map(({ key, use }) => (
          <div key={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
      <h2>Videos</h2>
      <p>
        Lessons with a YouTube video show a placeholder image until you press play. The player then loads from
        youtube-nocookie.com, and YouTube decides what it stores under its own address.
      </p>
    </LegalPage>
  );
}
