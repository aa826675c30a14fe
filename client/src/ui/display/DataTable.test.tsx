import { render, screen, within } from '@testing-library/react';
import { DataTable } from './DataTable';

interface Row {
  id: string;
  title: string;
  students: number;
}

const columns = [
  { key: 'title', header: 'Course', cell: (row: Row) => row.title },
  { key: 'students', header: 'Students', align: 'end' as const, cell: (row: Row) => row.students },
];

describe('DataTable', () => {
  it('is a table whose rows are named by their first column', () => {
    render(
      <DataTable
        caption="All Courses Performance"
        columns={columns}
        rows={[{ id: '1', title: 'Layouts that hold', students: 12 }]}
        rowKey={(row) => row.id}
      />,
    );
    const table = screen.getByRole('table', { name: 'All Courses Performance' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((each) => each.textContent),
    ).toEqual(['Course', 'Students']);
    expect(within(table).getByRole('rowheader', { name: 'Layouts that hold' })).toBeInTheDocument();
    expect(within(table).getByRole('cell', { name: '12' })).toBeInTheDocument();
  });

  it('gives its place to what is said when there are no rows', () => {
    render(
      <DataTable
        caption="Students"
        columns={columns}
        rows={[]}
        rowKey={(row) => row.id}
        empty="No Students Enrolled"
      />,
    );
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('No Students Enrolled')).toBeInTheDocument();
  });
});
