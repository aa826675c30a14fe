import type { Refusal } from '../../forms/formOutcome';

/** What the server refused, as mutations of a log-in and of what secures an account return it. */
export interface Refused {
  __typename:
    | 'AccountSuspended'
    | 'InvalidCredentials'
    | 'InvalidInput'
    | 'InvalidSecondFactorCode'
    | 'LogInExpired'
    | 'ProviderSignInRefused'
    | 'SecondFactorAlreadyOn'
    | 'SecondFactorNotOptional'
    | 'TooManyAccessTokens';
  message: string;
  fields?: readonly { path: string; message: string }[];
}

/** The errors of a form whose log-in or code was refused; `failed` if there is no answer. */
export function refusalOf(result: Refused | null | undefined, failed: string): Refusal {
  if (result?.__typename === 'InvalidInput') return { ok: false, fields: [...(result.fields ?? [])] };
  if (result?.__typename === 'InvalidSecondFactorCode')
    return { ok: false, fields: [{ path: 'code', message: result.message }] };
  return { ok: false, message: result?.message ?? failed };
}
