import { answerExamples } from '../rest/openapi';
import { routes } from '../rest/routes';

/** Expects the answer of a call to have the keys of a documented example of it, and no others. */
export function expectDocumented(method: string, path: string, answer: unknown): void {
  const route = routes.find(
    (one) =>
      one.method === method.toLowerCase() &&
      new RegExp(`^${one.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`).test(
        path.split('?')[0]!,
      ),
  );
  if (typeof answer !== 'object' || !route) return;
  const examples = Object.values(answerExamples(route.method, route.path));
  if (!examples.some(({ value }) => haveSameKeys(answer, value)))
    throw new Error(`docs/api/rest-answers.json has no such answer of ${method} ${path}`);
}

/** Where the answer has a list, each of its items is compared with the first item of the example. */
function haveSameKeys(answer: unknown, example: unknown): boolean {
  if (Array.isArray(answer))
    return answer.every((item) => haveSameKeys(item, Array.isArray(example) ? example[0] : undefined));
  if (typeof answer !== 'object' || answer === null) return true;
  const fields: Record<string, unknown> = { ...(example as object) };
  return (
    Object.keys(answer).length === Object.keys(fields).length &&
    Object.entries(answer).every(([key, value]) => key in fields && haveSameKeys(value, fields[key]))
  );
}
