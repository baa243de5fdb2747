/* Row-level security on storage.objects decides: which rights each call needs, and that it needs them. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createStorageGateway, type Person, type StorageGateway } from '../../testing/storageGateway.ts';

let gateway: StorageGateway;
let person: Person;

const DENIED = {
  statusCode: '403',
  error: 'Unauthorized',
  message: 'new row violates row-level security policy',
  code: 'AccessDenied',
};

beforeAll(async () => {
  gateway = await createStorageGateway();
  person = await gateway.person();
  await gateway.service.createBucket('files');
  await gateway.service.createBucket('open', { public: true });
});
afterAll(() => gateway.drop());

afterEach(async () => {
  const { rows } = await gateway.admin.query<{ policyname: string }>(
    `select policyname from pg_policies where schemaname = 'storage' and tablename = 'objects'`,
  );
  for (const { policyname } of rows)
    await gateway.admin.query(`drop policy "${policyname}" on storage.objects`);
  await gateway.service.emptyBucket('files');
  await gateway.service.emptyBucket('open');
});

type Command = 'select' | 'insert' | 'update' | 'delete';

/** Policies for everybody with an account. */
async function allow(commands: Command[], condition = 'true'): Promise<void> {
  for (const command of commands) {
    const clause = command === 'insert' ? 'with check' : 'using';
    await gateway.admin.query(
      `create policy "People may ${command}" on storage.objects for ${command} to authenticated ${clause} (${condition})`,
    );
  }
}

function theirs(bucket = 'files') {
  return person.storage.from(bucket);
}

async function keep(name: string): Promise<void> {
  const { error } = await gateway.service.from('files').upload(name, `content of ${name}`);
  expect(error).toBeNull();
}

describe('without a policy', () => {
  test.each(['anon', 'person'])('%s may do nothing, also in a public bucket', async (who) => {
    await keep('a.txt');
    const storage = who === 'anon' ? gateway.anon : person.storage;
    const before = await gateway.countFiles();
    for (const bucket of ['files', 'open']) {
      expect((await storage.from(bucket).upload('mine', 'x')).error).toMatchObject({
        status: 400,
        statusCode: '403',
        message: DENIED.message,
      });
      expect((await storage.from(bucket).list()).data).toEqual([]);
    }
    const files = storage.from('files');
    expect((await files.update('a.txt', 'x')).error).toMatchObject({ statusCode: '403' });
    expect((await files.move('a.txt', 'b.txt')).error).toMatchObject({ statusCode: '404' });
    expect((await files.copy('a.txt', 'b.txt')).error).toMatchObject({ statusCode: '404' });
    expect((await files.remove(['a.txt'])).data).toEqual([]);
    expect((await files.info('a.txt')).error).toMatchObject({ statusCode: '404' });
    expect((await files.exists('a.txt')).data).toBe(false);
    const download = await gateway.ask('GET', '/object/authenticated/files/a.txt', {
      as: who === 'anon' ? gateway.anonKey : person.token,
    });
    expect(download).toMatchObject({ status: 400, body: { statusCode: '404', code: 'NoSuchKey' } });
    expect((await gateway.service.from('files').download('a.txt')).error).toBeNull();
    expect(await gateway.countFiles()).toBe(before);
  });

  test('a refused upload is not even read', async () => {
    let isRead = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          isRead = true;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const answer = await gateway.ask('POST', '/object/files/a.txt', { as: person.token, body });
    expect(answer).toMatchObject({ status: 400, body: DENIED });
    expect(isRead).toBe(false);
  });

  test('the service key may do everything', async () => {
    const files = gateway.service.from('files');
    expect((await files.upload('a', '1')).error).toBeNull();
    expect((await files.update('a', '2')).error).toBeNull();
    expect((await files.copy('a', 'b')).error).toBeNull();
    expect((await files.move('b', 'c')).error).toBeNull();
    expect((await files.list()).data?.map(({ name }) => name)).toEqual(['a', 'c']);
    expect((await files.remove(['a', 'c'])).data).toHaveLength(2);
  });
});

