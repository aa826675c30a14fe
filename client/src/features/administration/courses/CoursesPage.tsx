import { useAddressParams } from '../../../forms/useAddressParams';
import { SearchForm } from '../../../ui/fields/SearchForm';
import { SelectField } from '../../../ui/fields/SelectField';
import { Page, Stack } from '../../../ui/layout/Layout';
import { PageHeading } from '../../../ui/text/PageHeading';
import { PageTitle } from '../../../ui/platform/PageTitle';
import styles from './Courses.module.css';
import { FoundCourses } from './FoundCourses';
import { filterOf, FILTERS, paramOf } from './managedCourseFilters';

/** All courses, with search and filter in the URL (`?q=`, `?only=`). */
export function CoursesPage() {
  const [params, setParams] = useAddressParams();
  const search = (params.get('q') ?? '').trim();
  const only = filterOf(params.get('only'));

  function setParam(name: string, value: string) {
    setParams({ [name]: value });
  }

  return (
    <Page>
      <PageTitle>Courses</PageTitle>
      <Stack gap={24}>
        <PageHeading lead="Every course on this platform, published or not">Courses</PageHeading>
        <div className={styles.filters}>
          <SearchForm
            label="Title or instructor"
            search={search}
            onSearch={(text) => setParam('q', text)}
            className={styles.search}
          />
          <SelectField
            label="Show"
            value={only ?? ''}
            onChange={({ target }) => setParam('only', paramOf(target.value))}
          >
            <option value="">All courses</option>
            {FILTERS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <FoundCourses search={search} only={only} />
      </Stack>
    </Page>
  );
}
