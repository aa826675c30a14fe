import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { LegalPage } from './LegalPage';

/** The terms of use, without commitments on behalf of the server's operator. */
export function TermsPage() {
  return (
    <LegalPage title="Terms" lead={(name) => `What you can expect from ${name} and what we expect from you.`}>
      <h2>Who runs this platform</h2>
      <p>
        Waymark is software that organizations host themselves. The organization that runs this server decides
        who may use it and may set additional terms. The authors of Waymark don&rsquo;t operate this platform.
      </p>
      <h2>Your account</h2>
      <p>
        Use your own name and an email address you have access to. Keep your password secret: you are
        responsible for everything done with your account. If someone else may know your password, reset it.
        This ends all open sessions.
      </p>
      <h2>Courses and prices</h2>
      <p>
        The lessons of a published course are open to everyone. Enroll to track your progress and earn the
        certificate. Waymark displays prices set by instructors but charges nothing and never asks for payment
        details.
      </p>
      <h2>Certificates</h2>
      <p>
        A certificate confirms that its holder completed every lesson the course had at the time and, where it
        says so, passed every quiz. It stays valid if the course changes or is deleted, and anyone can verify
        its number. It is not a degree or an accreditation.
      </p>
      <h2>Your content</h2>
      <p>
        Testimonials and reviews are public once an administrator approves them, in demo mode at once, with
        the name you entered. You keep the rights to what you write and allow it to be shown here. Don&rsquo;t
        publish anything untrue or anything you have no right to publish. The organization that runs this
        server may remove content.
      </p>
      <p>
        Instructors are responsible for their courses, including the texts and linked videos and the right to
        use them.
      </p>
      <h2>No warranty</h2>
      <p>
        Waymark is free software under the MIT license, provided as is, without any warranty of availability
        or correctness. To learn how your data is handled, see{' '}
        <Link to={paths.privacy} className="wm-link">
          Privacy
        </Link>
        .
      </p>
    </LegalPage>
  );
}