describe('the right to insert', () => {
  test('is enough to upload what is not there', async () => {
    await allow(['insert'], `bucket_id = 'files' and (storage.foldername(name))[1] = 'inbox'`);
    expect((await theirs().upload('inbox/letter', 'x')).error).toBeNull();
    expect((await theirs().upload('inbox/picture', new Blob(['x']))).error).toBeNull();
    expect((await theirs().upload('outbox/letter', 'x')).error).toMatchObject({ statusCode: '403' });
    expect((await theirs('open').upload('inbox/letter', 'x')).error).toMatchObject({ statusCode: '403' });
  });

  test('is not enough to replace, nor to see what was uploaded', async () => {
    await allow(['insert']);
    await theirs().upload('a', 'mine');
    expect((await theirs().upload('a', 'again')).error).toMatchObject({ statusCode: '409' });
    expect((await theirs().upload('a', 'again', { upsert: true })).error).toMatchObject({
      statusCode: '403',
    });
    expect((await theirs().download('a')).error).not.toBeNull();
    expect((await theirs().list()).data).toEqual([]);
  });

  test('with the rights to see and to update is enough to replace', async () => {
    await allow(['insert', 'select', 'update']);
    await keep('a');
    expect((await theirs().upload('a', 'theirs', { upsert: true })).error).toBeNull();
    expect(await (await theirs().download('a')).data?.text()).toBe('theirs');
  });

  test.each<[Command[]]>([[['insert', 'select']], [['insert', 'update']], [['select', 'update']]])(
    'of %j is not enough to replace',
    async (commands) => {
      await allow(commands);
      await keep('a');
      expect((await theirs().upload('a', 'theirs', { upsert: true })).error).toMatchObject({
        statusCode: '403',
      });
      expect(await (await gateway.service.from('files').download('a')).data?.text()).toBe('content of a');
      expect(await gateway.countFiles()).toBe(1);
    },
  );

  test('may depend on type and size as far as they are told before', async () => {
    await allow(['insert'], `metadata ->> 'mimetype' = 'text/csv' and (metadata ->> 'size')::integer < 5`);
    const upload = async (name: string, body: string, type: string) =>
      gateway.ask('POST', `/object/files/${name}`, {
        as: person.token,
        body,
        headers: { 'content-type': type, 'content-length': String(body.length) },
      });
    expect((await upload('a', '1,2', 'text/csv')).status).toBe(200);
    expect((await upload('b', '1,2,3', 'text/csv')).body).toEqual(DENIED);
    expect((await upload('c', '1,2', 'text/plain')).body).toEqual(DENIED);
  });
});

describe('what somebody made', () => {
  test('is theirs', async () => {
    await allow(['insert', 'select', 'update', 'delete'], 'owner_id = (select auth.uid())::text');
    const other = await gateway.person();
    await theirs().upload('a', 'mine');
    expect((await other.storage.from('files').list()).data).toEqual([]);
    expect((await other.storage.from('files').remove(['a'])).data).toEqual([]);
    expect((await other.storage.from('files').update('a', 'stolen')).error).toMatchObject({
      statusCode: '403',
    });
    expect(await (await theirs().download('a')).data?.text()).toBe('mine');
    expect((await theirs().remove(['a'])).data).toMatchObject([
      { name: 'a', owner: person.id, owner_id: person.id },
    ]);
  });

  test('and is replaced by somebody else becomes theirs', async () => {
    await allow(['insert', 'select', 'update']);
    await keep('a');
    await theirs().update('a', 'new');
    const { rows } = await gateway.admin.query(
      `select owner, owner_id from storage.objects where name = 'a'`,
    );
    expect(rows).toEqual([{ owner: person.id, owner_id: person.id }]);
  });
});

