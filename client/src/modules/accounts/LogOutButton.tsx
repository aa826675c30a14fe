import { Button } from '../../ui/buttons/Button';
import { useLogOut } from './useLogOut';

/** Logs out on this device. */
export function LogOutButton({ className }: { className?: string | undefined }) {
  const logOut = useLogOut();
  return (
    <Button variant="secondary" size="sm" className={className} onClick={() => void logOut()}>
      Log out
    </Button>
  );
}
