import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { testApp } from '../../../test/test-app';

const app = testApp();

type Color = { r: number; g: number; b: number };
const RED = { r: 220, g: 20, b: 30 };

const aPicture = (width: number, height: number, background: Color = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

const aToken = async () => app.world.signIn(await app.world.aStudent());

const upload = async (token: string, file: Buffer, type = 'image/png') => {
  const headers = { 'content-type': type };
  const { status, body } = await app.rest('PUT', '/auth/profile/picture', { token, headers, body: file });
  return { status, body: body as { profilePic?: string; error?: string } };
};

/** Sends the whole file, and closes the connection without waiting for the response. */
const uploadAndCancel = (token: string, file: Buffer) =>
  new Promise<void>((resolve) => {
    const headers = { authorization: `Bearer ${token}`, 'content-length': file.length };
    const sending = request(`${app.origin}/auth/profile/picture`, { method: 'PUT', headers });
    sending.on('error', () => undefined).on('close', resolve);
    sending.end(file, () => void delay(50).then(() => sending.destroy()));
  });

const pictureOf = async (token: string) =>
  (await app.graphql('{ viewer { account { pictureUrl } } }', {}, token)).body.data.viewer.account.pictureUrl;

const rows = () => app.sql`select account_id from account_pictures`;

describe('uploading a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'takes %s and serves a square without metadata',
    async (format) => {
      const token = await aToken();
      const file = await aPicture(900, 600)
        .withExif({ IFD0: { Copyright: 'secret-place' } })
        .toFormat(format)
        .toBuffer();
      expect(file.includes('secret-place')).toBe(true);
      // The name and type that a client gives do not count.
      const { status, body } = await upload(token, file, 'text/plain');
      expect(status).toBe(200);
      expect(body.profilePic).toMatch(/^\/pictures\/[0-9a-f]{64}\.webp$/);
      expect(await pictureOf(token)).toBe(body.profilePic);

      const served = await fetch(app.origin + body.profilePic!);
      expect(served.status).toBe(200);
      expect(served.headers.get('content-type')).toBe('image/webp');
      expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      const large = Buffer.from(await served.arrayBuffer());
      expect(large.includes('secret-place')).toBe(false);
      expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
      const small = await fetch(app.origin + body.profilePic!.replace('.webp', '-small.webp'));
      expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({
        width: 96,
        height: 96,
      });
    },
  );

  it('is shown until its own account is to be deleted, not another one', async () => {
    const [ada, ben] = [await aToken(), await aToken()];
    const file = await aPicture(100, 100).png().toBuffer();
    const other = await aPicture(120, 120, { r: 0, g: 0, b: 255 }).png().toBuffer();
    const addresses = [
      (await upload(ada, file)).body.profilePic!,
      (await upload(ben, other)).body.profilePic!,
    ];
    const statuses = () =>
      Promise.all(
        addresses
          .flatMap((address) => [address, address.replace('.webp', '-small.webp')])
          .map(async (address) => (await fetch(app.origin + address)).status),
      );
    const { body } = await app.graphql('{ viewer { account { id } } }', {}, ada);
    await app.sql`insert into account_deletions (account_id, requested_at, due_at)
      values (${body.data.viewer.account.id}, now(), now())`;
    expect(await statuses()).toEqual([404, 404, 200, 200]);
  });

  it('turns a picture as its camera was held', async () => {
    const token = await aToken();
    const left = await aPicture(100, 200).png().toBuffer();
    const file = await aPicture(200, 200, { r: 0, g: 0, b: 255 })
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload(token, file);
    const served = Buffer.from(await (await fetch(app.origin + body.profilePic!)).arrayBuffer());
    const [, , blueAtTop] = await sharp(served)
      .extract({ left: 250, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(blueAtTop).toBeLessThan(100);
  });

  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'Please choose a JPEG, PNG or WebP picture',
    ],
    [
      'a GIF',
      Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;..........', 'latin1'),
      'Please choose a JPEG, PNG or WebP picture',
    ],
    [
      'a damaged file',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)]),
      'We couldn’t read this picture',
    ],
  ])('refuses %s', async (_what, file, sentence) => {
    const token = await aToken();
    expect(await upload(token, file)).toEqual({ status: 400, body: { error: sentence } });
    expect(await pictureOf(token)).toBeNull();
  });

  it('refuses a picture whose pixels would fill the memory, without decoding them', async () => {
    const bomb = await aPicture(6000, 6000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await upload(await aToken(), bomb)).toEqual({
      status: 400,
      body: { error: 'The picture can have at most 4,096 × 4,096 pixels' },
    });
  });

  it('refuses animations', async () => {
    const png = await aPicture(20, 20).png().toBuffer();
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
    const apng = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    const webp = Buffer.alloc(40);
    webp.write('RIFF', 0, 'latin1');
    webp.write('WEBPVP8X', 8, 'latin1');
    webp[20] = 0x02;
    for (const file of [apng, webp])
      expect(await upload(await aToken(), file)).toEqual({
        status: 400,
        body: { error: 'Please choose a picture without animation' },
      });
  });

  it('refuses more than 5 MB', async () => {
    const file = Buffer.alloc(5 * 1024 * 1024 + 1);
    expect(await upload(await aToken(), file)).toEqual({
      status: 413,
      body: { error: 'The picture can be at most 5 MB' },
    });
  });

  it('is limited to 20 an hour', async () => {
    const token = await aToken();
    for (let count = 1; count <= 21; count++)
      expect((await upload(token, Buffer.from('no'))).status).toBe(count > 20 ? 429 : 400);
  });

  it('leaves one picture after twelve at once, the one that the account shows', async () => {
    const account = await app.world.aStudent();
    const token = await app.world.signIn(account);
    const files = await app.atOnce(12, (index) =>
      aPicture(40, 40, { ...RED, g: index * 20 })
        .png()
        .toBuffer(),
    );
    const outcomes = await Promise.all(files.map((file) => upload(token, file)));
    expect(new Set(outcomes.map(({ status }) => status))).not.toContain(500);
    const own = await app.sql`select hash from account_pictures where account_id = ${account.id}`;
    expect(own).toHaveLength(1);
    const [stored] = await app.sql`select picture_url from accounts where id = ${account.id}`;
    expect(stored!.picture_url).toBe(`/pictures/${own[0]!.hash}.webp`);
  });
});