describe('moving', () => {
  test('needs the rights to see and to update', async () => {
    await keep('a');
    await allow(['select']);
    expect((await theirs().move('a', 'b')).error).toMatchObject({ statusCode: '404' });
    await allow(['update']);
    expect((await theirs().move('a', 'b')).error).toBeNull();
  });

  test('does not lead where the caller may not update', async () => {
    await keep('inbox/a');
    await allow(['select']);
    await allow(['update'], `(storage.foldername(name))[1] = 'inbox'`);
    expect((await theirs().move('inbox/a', 'outbox/a')).error).toMatchObject({ statusCode: '403' });
    expect((await theirs().move('inbox/a', 'inbox/b')).error).toBeNull();
  });
});

describe('copying', () => {
  test('needs the rights to see the one and to insert the other', async () => {
    await keep('a');
    await allow(['select']);
    expect((await theirs().copy('a', 'b')).error).toMatchObject({ statusCode: '403' });
    await allow(['insert'], `name = 'b'`);
    expect((await theirs().copy('a', 'c')).error).toMatchObject({ statusCode: '403' });
    expect((await theirs().copy('a', 'b')).error).toBeNull();
  });
});

describe('removing', () => {
  test('takes only what the caller may delete, and leaves the files of the rest', async () => {
    await keep('a');
    await keep('b');
    await allow(['select']);
    await allow(['delete'], `name = 'a'`);
    expect((await theirs().remove(['a', 'b'])).data?.map(({ name }) => name)).toEqual(['a']);
    expect(await gateway.countFiles()).toBe(1);
    expect(await (await theirs().download('b')).data?.text()).toBe('content of b');
    const one = await gateway.ask('DELETE', '/object/files/b', { as: person.token });
    expect(one).toMatchObject({ status: 400, body: { code: 'NoSuchKey' } });
  });

  test('is not done by SQL: its file would stay', async () => {
    await keep('a');
    await allow(['select', 'delete']);
    const remove = gateway.database.queryAs(
      { role: 'authenticated', claims: { sub: person.id } },
      { text: `delete from storage.objects where name = 'a'` },
    );
    await expect(remove).rejects.toMatchObject({ code: '42501' });
  });
});

test('policies may ask what is being done', async () => {
  await allow(['select'], `storage.operation() = 'storage.object.list'`);
  await keep('a');
  expect((await theirs().list()).data).toHaveLength(1);
  expect((await theirs().download('a')).error).not.toBeNull();
  expect((await theirs().createSignedUrl('a', 60)).error).toMatchObject({ statusCode: '404' });
});

test.each([
  ['upload', 'storage.object.upload', 'POST', '/object/files/a'],
  ['update', 'storage.object.upload_update', 'PUT', '/object/files/a'],
  ['upload link', 'storage.object.sign_upload_url', 'POST', '/object/upload/sign/files/a'],
])('an %s is known to policies as %s', async (_, operation, method, path) => {
  await allow(['insert', 'select', 'update'], `storage.operation() = '${operation}'`);
  expect((await gateway.ask(method, path, { as: person.token, body: 'x' })).status).toBe(200);
});

describe('a caller', () => {
  test.each([
    ['nonsense', 'Invalid Compact JWS'],
    ['a.b.c', 'Invalid Compact JWS'],
    ['eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.', 'Invalid Compact JWS'],
  ])('with the token %s is refused', async (token, message) => {
    for (const [method, path] of [
      ['GET', '/bucket'],
      ['POST', '/object/files/a'],
      ['POST', '/object/list/files'],
      ['GET', '/object/authenticated/files/a'],
    ] as const) {
      const answer = await gateway.ask(method, path, { as: token });
      expect(answer).toMatchObject({ status: 400, body: { ...DENIED, message } });
    }
  });

  test('with an expired token is refused', async () => {
    const late = await createStorageGateway();
    const { token } = await late.person();
    late.advance(2 * 3600 * 1000);
    expect(await late.ask('GET', '/bucket', { as: token })).toMatchObject({
      status: 400,
      body: { ...DENIED, message: '"exp" claim timestamp check failed' },
    });
    await late.drop();
  });

  test('without any key gets no further than the door', async () => {
    const answer = await gateway.ask('GET', '/bucket');
    expect(answer).toMatchObject({ status: 401, body: { message: 'No API key found in request' } });
  });
});
