import { useSearchParams } from 'react-router-dom';
import { QueryView } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { withParam } from '../../../lib/addressParams';
import { Card } from '../../../ui/display/Card';
import { Section } from '../../../ui/layout/Layout';
import { TitledPage } from '../../../ui/layout/TitledPage';
import { SkeletonTable } from '../../../ui/states/SkeletonPanels';
import { FileChooser } from '../../teaching/rosters/FileChooser';
import { ImportList } from '../../teaching/rosters/ImportList';
import { RosterImportView } from '../../teaching/rosters/RosterImportView';
import styles from '../../teaching/rosters/Rosters.module.css';
import { useRosterUpload } from '../../teaching/rosters/useRosterUpload';
import { AdministratorsOnlyNote } from '../AdministratorsOnly';
import { ClassCourses } from './ClassCourses';
import { useRostersPageQuery } from './__generated__/RostersPage.generated';

/** The chosen archive, or an archive of the chosen CSV files. */
async function asPackage(files: readonly File[]): Promise<File> {
  const [first] = files;
  if (files.length === 1 && first!.name.toLowerCase().endsWith('.zip')) return first!;
  const { zipSync } = await import('fflate');
  const contents = await Promise.all(
    files.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())] as const),
  );
  return new File([zipSync(Object.fromEntries(contents))], 'OneRoster files.zip', {
    type: 'application/zip',
  });
}

/** Imports the students of a whole school from a OneRoster package; `?import=` is the one shown. */
export function RostersPage() {
  const query = useRostersPageQuery({ fetchPolicy: 'cache-and-network' });
  const [params, setParams] = useSearchParams();
  const shown = params.get('import');
  const show = (id: string | null) => setParams((from) => withParam(from, 'import', id));
  const { upload, isSending, problem } = useRosterUpload('/admin/rosters', {
    onUploaded: (id) => {
      show(id);
      void query.refetch();
    },
  });
  return (
    <TitledPage title="Rosters" lead="Enroll and invite the students of a whole school" gap={40}>
      <Section title="Upload a package">
        <Card padding="lg" className={styles.card}>
          <p>
            A OneRoster 1.1 or 1.2 package in CSV: a ZIP archive of at most 10 MB, or all its CSV files.
            Students are enrolled in the courses that you choose for their classes; teachers and other files
            are left out. You see what would change before anything does.
          </p>
          <FileChooser
            accept=".zip,.csv"
            multiple
            isSending={isSending}
            problem={problem}
            onChoose={(files) => void upload(asPackage(files))}
          >
            Choose package
          </FileChooser>
        </Card>
      </Section>
      {shown && (
        <RosterImportView
          key={shown}
          id={shown}
          choices={<ClassCourses importId={shown} />}
          onDiscarded={() => {
            show(null);
            void query.refetch();
          }}
        />
      )}
      <QueryView
        query={query}
        value={query.data?.viewer?.administration?.rosterImports}
        what="imports"
        skeleton={<SkeletonTable rows={4} />}
        otherwise={<AdministratorsOnlyNote />}
      >
        {(imports) => <ImportList imports={imports} path={paths.rosters} />}
      </QueryView>
    </TitledPage>
  );
}
