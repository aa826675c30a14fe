import { useAddressParams } from '../../../forms/useAddressParams';
import { Section, Stack } from '../../../ui/layout/Layout';
import { SearchForm } from '../../../ui/fields/SearchForm';
import { SelectField } from '../../../ui/fields/SelectField';
import { GroupFilter } from '../students/GroupFilter';
import { ofGroup, useGroupId } from '../students/groupParam';
import { ExportCsvButton } from '../students/ExportCsvButton';
import { FoundStudents } from './FoundStudents';
import styles from './StudentProgress.module.css';
import { orderOf, STUDENT_ORDERS } from './studentOrders';

interface StudentProgressProps {
  courseId: string;
  category: string;
  totalLessons: number;
  csvPath: string;
  /** Whether the viewer sees the students' email addresses. */
  seesAddresses: boolean;
}

/** All students of a course, with search and order in the URL (`?q=`, `?sort=`). */
export function StudentProgress({
  courseId,
  category,
  totalLessons,
  csvPath,
  seesAddresses,
}: StudentProgressProps) {
  const [params, setParams] = useAddressParams();
  const search = (params.get('q') ?? '').trim();
  const groupId = useGroupId();
  const order = orderOf(params.get('sort'));

  function setParam(name: string, value: string) {
    setParams({ [name]: value });
  }

  return (
    <Section
      title="Student Progress"
      actions={
        <ExportCsvButton
          path={ofGroup(csvPath, groupId)}
          fileName={`students-${courseId}.csv`}
          failed="Failed to export students"
          size="sm"
        />
      }
    >
      <Stack>
        <div className={styles.controls}>
          <SearchForm
            label={seesAddresses ? 'Name or email' : 'Name'}
            search={search}
            onSearch={(text) => setParam('q', text)}
            className={styles.search}
          />
          <SelectField
            label="Order"
            value={order.key}
            onChange={({ target }) => setParam('sort', target.value)}
          >
            {STUDENT_ORDERS.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <GroupFilter courseId={courseId} />
        <FoundStudents {...{ courseId, category, totalLessons, search, groupId, order, seesAddresses }} />
      </Stack>
    </Section>
  );
}
