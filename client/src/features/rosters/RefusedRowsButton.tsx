import { ExportCsvButton } from '../analytics/students/ExportCsvButton';

/** Downloads the refused rows with the reasons, to correct them and import them again. */
export function RefusedRowsButton({ id }: { id: string }) {
  return (
    <ExportCsvButton
      path={`/rosters/${id}/refused.csv`}
      fileName="refused-rows.csv"
      failed="The refused rows couldn’t be downloaded. Please try again."
      size="sm"
      label="Download refused rows"
      loadingText="Downloading..."
    />
  );
}
