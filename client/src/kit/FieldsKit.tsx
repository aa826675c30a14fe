import { useState } from 'react';
import { Checkbox, RadioGroup } from '../ui/fields/Choices';
import { FormError, SelectField, TextArea, TextField } from '../ui/fields/Fields';
import { Grid } from '../ui/layout/Layout';
import { PasswordField } from '../ui/fields/PasswordField';
import { SearchForm } from '../ui/fields/SearchForm';

const OPTIONS = [
  { value: 'student', label: 'Student', hint: 'Enrolls in courses.' },
  { value: 'instructor', label: 'Instructor' },
  { value: 'admin', label: 'Administrator', disabled: true },
];

export function FieldsKit() {
  const [checked, setChecked] = useState(true);
  const [role, setRole] = useState('student');
  const levels = ['Beginner', 'Intermediate', 'Advanced'].map((level) => (
    <option key={level}>{level}</option>
  ));
  const wrong = { id: 'kit-wrong', label: 'Wrong', error: 'Email is required', defaultValue: 'ada@' };
  return (
    <>
      <Grid>
        <TextField label="Text" placeholder="Placeholder" />
        <TextField label="With a hint" hint="As on your certificate." optional defaultValue="Ada" />
        <TextField {...wrong} />
        <TextField label="Disabled" disabled defaultValue="Ada" />
        <TextField label="Read-only" readOnly defaultValue="Ada" />
        <PasswordField label="Password" autoComplete="off" defaultValue="secret" />
        <TextArea label="Several lines" defaultValue={'One\nTwo'} />
        <TextArea label="Several lines, wrong" error="Text is required" />
        <TextArea label="Several lines, disabled" disabled defaultValue="One" />
        <SelectField label="Select">{levels}</SelectField>
        <SelectField label="Select, wrong" hint="From the course." error="Level is required">
          {levels}
        </SelectField>
        <SelectField label="Select, disabled" disabled>
          {levels}
        </SelectField>
      </Grid>
      <Grid>
        <div>
          <Checkbox label="Checkbox" hint="With a hint." checked={checked} onChange={setChecked} />
          <Checkbox label="Off" checked={false} onChange={setChecked} />
          <Checkbox label="Wrong" error="Please agree" checked={false} onChange={setChecked} />
          <Checkbox label="Disabled" disabled checked onChange={setChecked} />
        </div>
        <RadioGroup legend="Role" name="role" value={role} onChange={setRole} options={OPTIONS} />
        <RadioGroup
          legend="Role, wrong"
          name="role-wrong"
          value={null}
          onChange={setRole}
          options={OPTIONS}
          error="Role is required"
        />
        <RadioGroup
          legend="Role, disabled"
          name="role-disabled"
          value="student"
          onChange={setRole}
          options={OPTIONS}
          disabled
        />
      </Grid>
      <SearchForm label="Search" search="React" onSearch={() => undefined} />
      <FormError
        errors={[{ field: wrong.id, message: wrong.error }, { message: 'Passwords do not match' }]}
      />
    </>
  );
}
