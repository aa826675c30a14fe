import { randomInt } from 'node:crypto';
import { inParallel } from './in-parallel';
import { faultIn } from './answers';
import { aBystander } from './bystander';
import type { Cast } from './cast';
import { newResult, type AttackResult } from './report';
import type { Target, TargetAnswer } from './target';

const AT_ONCE = 20;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const aCode = () => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Guesses join codes and passwords, many at once; none may open anything, and others are served meanwhile. */
export async function guessCodesAndPasswords(
  target: Target,
  { accounts, tokens }: Cast,
  guesses: number,
): Promise<AttackResult> {
  const result = newResult('guessed codes and passwords');
  const { email } = accounts.student;
  const logIn = (body: object) => target.rest('POST', '/auth/login', { body });
  const kinds: (() => Promise<TargetAnswer>)[] = [
    () => logIn({ email, password: aCode() }),
    () => logIn({ email: `${aCode()}@example.org`, password: 'x'.repeat(256) }),
    () => target.rest('GET', `/api/join-codes/${aCode()}`),
    () =>
      target.rest('POST', '/student/enrollments/by-code', {
        token: tokens.otherStudent,
        body: { code: aCode() },
      }),
  ];
  const bystander = aBystander(target);
  await inParallel([...Array(guesses).keys()], AT_ONCE, async (number) => {
    const answer = await kinds[number % kinds.length]!();
    result.tried++;
    const fault = faultIn(answer) ?? (answer.status < 400 ? `was answered: ${answer.text}` : null);
    if (fault) result.violations.push(fault);
    return 'go on';
  });
  await bystander.leave(result);
  return result;
}
