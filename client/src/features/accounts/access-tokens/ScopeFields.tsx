import {
  ACCESS_SCOPES,
  ALL_SCOPES,
  type AccessScope,
  scopesGrantedBy,
} from '../../../../../server/platform/access-scopes.rules';
import { Checkbox } from '../../../ui/fields/Choices';
import { FormError } from '../../../ui/fields/FormError';
import styles from './ScopeFields.module.css';

interface ScopeFieldsProps {
  chosen: readonly AccessScope[];
  error: string | undefined;
  /** Whether the scopes of administrators are offered. */
  isAdministrator: boolean;
  onChange: (chosen: AccessScope[]) => void;
}

/** The scopes of a new access token. A scope that another one includes is checked and cannot be changed. */
export function ScopeFields({ chosen, error, isAdministrator, onChange }: ScopeFieldsProps) {
  const granted = scopesGrantedBy(chosen);
  const offered = ALL_SCOPES.filter((scope) => isAdministrator || !scope.endsWith(':admin'));
  return (
    // The name and the focus are for the form, which moves to the first field with an error.
    <fieldset name="scopes" tabIndex={-1} className={styles.scopes}>
      <legend>What the token may do</legend>
      {offered.map((scope) => {
        const isChosen = chosen.includes(scope);
        const isIncluded = granted.has(scope) && !isChosen;
        return (
          <Checkbox
            key={scope}
            label={ACCESS_SCOPES[scope]}
            hint={isIncluded ? `${scope}, included in ${scope.replace('read:', 'write:')}` : scope}
            checked={granted.has(scope)}
            disabled={isIncluded}
            onChange={(isOn) =>
              onChange(isOn ? [...chosen, scope] : chosen.filter((other) => other !== scope))
            }
          />
        );
      })}
      <FormError errors={error ? [{ message: error }] : []} />
    </fieldset>
  );
}
