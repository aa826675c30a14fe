import { useProfilePicture } from '../../../lib/profilePicture';
import type { StoredUser } from '../../../lib/session';
import { Avatar } from '../../../ui/display/Avatar';
import { Badge } from '../../../ui/display/Badge';
import { Card } from '../../../ui/display/Card';
import { PictureChooser } from './PictureChooser';
import styles from './ProfilePerson.module.css';
import { roleName } from '../roleLabels';

/** Picture, name, email and role, with a picture chooser. A picture stored on this device takes precedence. */
export function ProfilePerson(props: { user: StoredUser; pictureUrl: string | null }) {
  const { id, name, email, role } = props.user;
  const chosen = useProfilePicture(id);
  return (
    <Card padding="lg" className={styles.person}>
      <Avatar name={name} src={chosen ?? props.pictureUrl} size={112} decorative={false} />
      <div className={styles.words}>
        <h2>{name}</h2>
        <p className={styles.email}>{email}</p>
        <Badge tone="info">{roleName(role)}</Badge>
      </div>
      <PictureChooser accountId={id} hasPreview={chosen !== null} hasPicture={props.pictureUrl !== null} />
    </Card>
  );
}
