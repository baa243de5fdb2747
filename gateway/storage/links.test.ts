import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStorageGateway, type StorageGateway } from '../../testing/storageGateway.ts';
import { TEST_SECRET } from '../../testing/gateway.ts';
import { createTokens } from '../http/tokens.ts';

let gateway: StorageGateway;

beforeAll(async () => {
  gateway = await createStorageGateway();
  for (const bucket of ['letters', 'others']) {
    await gateway.service.createBucket(bucket);
    await gateway.service.from(bucket).upload('folder/a b.txt', `of ${bucket}`);
  }
});
afterAll(() => gateway.drop());

async function link(options?: { download?: string | boolean }, expiresIn = 60): Promise<URL> {
  const { data, error } = await gateway.service
    .from('letters')
    .createSignedUrl('folder/a b.txt', expiresIn, options);
  if (error) throw error;
  return new URL(data.signedUrl);
}

const invalidSignature = {
  statusCode: '400',
  error: 'InvalidSignature',
  message: 'Invalid signature',
  code: 'InvalidSignature',
};

describe('a signed link', () => {
  test('is answered as Supabase writes it, not encoded', async () => {
    const answer = await gateway.ask('POST', '/object/sign/letters/folder/a%20b.txt', {
      as: gateway.serviceKey,
      body: { expiresIn: 60 },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        signedURL: expect.stringMatching(
          /^\/object\/sign\/letters\/folder\/a b\.txt\?token=[\w-]+\.[\w-]+\.[\w-]+$/,
        ),
      },
    });
  });

  test('shows its file to whoever has it, until it ends', async () => {
    const url = await link({}, 60);
    const answer = await gateway.fetch(url);
    expect([answer.status, await answer.text()]).toEqual([200, 'of letters']);
    const expires = Date.parse(answer.headers.get('expires') ?? '');
    expect(expires - Date.now()).toBeGreaterThan(50_000);
    expect(expires - Date.now()).toBeLessThan(70_000);
    expect(answer.headers.has('cache-control')).toBe(false);
    expect((await gateway.fetch(url, { method: 'HEAD' })).status).toBe(200);
  });

  test.each([
    [true, `attachment; filename="a b.txt"; filename*=UTF-8''a%20b.txt`],
    ['letter.txt', `attachment; filename="letter.txt"; filename*=UTF-8''letter.txt`],
  ])('may ask to save the file as %j', async (download, disposition) => {
    const answer = await gateway.fetch(await link({ download }));
    expect(answer.headers.get('content-disposition')).toBe(disposition);
  });

  test('answers parts, and nothing for what the caller has', async () => {
    const url = await link();
    expect(await (await gateway.fetch(url, { headers: { range: 'bytes=0-1' } })).text()).toBe('of');
    const { headers } = await gateway.fetch(url);
    const again = await gateway.fetch(url, { headers: { 'if-none-match': headers.get('etag')! } });
    expect(again.status).toBe(304);
  });

  test('does not hold for another file, another bucket or an upload', async () => {
    const { search } = await link();
    await gateway.service.from('letters').upload('other.txt', 'x');
    for (const path of ['letters/other.txt', 'others/folder/a%20b.txt', 'letters/folder/a%20b.txt/more'])
      expect(await gateway.ask('GET', `/object/sign/${path}${search}`)).toMatchObject({
        status: 400,
        body: invalidSignature,
      });
    const upload = await gateway.ask('PUT', `/object/upload/sign/letters/folder/a%20b.txt${search}`, {
      body: 'x',
    });
    expect(upload).toMatchObject({ status: 400, body: invalidSignature });
  });

  test('does not hold when somebody wrote it otherwise', async () => {
    const { search } = await link();
    const forged = await createTokens('another secret that is long enough for this').sign({
      url: 'letters/folder/a b.txt',
      purpose: 'download',
      exp: Date.now(),
    });
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"url":"letters/folder/a b.txt"}')}.`.replaceAll(
      '=',
      '',
    );
    for (const query of [
      `${search.slice(0, -2)}xx`,
      `?token=${forged}`,
      `?token=${unsigned}`,
      '?token=nonsense',
      '?token=',
      '',
    ])
      expect(await gateway.ask('GET', `/object/sign/letters/folder/a%20b.txt${query}`)).toMatchObject({
        status: 400,
        body: { statusCode: '400', error: 'InvalidJWT', message: 'Invalid Compact JWS', code: 'InvalidJWT' },
      });
  });

  test('is not the token of a caller', async () => {
    const other = await createTokens(TEST_SECRET).sign({ role: 'service_role' });
    const answer = await gateway.ask('GET', `/object/sign/letters/folder/a%20b.txt?token=${other}`);
    expect(answer.body).toEqual(invalidSignature);
    const token = (await link()).searchParams.get('token')!;
    // Whoever shows it as one is nobody in particular.
    expect((await gateway.ask('GET', '/object/letters/folder/a%20b.txt', { as: token })).body).toMatchObject({
      code: 'NoSuchKey',
    });
  });

  test('for a file that has gone finds none, and for a new one of the same name that', async () => {
    await gateway.service.from('letters').upload('passing.txt', 'old');
    const { data } = await gateway.service.from('letters').createSignedUrl('passing.txt', 60);
    await gateway.service.from('letters').remove(['passing.txt']);
    expect(await (await gateway.fetch(data!.signedUrl)).json()).toMatchObject({ code: 'NoSuchKey' });
    await gateway.service.from('letters').upload('passing.txt', 'new');
    expect(await (await gateway.fetch(data!.signedUrl)).text()).toBe('new');
  });

  test.each([0, -1, 1.5, 'soon', null, 10 * 366 * 24 * 3600])(
    'cannot hold for %j seconds',
    async (expiresIn) => {
      const answer = await gateway.ask('POST', '/object/sign/letters/folder/a%20b.txt', {
        as: gateway.serviceKey,
        body: { expiresIn },
      });
      expect(answer).toMatchObject({ status: 400, body: { statusCode: '400', code: 'InvalidRequest' } });
    },
  );

  test('is given only for what the caller may see', async () => {
    const person = await gateway.person();
    for (const who of [gateway.anon, person.storage]) {
      const { error } = await who.from('letters').createSignedUrl('folder/a b.txt', 60);
      expect(error).toMatchObject({ status: 400, statusCode: '404', message: 'Object not found' });
    }
  });
});

