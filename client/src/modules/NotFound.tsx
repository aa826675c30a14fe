import { type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/buttons/Button';
import { Page } from '../ui/layout/Layout';
import { NotFoundState } from '../ui/states/States';

interface NotFoundProps extends Pick<ComponentProps<typeof NotFoundState>, 'title' | 'text'> {
  /** Where the button leads, and what it says. */
  to: string;
  linkText: string;
  width?: ComponentProps<typeof Page>['width'];
}

/** The whole page of something that does not exist, with a button that leads to a page that does. */
export function NotFound({ to, linkText, width, ...state }: NotFoundProps) {
  return (
    <Page width={width}>
      <NotFoundState
        {...state}
        action={
          <Button component={Link} to={to}>
            {linkText}
          </Button>
        }
      />
    </Page>
  );
}
