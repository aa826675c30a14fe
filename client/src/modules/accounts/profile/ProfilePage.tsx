import { Link } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { formatDate } from '../../../lib/format';
import { useProfilePicture } from '../../../lib/profilePicture';
import { type StoredUser, useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { Avatar } from '../../../ui/display/Avatar';
import { Badge } from '../../../ui/display/Badge';
import { Card } from '../../../ui/display/Card';
import { Grid, Section, Stack, TitledPage } from '../../../ui/layout/Layout';
import { ErrorState, LoadingState, SurfaceNote } from '../../../ui/states/States';
import { SkeletonHeading, SkeletonPanel } from '../../../ui/states/Skeletons';
import { YourData } from '../data/YourData';
import { LogOutButton } from '../LogOutButton';
import { roleBlurb, roleName } from '../roleLabels';
import { PictureChooser } from './PictureChooser';
import { ProfileForm } from './ProfileForm';
import { useProfilePageQuery } from './__generated__/ProfilePage.generated';

/** The "My Profile" page. */
export function ProfilePage() {
  const session = useSession();
  return (
    <TitledPage title="My Profile" width="text">
      {session ? <Profile key={session.token} cachedUser={session.user} /> : <SignedOut />}
    </TitledPage>
  );
}

function SignedOut() {
  return (
    <SurfaceNote
      tone="warning"
      title="No authentication token found"
      action={
        <Button component={Link} to={logInAndReturnTo(paths.profile)} size="sm">
          Log in
        </Button>
      }
    >
      Log in to see your profile.
    </SurfaceNote>
  );
}

function ProfileSkeleton() {
  return (
    <Stack gap={40}>
      <SkeletonPanel height={260} lines={2} />
      <Stack gap={16}>
        <SkeletonHeading />
        <Grid min={220} gap={16} columns={2}>
          {[1, 2, 3, 4].map((card) => (
            <SkeletonPanel key={card} height={88} lines={0} />
          ))}
        </Grid>
      </Stack>
    </Stack>
  );
}

/** The profile from the server, or as cached at log-in if the server does not respond. */
export function Profile({ cachedUser }: { cachedUser: StoredUser | null }) {
  const { data, loading, error, refetch } = useProfilePageQuery({ notifyOnNetworkStatusChange: true });
  if (loading && !data)
    return (
      <LoadingState text="Loading profile...">
        <ProfileSkeleton />
      </LoadingState>
    );

  const account = data?.viewer?.account;
  if (account)
    return (
      <Stack gap={40}>
        <ProfilePerson user={account} pictureUrl={account.pictureUrl} />
        <AccountCards user={account} createdAt={account.createdAt} />
        <Section title="Your profile">
          <ProfileForm account={account} />
        </Section>
        <LinkSection
          title="Notification settings"
          text="Choose which notifications you get, and mute courses."
          to={paths.notificationSettings}
          link="Manage notifications"
        />
        <LinkSection
          title="Password and sessions"
          text="Change your password or email, and see which devices are logged in."
          to={paths.security}
          link="Manage password and sessions"
        />
        <Section title="Your data">
          <YourData account={account} />
        </Section>
        <div>
          <LogOutButton />
        </div>
      </Stack>
    );

  if (!error || !cachedUser)
    return (
      <ErrorState
        title={`Failed to load profile: ${error ? errorSentence(error, 'the server didn’t respond') : 'nobody is logged in'}`}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap={40}>
      <SurfaceNote
        tone="warning"
        role="alert"
        title="Failed to fetch profile"
        action={
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {errorSentence(error, 'The server didn’t respond.')} Showing your details from when you logged in.
      </SurfaceNote>
      <ProfilePerson user={cachedUser} pictureUrl={null} />
      <AccountCards user={cachedUser} createdAt={null} />
      <div>
        <LogOutButton />
      </div>
    </Stack>
  );
}

/** Picture, name, email and role, with a picture chooser. A picture stored on this device takes precedence. */
function ProfilePerson(props: { user: StoredUser; pictureUrl: string | null }) {
  const { id, name, email, role } = props.user;
  const chosen = useProfilePicture(id);
  return (
    <Card padding="lg" className="wm-cluster wm-gap-24">
      <Avatar name={name} src={chosen ?? props.pictureUrl} size={112} decorative={false} />
      <div className="wm-flex-14">
        <h2 className="wm-mb-4">{name}</h2>
        <p className="wm-muted wm-anywhere wm-mb-8">{email}</p>
        <Badge tone="info">{roleName(role)}</Badge>
      </div>
      <PictureChooser accountId={id} hasPreview={chosen !== null} hasPicture={props.pictureUrl !== null} />
    </Card>
  );
}

/** Details of the account and what its role allows. `createdAt` is null if not yet loaded. */
function AccountCards({ user, createdAt }: { user: StoredUser; createdAt: string | null }) {
  const { name, email, role } = user;
  return (
    <Section title="Account">
      <Stack gap={16}>
        <Grid min={220} gap={16} columns={2}>
          <Fact term="Name">{name}</Fact>
          <Fact term="Email">{email}</Fact>
          <Fact term="Role">{roleName(role)}</Fact>
          {createdAt && <Fact term="Member since">{formatDate(createdAt)}</Fact>}
        </Grid>
        <Card>
          <p>{roleBlurb(role)}</p>
        </Card>
      </Stack>
    </Section>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <Card>
      <dl>
        <dt className="wm-muted wm-small">{term}</dt>
        <dd className="wm-mt-4 wm-strong wm-anywhere">{children}</dd>
      </dl>
    </Card>
  );
}

function LinkSection({ title, text, to, link }: { title: string; text: string; to: string; link: string }) {
  return (
    <Section title={title}>
      <p>{text}</p>
      <div>
        <Button component={Link} to={to} variant="secondary">
          {link}
        </Button>
      </div>
    </Section>
  );
}