describe('links for many', () => {
  test('come in order, with an error for those that are not there', async () => {
    const { data } = await gateway.service
      .from('letters')
      .createSignedUrls(['missing', 'folder/a b.txt'], 60);
    expect(data).toEqual([
      {
        error: 'Either the object does not exist or you do not have access to it',
        path: 'missing',
        signedURL: null,
        signedUrl: null,
      },
      { error: null, path: 'folder/a b.txt', signedURL: expect.any(String), signedUrl: expect.any(String) },
    ]);
    expect(await (await gateway.fetch(data![1]!.signedUrl!)).text()).toBe('of letters');
  });

  test('are not given to those who may not see', async () => {
    const { data } = await gateway.anon.from('letters').createSignedUrls(['folder/a b.txt'], 60);
    expect(data).toMatchObject([{ signedUrl: null, error: expect.any(String) }]);
  });
});

describe('a link to upload by', () => {
  test('takes one file in the name of who made it', async () => {
    await gateway.admin.query(
      `create policy "People add letters" on storage.objects for insert to authenticated with check (bucket_id = 'letters')`,
    );
    const person = await gateway.person();
    const { data, error } = await person.storage.from('letters').createSignedUploadUrl('new/letter.txt');
    await gateway.admin.query(`drop policy "People add letters" on storage.objects`);
    expect(error).toBeNull();
    expect(data).toEqual({
      signedUrl: expect.stringContaining('/storage/v1/object/upload/sign/letters/new/letter.txt?token='),
      token: expect.any(String),
      path: 'new/letter.txt',
    });

    const uploaded = await gateway.anon
      .from('letters')
      .uploadToSignedUrl('new/letter.txt', data!.token, 'dear Ann', {
        contentType: 'text/plain',
        metadata: { from: 'Bob' },
      });
    expect(uploaded).toEqual({
      data: { path: 'new/letter.txt', fullPath: 'letters/new/letter.txt' },
      error: null,
    });
    const { rows } = await gateway.admin.query(
      `select owner, owner_id, user_metadata from storage.objects where name = 'new/letter.txt'`,
    );
    expect(rows).toEqual([{ owner: person.id, owner_id: person.id, user_metadata: { from: 'Bob' } }]);
  });

  test('replaces only when it was made for that, whatever its bearer asks', async () => {
    const letters = gateway.service.from('letters');
    await letters.upload('existing', 'old');
    const { data: fresh } = await letters.createSignedUploadUrl('replaced');
    await letters.upload('replaced', 'old');
    const refused = await letters.uploadToSignedUrl('replaced', fresh!.token, 'new', { upsert: true });
    expect(refused.error).toMatchObject({ statusCode: '409', message: 'The resource already exists' });
    expect((await letters.createSignedUploadUrl('existing')).error).toMatchObject({ statusCode: '409' });
    const { data: replacing } = await letters.createSignedUploadUrl('existing', { upsert: true });
    expect((await letters.uploadToSignedUrl('existing', replacing!.token, 'new')).error).toBeNull();
    expect(await (await letters.download('existing')).data?.text()).toBe('new');
  });

  test('takes a form, too', async () => {
    const { data } = await gateway.service.from('letters').createSignedUploadUrl('picture');
    const picture = new Blob(['x'], { type: 'image/webp' });
    expect(
      (await gateway.anon.from('letters').uploadToSignedUrl('picture', data!.token, picture)).error,
    ).toBeNull();
    expect((await gateway.service.from('letters').info('picture')).data).toMatchObject({
      contentType: 'image/webp',
    });
  });

  test('does not hold for another name, for reading, or later than two hours after', async () => {
    const clocked = await createStorageGateway();
    await clocked.service.createBucket('b');
    const { data } = await clocked.service.from('b').createSignedUploadUrl('a');
    const token = data!.token;
    const put = async (name: string) =>
      clocked.ask('PUT', `/object/upload/sign/b/${name}?token=${token}`, { body: 'x' });
    expect((await put('other')).body).toEqual(invalidSignature);
    expect((await clocked.ask('GET', `/object/sign/b/a?token=${token}`)).body).toEqual(invalidSignature);
    clocked.advance(2 * 3600 * 1000 + 1000);
    expect(await put('a')).toMatchObject({
      status: 400,
      body: { error: 'InvalidJWT', message: '"exp" claim timestamp check failed' },
    });
    expect(await clocked.countFiles()).toBe(0);
    await clocked.drop();
  });

  test('is bound by the limits of its bucket', async () => {
    await gateway.service.createBucket('narrow', {
      public: false,
      fileSizeLimit: 3,
      allowedMimeTypes: ['text/plain'],
    });
    const { data } = await gateway.service.from('narrow').createSignedUploadUrl('a');
    const put = async (body: string, contentType: string) =>
      gateway.service.from('narrow').uploadToSignedUrl('a', data!.token, body, { contentType });
    expect((await put('long', 'text/plain')).error).toMatchObject({ statusCode: '413' });
    expect((await put('abc', 'text/html')).error).toMatchObject({ statusCode: '415' });
    expect((await put('abc', 'text/plain')).error).toBeNull();
  });

  test('is not given to those who may not upload', async () => {
    const person = await gateway.person();
    for (const who of [gateway.anon, person.storage]) {
      const { error } = await who.from('letters').createSignedUploadUrl('mine');
      expect(error).toMatchObject({
        statusCode: '403',
        message: 'new row violates row-level security policy',
      });
    }
    expect((await gateway.service.from('nowhere').createSignedUploadUrl('a')).error).toMatchObject({
      statusCode: '404',
      message: 'Bucket not found',
    });
  });
});

test('an expired link says so', async () => {
  const clocked = await createStorageGateway();
  await clocked.service.createBucket('b');
  await clocked.service.from('b').upload('a', 'x');
  const { data } = await clocked.service.from('b').createSignedUrl('a', 30);
  clocked.advance(31_000);
  const answer = await clocked.fetch(data!.signedUrl);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      statusCode: '400',
      error: 'InvalidJWT',
      message: '"exp" claim timestamp check failed',
      code: 'InvalidJWT',
    },
  ]);
  await clocked.drop();
});