describe('an uploaded picture', () => {
  const updated = async (token: string, input: object) =>
    (
      await app.as(token).graphql`mutation { updateProfile(input: ${input}) {
        __typename ... on InvalidInput { fields { path } } ... on ProfileUpdated { account { pictureUrl bio } } } }`
    ).body.data.updateProfile;

  it('stores nothing when the sender cancels while the picture is converted', async () => {
    const token = await aToken();
    await uploadAndCancel(token, await aPicture(4000, 4000).png().toBuffer());
    // Pictures are converted one after the other.
    const later = await upload(await aToken(), await aPicture(30, 30).png().toBuffer());
    expect(later.status).toBe(200);
    expect(await pictureOf(token)).toBeNull();
  });

  it('stays when the profile is saved with it, and gives way to a picture address', async () => {
    const account = await app.world.anInstructor();
    const token = await app.world.signIn(account);
    const { body } = await upload(token, await aPicture(30, 30).png().toBuffer());
    expect(await updated(token, { bio: 'Hi', pictureUrl: body.profilePic })).toMatchObject({
      account: { pictureUrl: body.profilePic, bio: 'Hi' },
    });
    const address = 'https://example.org/me.png';
    expect(await updated(token, { bio: 'Hi', pictureUrl: address })).toMatchObject({
      account: { pictureUrl: address },
    });
    expect((await rows()).map((row) => row.account_id)).not.toContain(account.id);
    expect((await fetch(app.origin + body.profilePic!)).status).toBe(404);
  });

  it('of another account cannot be taken over', async () => {
    const { body } = await upload(await aToken(), await aPicture(31, 31).png().toBuffer());
    expect(await updated(await aToken(), { pictureUrl: body.profilePic })).toEqual({
      __typename: 'InvalidInput',
      fields: [{ path: 'pictureUrl' }],
    });
  });

  it('can be removed', async () => {
    const account = await app.world.aStudent();
    const token = await app.world.signIn(account);
    await upload(token, await aPicture(32, 32).png().toBuffer());
    const { body } = await app.graphql('mutation { removePicture { account { pictureUrl } } }', {}, token);
    expect(body.data.removePicture.account.pictureUrl).toBeNull();
    expect((await rows()).map((row) => row.account_id)).not.toContain(account.id);
  });

  it.each(['x.webp', `${'0'.repeat(64)}.webp`, '..%2f..%2fetc%2fpasswd'])(
    'is not found as %s',
    async (name) => {
      expect((await fetch(`${app.origin}/pictures/${name}`)).status).toBe(404);
    },
  );
});
