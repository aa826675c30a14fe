import fc from 'fast-check';
import { routes } from '../../../server/rest/routes';
import type { Route } from '../../../server/rest/route';
import { exampleBody } from './example-body';
import { inParallel } from './in-parallel';
import { faultIn } from './answers';
import { idsFor, type Cast } from './cast';
import { malformedPathPart, malformedValue } from './malformed-values';
import { latencies, newResult, type AttackResult } from './report';
import type { Target } from './target';

const AT_ONCE = 8;
const QUERY_NAMES = ['search', 'q', 'tag', 'category', 'minRating', 'search[a]', '__proto__', 'limit', 'x'];

interface MalformedCall {
  method: string;
  path: string;
  body: unknown;
  isSignedIn: boolean;
}

/** Calls every documented path with malformed bodies, ids and queries; none may cause a server fault. */
export async function sendMalformedRest(target: Target, cast: Cast, calls: number): Promise<AttackResult> {
  const result = newResult('malformed REST calls');
  const milliseconds: number[] = [];
  // Logging out would end the session that the other calls use.
  const arbitrary = fc.constantFrom(...routes).chain((route) => callOf(route, cast));
  const tokens = [cast.tokens.student, cast.tokens.author];
  await inParallel(fc.sample(arbitrary, calls), AT_ONCE, async ({ method, path, body, isSignedIn }) => {
    const token = isSignedIn ? tokens[result.tried % tokens.length] : undefined;
    const answer = await target.rest(method, path, { token, body: method === 'GET' ? undefined : body });
    result.tried++;
    milliseconds.push(answer.milliseconds);
    const fault = faultIn(answer);
    if (fault) result.violations.push(`${method} ${path} ${JSON.stringify(body).slice(0, 300)}: ${fault}`);
    return 'go on';
  });
  const { p50, max } = latencies(milliseconds);
  result.figures = `p50 ${p50} ms, slowest ${max} ms`;
  return result;
}

function callOf(route: Route, cast: Cast): fc.Arbitrary<MalformedCall> {
  const id = fc.oneof(fc.constantFrom(...idsFor(cast.ids, route.path)), malformedPathPart);
  const query = fc
    .array(fc.tuple(fc.constantFrom(...QUERY_NAMES), malformedPathPart), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
  const places = route.path.match(/:\w+/g)?.length ?? 0;
  return fc
    .record({
      ids: fc.array(id, { minLength: places, maxLength: places }),
      query,
      body: bodyOf(route),
      isSignedIn: fc.boolean(),
    })
    .map(({ ids, query, body, isSignedIn }) => {
      const unused = [...ids];
      // A bare dot segment would be normalized out of the URL before it is sent.
      const place = () => unused.pop()!.replace(/^(%2e|\.)+$/i, 'x');
      return {
        method: route.method.toUpperCase(),
        path: `${route.path.replace(/:\w+/g, place)}?${query}`,
        body,
        isSignedIn,
      };
    });
}

/** The documented example with some of its values replaced, any JSON, or invalid JSON. */
function bodyOf(route: Route): fc.Arbitrary<unknown> {
  const example = exampleBody(route) ?? {};
  const keys = [...Object.keys(example), 'id', '_id', '__proto__', 'constructor', 'toString'];
  const replaced = fc
    .dictionary(fc.constantFrom(...keys), malformedValue, { maxKeys: 4 })
    .map((values) => ({ ...example, ...values }));
  const truncated = fc.nat({ max: 200 }).map((length) => JSON.stringify(example).slice(0, length));
  return fc.oneof({ weight: 6, arbitrary: replaced }, malformedValue, truncated);
}
