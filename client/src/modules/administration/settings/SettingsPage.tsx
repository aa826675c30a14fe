import { QueryPage } from '../../../apollo/QueryView';
import { Card } from '../../../ui/display/Card';
import { SkeletonFields } from '../../../ui/states/SkeletonPanels';
import { AdministratorsOnlyNote } from '../AdministratorsOnly';
import { SharedDemoNote } from '../SharedDemoNote';
import { CategoryList } from './CategoryList';
import { LogoChooser } from './LogoChooser';
import { SettingsForm } from './SettingsForm';
import { useSettingsPageQuery } from './__generated__/SettingsPage.generated';
import { TestEmail } from './TestEmail';

/** The settings of the platform. */
export function SettingsPage() {
  const query = useSettingsPageQuery({
    // The form needs the current revision: stale cache data would cause a conflict on save.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const account = query.data?.viewer?.account;
  const isDemo = query.data?.platform.isDemo ?? false;
  return (
    <QueryPage
      title="Settings"
      lead="Name, appearance and rules of this platform"
      width="text"
      query={query}
      value={account && query.data?.viewer?.administration}
      what="settings"
      skeleton={
        <Card padding="lg">
          <SkeletonFields fields={6} />
        </Card>
      }
      otherwise={<AdministratorsOnlyNote />}
    >
      {({ settings, categories }) => (
        <>
          {isDemo && <SharedDemoNote />}
          <LogoChooser logoUrl={settings.logoUrl} isReadOnly={isDemo} />
          <SettingsForm accountId={account!.id} settings={settings} isReadOnly={isDemo} />
          <TestEmail to={account!.email} from={settings.mailSender} />
          <CategoryList categories={categories} isReadOnly={isDemo} />
        </>
      )}
    </QueryPage>
  );
}
