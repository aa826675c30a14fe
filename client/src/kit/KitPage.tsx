import { chooseColorScheme } from '../lib/colorScheme';
import { Announcer } from '../ui/text/Announcer';
import { ConfirmHost } from '../ui/overlays/ConfirmHost';
import { Cluster, Page, Section, Stack } from '../ui/layout/Layout';
import { Logo } from '../ui/map/Logo';
import { PageHeading } from '../ui/text/PageHeading';
import { SkipLink } from '../ui/navigation/SkipLink';
import { ThemeToggle } from '../ui/theme/ThemeToggle';
import { Toasts } from '../ui/overlays/Toasts';
import { UiProvider } from '../ui/theme/UiProvider';
import { ButtonsKit } from './ButtonsKit';
import { DisplayKit } from './DisplayKit';
import { FieldsKit } from './FieldsKit';
import { IconsKit } from './IconsKit';
import { MapKit } from './MapKit';
import { OverlaysKit } from './OverlaysKit';
import { StatesKit } from './StatesKit';

const SECTIONS = {
  Buttons: ButtonsKit,
  Fields: FieldsKit,
  Overlays: OverlaysKit,
  Display: DisplayKit,
  States: StatesKit,
  Lines: MapKit,
  Icons: IconsKit,
};

/** Every piece of the interface in every state. */
export function KitPage() {
  return (
    <UiProvider>
      <SkipLink />
      <main id="main">
        <Page>
          <Stack gap={40}>
            <Cluster justify="space-between">
              <Logo />
              <ThemeToggle onChoose={chooseColorScheme} />
            </Cluster>
            <PageHeading lead="Every piece of the interface in every state, for developers.">
              Interface kit
            </PageHeading>
            {Object.entries(SECTIONS).map(([title, Pieces]) => (
              <Section key={title} title={title}>
                <Stack gap={24}>
                  <Pieces />
                </Stack>
              </Section>
            ))}
          </Stack>
        </Page>
      </main>
      <Toasts />
      <ConfirmHost />
      <Announcer />
    </UiProvider>
  );
}
