/*
 * `/storage/v1`: what Supabase Storage answers about buckets, and about objects to whoever their policies allow. What is
 * not in this table is not offered.
 */
import { Hono } from 'hono';
import type { Surface } from '../createGateway.ts';
import { bodyLimit } from '../http/bodyLimit.ts';
import type { GatewayEnvironment, Parts } from '../http/environment.ts';
import { errorBoundary } from '../http/errorBoundary.ts';
import { identified } from '../http/identified.ts';
import { createTokens } from '../http/tokens.ts';
import * as buckets from './buckets.ts';
import { copyObject, copyObjectInput } from './copyObject.ts';
import { entityTooLarge, internalError, invalidToken, noSuchKey } from './errors.ts';
import { findObject, findPublicObject } from './findObject.ts';
import { listObjects, listObjectsInput } from './listObjects.ts';
import { moveObject, moveObjectInput } from './moveObject.ts';
import { objectInfo } from './objectInfo.ts';
import { removeObjects, removeObjectsInput } from './removeObjects.ts';
import { bodyOf, checked, placeIn, wantsUpsert } from './requestParts.ts';
import { objectAnswer, signedObjectAnswer } from './objectAnswer.ts';
import { signInput, signManyInput, signObject, signObjects, signUpload } from './signedLinks.ts';
import { translate } from './translate.ts';
import { receive, receiveSigned } from './receive.ts';
import { mayUpload } from './uploadObject.ts';

export function storageSurface(parts: Parts): Surface {
  const { database, config, clock } = parts;
  const caller = identified(createTokens(config.jwtSecret), clock, invalidToken);
  const small = bodyLimit(config.bodyLimit, entityTooLarge);
  const api = new Hono<GatewayEnvironment>();
  api.onError(errorBoundary(() => internalError(), translate));

  // --- buckets ---
  api.get('/bucket', caller, async (c) =>
    c.json(
      await buckets.listBuckets(database, c.var.caller, checked(buckets.listBucketsInput, c.req.query())),
    ),
  );
  api.post('/bucket', caller, small, async (c) =>
    c.json({
      name: await buckets.createBucket(database, c.var.caller, await bodyOf(c, buckets.createBucketInput)),
    }),
  );
  api.get('/bucket/:id', caller, async (c) =>
    c.json(await buckets.getBucket(database, c.var.caller, c.req.param('id'))),
  );
  api.put('/bucket/:id', caller, small, async (c) => {
    await buckets.updateBucket(
      database,
      c.var.caller,
      c.req.param('id'),
      await bodyOf(c, buckets.updateBucketInput),
    );
    return c.json({ message: 'Successfully updated' });
  });
  api.post('/bucket/:id/empty', caller, async (c) => {
    await buckets.emptyBucket(parts, c.var.caller, c.req.param('id'));
    return c.json({ message: 'Successfully emptied' });
  });
  api.delete('/bucket/:id', caller, async (c) => {
    await buckets.deleteBucket(database, c.var.caller, c.req.param('id'));
    return c.json({ message: 'Successfully deleted' });
  });

  // --- objects: what has a word of its own in the path comes before what takes any name ---
  api.post('/object/list/:bucket', caller, small, async (c) =>
    c.json(
      await listObjects(database, c.var.caller, c.req.param('bucket'), await bodyOf(c, listObjectsInput)),
    ),
  );
  api.post('/object/move', caller, small, async (c) =>
    c.json(await moveObject(database, c.var.caller, await bodyOf(c, moveObjectInput))),
  );
  api.post('/object/copy', caller, small, async (c) => {
    const { id, key } = await copyObject(
      parts,
      c.var.caller,
      await bodyOf(c, copyObjectInput),
      wantsUpsert(c),
    );
    return c.json({ Id: id, Key: key });
  });

  // A GET also answers HEAD.
  api.get('/object/public/:bucket/*', async (c) => {
    const { bucket, name } = placeIn(c, '/object/public/');
    return objectAnswer(parts, c, await findPublicObject(database, bucket, name));
  });
  api.get('/object/sign/:bucket/*', async (c) => signedObjectAnswer(parts, c, placeIn(c, '/object/sign/')));
  api.post('/object/sign/:bucket', caller, small, async (c) =>
    c.json(await signObjects(parts, c.var.caller, c.req.param('bucket'), await bodyOf(c, signManyInput))),
  );
  api.post('/object/sign/:bucket/*', caller, small, async (c) => {
    const { bucket, name } = placeIn(c, '/object/sign/');
    const { expiresIn } = await bodyOf(c, signInput);
    return c.json({ signedURL: await signObject(parts, c.var.caller, bucket, name, expiresIn) });
  });
  api.post('/object/upload/sign/:bucket/*', caller, async (c) => {
    const { bucket, name } = placeIn(c, '/object/upload/sign/');
    const upsert = wantsUpsert(c);
    await mayUpload(parts, c.var.caller, { bucket, name, upsert });
    return c.json({ url: await signUpload(parts, c.var.caller, bucket, name, upsert) });
  });
  api.put('/object/upload/sign/:bucket/*', async (c) =>
    receiveSigned(parts, c, placeIn(c, '/object/upload/sign/')),
  );

  api.get('/object/info/public/:bucket/*', async (c) => {
    const { bucket, name } = placeIn(c, '/object/info/public/');
    return c.json(objectInfo(await findPublicObject(database, bucket, name)));
  });
  for (const prefix of ['/object/info/authenticated/', '/object/info/']) {
    api.get(`${prefix}:bucket/*`, caller, async (c) => {
      const { bucket, name } = placeIn(c, prefix);
      return c.json(
        objectInfo(await findObject(database, c.var.caller, bucket, name, 'storage.object.info')),
      );
    });
  }
  for (const prefix of ['/object/authenticated/', '/object/']) {
    api.get(`${prefix}:bucket/*`, caller, async (c) => {
      const { bucket, name } = placeIn(c, prefix);
      return objectAnswer(parts, c, await findObject(database, c.var.caller, bucket, name));
    });
  }

  api.post('/object/:bucket/*', caller, async (c) =>
    receive(parts, c, placeIn(c, '/object/'), wantsUpsert(c)),
  );
  api.put('/object/:bucket/*', caller, async (c) => receive(parts, c, placeIn(c, '/object/'), true));
  api.delete('/object/:bucket', caller, small, async (c) => {
    const { prefixes } = await bodyOf(c, removeObjectsInput);
    return c.json(await removeObjects(parts, c.var.caller, c.req.param('bucket'), prefixes));
  });
  api.delete('/object/:bucket/*', caller, async (c) => {
    const { bucket, name } = placeIn(c, '/object/');
    const removed = await removeObjects(parts, c.var.caller, bucket, [name]);
    if (removed.length === 0) throw noSuchKey();
    return c.json({ message: 'Successfully deleted' });
  });
  return { routes: api };
}
