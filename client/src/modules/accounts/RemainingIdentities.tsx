import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { SurfaceNote } from '../../ui/states/States';

interface RemainingIdentitiesProps {
  identities: readonly { id: string; issuer: string; email: string }[];
  /** Whether the viewer is on the page where they can be removed. */
  isHere: boolean;
}

/** After a change of the password: which linked accounts can still log in without it, and where to remove them. */
export function RemainingIdentities({ identities, isHere }: RemainingIdentitiesProps) {
  if (identities.length === 0) return null;
  return (
    <SurfaceNote tone="warning" title="These linked accounts can still log in without the password">
      <ul className="wm-bullets">
        {identities.map(({ id, issuer, email }) => (
          <li key={id}>
            {email} ({new URL(issuer).hostname})
          </li>
        ))}
      </ul>
      {isHere ? (
        'Remove those that are not yours, above.'
      ) : (
        <>
          Log in, then remove those that are not yours under{' '}
          <Link to={paths.security} className="wm-link">
            Password and sessions
          </Link>
          .
        </>
      )}
    </SurfaceNote>
  );
}
