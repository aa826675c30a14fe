import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/buttons/Button';
import { TextField } from '../../ui/fields/TextField';
import { certificateNumberFrom } from './certificateNumber';
import styles from './CertificateNumberForm.module.css';

/** Form that opens the verification page of a certificate number; `number` is the current one, if any. */
export function CertificateNumberForm({ number }: { number: string | undefined }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(number ?? '');
  const [problem, setProblem] = useState<string>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!typed.trim()) {
      setProblem('Enter the number on the certificate');
      return;
    }
    setProblem(undefined);
    void navigate(paths.verifyCertificate(encodeURIComponent(certificateNumberFrom(typed))));
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        className={styles.field}
        label="Certificate number"
        name="number"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        hint="e.g. WM-7K2M-9QXD-4T8R, with or without dashes"
        error={problem}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" variant={number ? 'secondary' : 'primary'}>
        Verify
      </Button>
    </form>
  );
}
