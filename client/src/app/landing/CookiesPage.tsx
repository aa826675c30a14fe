import type { StoredName } from '../../lib/storage';
import { LegalPage } from './LegalPage';

/** What each stored item is for. */
const USES: Record<StoredName, string> = {
  token: 'Keeps you logged in. Set when you log in and deleted when you log out or the session ends.',
  user: 'Your name, email address and role, so that pages can show them without waiting for the server. Deleted with the token.',
  'color-scheme': 'Your choice of the light or dark theme.',
  sidebar: 'Whether the sidebar is expanded or collapsed.',
  playbackSpeed: 'The speed at which you last played a video.',
  captions: 'Whether captions were last shown.',
  'profilePicture:…':
    'The preview of a profile picture chosen from your device, stored with your account’s id. Deleted when you upload the picture or reset it.',
  'lessonPositions:…':
    'Where you stopped in videos and what you played of them, stored with your account’s id, for the last 100 lessons. They stay until you clear this site’s data.',
  'quiz-answers:…':
    'Quiz answers the server hasn’t saved yet, stored with your account’s id. Each is deleted once it is saved, the rest when the quiz ends.',
  quizLayout: 'Whether quiz questions are shown on one page or one at a time.',
  quizClock: 'Whether the remaining time of a quiz is hidden.',
  'quizDraft:…':
    'Your unsaved changes to a quiz, stored with your account’s id. Deleted when you save or discard them.',
  'courseDraft:…': 'Your unsaved changes to a course. Deleted when you save or discard them.',
  'lessonDraft:…': 'Your unsaved changes to a lesson. Deleted when you save or discard them.',
  'profileDraft:…': 'Your unsaved changes to your profile. Deleted when you save or discard them.',
  'messageDraft:…':
    'A message you haven’t sent yet, stored with your account’s id. Deleted when you send or discard it.',
  'newMessageDraft:…':
    'A message to an instructor or a student that you haven’t sent yet, stored with your account’s id. Deleted when you send or discard it.',
  'replyDraft:…':
    'A reply you haven’t sent yet, stored with your account’s id. Deleted when you send or discard it.',
  'noteDraft:…':
    'A note you haven’t saved yet, stored with your account’s id. Deleted when you save or discard it.',
  'deckDraft:…':
    'Flashcards from your notes that you haven’t saved yet, stored with your account’s id. Deleted when you save or discard them.',
  'reviewDraft:…':
    'A review of a course that you haven’t sent yet, stored with your account’s id. Deleted when you send or discard it.',
  'assistantQuestion:…':
    'A message to the assistant, stored with your account’s id. Deleted once it is answered.',
  'settingsDraft:…':
    'Unsaved changes to the settings of the platform, for administrators. Deleted when you save or discard them.',
  'unread:…':
    'Drafts of the kinds above that this version of Waymark can’t read. They are kept for a version that can.',
  assistantChoices: 'Your last choices of user type, difficulty level and track in the assistant.',
  rosterColumns:
    'What you last chose for the columns of lists of students, with the columns’ headings, for 20 kinds of lists.',
  'graphiql:…': 'What you typed in the GraphQL explorer, if you opened it.',
};

/** States that Waymark sets no cookies, and lists what it stores in the browser. */
export function CookiesPage() {
  return (
    <LegalPage title="Cookies" lead={(name) => `${name} sets no cookies, so there is nothing to accept.`}>
      <h2>What is stored in your browser</h2>
      <p>
        Waymark uses this browser&rsquo;s local storage. The data stays on this device, except the token,
        which is sent to this server with your requests. Clear this site&rsquo;s data in your browser to
        remove everything.
      </p>
      <dl>
        {Object.entries(USES).map(([key, use]) => (
          <div key={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
      <p>
        While you log in with another provider, this tab remembers in its session storage that it began the
        log-in, and which page to open afterwards. If you chose to enroll in a course or to bookmark something
        before logging in, it remembers that until you have. While you wait for an answer of the assistant, it
        remembers the question there, with your account&rsquo;s id.
      </p>
      <h2>Videos</h2>
      <p>
        Lessons with a YouTube video show a placeholder image until you press play. The player then loads from
        youtube-nocookie.com, and YouTube decides what it stores under its own address.
      </p>
    </LegalPage>
  );
}
