import { Role } from '../../../platform/viewer';
import { roleAfter } from '../roles';
import { type Claims, identityOf, isIncomplete, withUserInfo } from './claims';

const SETTINGS = { trustsEmails: false, roleClaim: null, instructorValues: [], adminValues: [] };
const MAPPED = {
  ...SETTINGS,
  roleClaim: 'realm_access.roles',
  instructorValues: ['teacher'],
  adminValues: ['it'],
};
const identity = (claims: Claims, settings: Parameters<typeof identityOf>[2] = SETTINGS) =>
  identityOf('https://id.example', { sub: 'ada', ...claims }, settings);

describe('the identity of claims', () => {
  it('has the canonical email only if the provider has verified it', () => {
    const email = ' Ada@School.example ';
    expect(identity({ email, email_verified: true })?.email).toBe('ada@school.example');
    for (const verified of [false, 'false', 'true', undefined, 1])
      expect(identity({ email, email_verified: verified })?.email).toBeNull();
    for (const wrong of [
      'ada',
      'ada\u0000@school.example',
      `${'a'.repeat(250)}@school.example`,
      7,
      undefined,
    ])
      expect(identity({ email: wrong, email_verified: true })?.email).toBeNull();
  });

  it('has an email about which the provider says nothing if the configuration trusts it', () => {
    const trusting = { ...SETTINGS, trustsEmails: true };
    expect(identity({ email: 'ada@school.example' }, trusting)?.email).toBe('ada@school.example');
    expect(identity({ email: 'ada@school.example', email_verified: false }, trusting)?.email).toBeNull();
  });

  it('has an email that was verified where it was said, not another one', () => {
    const own = { email: 'ada@school.example' };
    const others = { email: 'admin@school.example' };
    const email = (claims: Claims, userInfo: Claims) => identity(withUserInfo(claims, userInfo))?.email;
    expect(email(others, { ...own, email_verified: true })).toBeNull();
    expect(email({ email_verified: true }, { ...others, email_verified: false })).toBeNull();
    expect(email({ ...own, email_verified: true }, { ...others, email_verified: false })).toBe(own.email);
    expect(email(own, { ...own, email_verified: true })).toBe(own.email);
    expect(email({}, { ...own, email_verified: true })).toBe(own.email);
  });

  it('has a name that can be stored and shown', () => {
    const name = (claims: Claims) => identity(claims)?.name;
    expect(name({ name: ' Ada ' })).toBe('Ada');
    expect(name({ given_name: 'Ada', family_name: 'Byron' })).toBe('Ada Byron');
    expect(name({ name: '\u200b', preferred_username: 'ada' })).toBe('ada');
    expect(name({ name: 'a\u0000', email: 'ada@school.example', email_verified: true })).toBe('ada');
    expect(name({ name: 'a'.repeat(300) })).toHaveLength(100);
    expect(name({})).toBe('New account');
  });

  it('needs a subject', () => {
    for (const sub of [undefined, '', 7, 'a'.repeat(256), 'a\u0000'])
      expect(identityOf('https://id.example', { sub }, SETTINGS)).toBeNull();
  });

  it('has the highest role that the claim is mapped to', () => {
    const role = (value: unknown) => identity({ realm_access: { roles: value } }, MAPPED)?.role;
    expect(role(['teacher'])).toBe(Role.INSTRUCTOR);
    expect(role(['teacher', 'it'])).toBe(Role.ADMIN);
    expect(role('it')).toBe(Role.ADMIN);
    for (const nothing of [[], ['pupil'], 'TEACHER', ['it '], { it: true }, [['it']], null, undefined])
      expect(role(nothing)).toBeNull();
    expect(identity({ realm_access: { roles: ['it'] } })?.role).toBeNull();
    expect(identity({ 'realm_access.roles': 'it' }, MAPPED)?.role).toBe(Role.ADMIN);
    const inherited = { ...MAPPED, roleClaim: 'constructor.name', adminValues: ['Object'] };
    expect(identity({}, inherited)?.role).toBeNull();
  });

  it('is incomplete without email, name or a claim that is mapped', () => {
    const complete = { email: 'ada@school.example', name: 'Ada' };
    expect(isIncomplete(complete, SETTINGS)).toBe(false);
    expect(isIncomplete(complete, MAPPED)).toBe(true);
    expect(isIncomplete({ ...complete, realm_access: { roles: [] } }, MAPPED)).toBe(false);
    expect(isIncomplete({ name: 'Ada' }, SETTINGS)).toBe(true);
    expect(isIncomplete({ email: 'ada@school.example' }, SETTINGS)).toBe(true);
  });
});

describe('the role after a log-in', () => {
  const { STUDENT, INSTRUCTOR, ADMIN } = Role;

  it.each([
    ['is raised when the claim says so', STUDENT, null, INSTRUCTOR, INSTRUCTOR],
    ['is raised for an account that was linked', INSTRUCTOR, null, ADMIN, ADMIN],
    ['is taken back with the claim', INSTRUCTOR, INSTRUCTOR, null, STUDENT],
    ['is lowered to what the claim still says', ADMIN, ADMIN, INSTRUCTOR, INSTRUCTOR],
    ['stays if an administrator gave it', ADMIN, INSTRUCTOR, null, ADMIN],
    ['stays if it never came from the claim', INSTRUCTOR, null, null, INSTRUCTOR],
    ['stays away if an administrator took it and the claim is the same', STUDENT, ADMIN, ADMIN, STUDENT],
    ['is not lowered by a claim that begins below it', ADMIN, null, INSTRUCTOR, ADMIN],
  ])('%s', (_title, present, before, now, after) => {
    expect(roleAfter(present, before, now)).toBe(after);
  });
});
