import { useAddressParams } from '../../forms/useAddressParams';
import { SearchForm } from '../../ui/fields/SearchForm';
import { SelectField } from '../../ui/fields/SelectField';
import { Page, Stack } from '../../ui/layout/Layout';
import { PageHeading } from '../../ui/text/PageHeading';
import { PageTitle } from '../../ui/platform/PageTitle';
import { FoundPeople } from './FoundPeople';
import styles from './Administration.module.css';
import { roleOf, stateOf } from './peopleFilter';

/** All accounts, with search, role and state in the URL (`?q=`, `?role=`, `?state=`). */
export function PeoplePage() {
  const [params, setParams] = useAddressParams();
  const search = (params.get('q') ?? '').trim();
  const role = roleOf(params.get('role'));
  const state = stateOf(params.get('state'));

  function setParam(name: string, value: string) {
    setParams({ [name]: value });
  }

  return (
    <Page>
      <PageTitle>People</PageTitle>
      <Stack gap={24}>
        <PageHeading lead="Everyone with an account on this platform">People</PageHeading>
        <div className={styles.filters}>
          <SearchForm
            label="Name or email"
            search={search}
            onSearch={(text) => setParam('q', text)}
            className={styles.search}
          />
          <SelectField
            label="Role"
            value={role ?? ''}
            onChange={({ target }) => setParam('role', target.value.toLowerCase())}
          >
            <option value="">All roles</option>
            <option value="STUDENT">Students</option>
            <option value="INSTRUCTOR">Instructors</option>
            <option value="ADMIN">Administrators</option>
          </SelectField>
          <SelectField
            label="State"
            value={state ?? ''}
            onChange={({ target }) => setParam('state', target.value.toLowerCase())}
          >
            <option value="">All states</option>
            <option value="ACTIVE">Active</option>
            <option value="SUSPENDED">Suspended</option>
          </SelectField>
        </div>
        <FoundPeople search={search} role={role} state={state} />
      </Stack>
    </Page>
  );
}
