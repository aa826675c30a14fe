import { LegalPage } from './LegalPage';

const KEPT = [
  {
    key: 'token',
    use: 'Keeps you logged in. Written when you log in, deleted when you log out or the session ends.',
  },
  {
    key: 'user',
    use: 'Your name, email address and role, so that the pages know at once whom they speak to. Deleted with the token.',
  },
  { key: 'mantine-color-scheme-value', use: 'Whether you chose the light or the dark theme.' },
  { key: 'sidebar', use: 'Whether you left the sidebar wide or narrow.' },
  {
    key: 'profilePicture:…',
    use: 'A profile picture chosen from your device, under your account’s id. It is never sent to the server and stays until you reset it.',
  },
  {
    key: 'quiz-answers:…',
    use: 'Answers of a quiz that the server has not saved yet, with your account’s id. Each is deleted once it is saved, the rest when the quiz is over.',
  },
  { key: 'quizLayout', use: 'Whether you want a quiz’s questions on one page or one at a time.' },
  { key: 'quizClock', use: 'Whether you hid the time left of a quiz.' },
  {
    key: 'quizDraft:…',
    use: 'What you have written of a quiz and not saved yet, under your account’s id. Deleted when you save or discard it.',
  },
  {
    key: 'courseDraft:…',
    use: 'The same of a course.',
  },
  {
    key: 'lessonDraft:…',
    use: 'The same of a lesson.',
  },
  {
    key: 'profileDraft:…',
    use: 'The same of your profile, if you teach.',
  },
  {
    key: 'messageDraft:…',
    use: 'A message that you have written and not sent yet, under your account’s id. Deleted when you send or discard it.',
  },
  {
    key: 'assistantQuestion:…',
    use: 'What you have written to the assistant, under your account’s id. Deleted once it is answered.',
  },
  { key: 'assistantChoices', use: 'How the assistant is to answer you, as you chose it last.' },
];

/** That there are no cookies, and what the browser keeps instead. */
export function CookiesPage() {
  return (
    <LegalPage title="Cookies" lead="Waymark sets no cookies, so there is nothing to accept.">
      <h2>What your browser keeps instead</h2>
      <p>
        A few things are remembered in this browser&rsquo;s local storage. They stay on this device; only the
        token travels, with your own requests to this server. Clearing the site data of this address removes
        them all.
      </p>
      <dl>
        {KEPT.map(({ key, use }) => (
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
        A lesson with a YouTube video shows a still picture drawn here until you press play. Then the player
        comes from youtube-nocookie.com, and what it stores under its own address is up to YouTube.
      </p>
    </LegalPage>
  );
}
