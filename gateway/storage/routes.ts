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
import { entityTooLarge, internalError, invalidToken } from './errors.ts';
import { findPublicObject, findReadableObject } from './findObject.ts';
import { listObjects, listObjectsInput } from './listObjects.ts';
import { listObjectsV2, listObjectsV2Input } from './listObjectsV2.ts';
import { moveObject, moveObjectInput } from './moveObject.ts';
import { objectAnswer, signedObjectAnswer } from './objectAnswer.ts';
import { objectInfo } from './objectInfo.ts';
import { receive, receiveSigned } from './receive.ts';
import { removeObject, removeObjects, removeObjectsInput } from './removeObjects.ts';
import { bodyOf, checked, placeIn, wantsUpsert } from './requestParts.ts';
import { signInput, signManyInput, signObject, signObjects, signUpload } from './signedLinks.ts';
import { translate } from './translate.ts';
import { sweepFiles } from './unclaimedFiles.ts';
import { userMetadataHeader } from './userMetadata.ts';

const SWEEP_INTERVAL = 3600 * 1000;

export function storageSurface(parts: Parts): Surface {
  const routes = new Hono<GatewayEnvironment>();
  routes.onError(errorBoundary(() => internalError(), translate));
  routes.route('/bucket', bucketRoutes(parts));
  routes.route('/object', objectRoutes(parts));
  const sweep = async () =>
    sweepFiles(parts).catch((err: unknown) => parts.log.error({ err }, 'sweep failed'));
  let swept = sweep();
  const sweeping = setInterval(() => {
    swept = swept.then(sweep);
  }, SWEEP_INTERVAL);
  sweeping.unref();
  return {
    routes,
    async close() {
      clearInterval(sweeping);
      await swept;
    },
  };
}

function guards({ config, clock }: Parts) {
  return {
    caller: identified(createTokens(config.jwtSecret), clock, invalidToken),
    /** For bodies that are not files. */
    small: bodyLimit(config.bodyLimit, () => entityTooLarge('request')),
  };
}

function bucketRoutes(parts: Parts): Hono<GatewayEnvironment> {
  const { database } = parts;
  const { caller, small } = guards(parts);
  const api = new Hono<GatewayEnvironment>();
  api.get('/', caller, async (c) =>
    c.json(
      await buckets.listBuckets(database, c.var.caller, checked(buckets.listBucketsInput, c.req.query())),
    ),
  );
  api.post('/', caller, small, async (c) =>
    c.json({
      name: await buckets.createBucket(parts, c.var.caller, await bodyOf(c, buckets.createBucketInput)),
    }),
  );
  api.get('/:id', caller, async (c) =>
    c.json(await buckets.getBucket(database, c.var.caller, c.req.param('id'))),
  );
  api.put('/:id', caller, small, async (c) => {
    const input = await bodyOf(c, buckets.updateBucketInput);
    await buckets.updateBucket(parts, c.var.caller, c.req.param('id'), input);
    return c.json({ message: 'Successfully updated' });
  });
  api.post('/:id/empty', caller, async (c) => {
    await buckets.emptyBucket(parts, c.var.caller, c.req.param('id'));
    return c.json({ message: 'Successfully emptied' });
  });
  api.delete('/:id', caller, async (c) => {
    await buckets.deleteBucket(database, c.var.caller, c.req.param('id'));
    return c.json({ message: 'Successfully deleted' });
  });
  return api;
}

/** What has a word of its own in the path comes before what takes any name. A GET also answers HEAD. */
function objectRoutes(parts: Parts): Hono<GatewayEnvironment> {
  const { database } = parts;
  const { caller, small } = guards(parts);
  const api = new Hono<GatewayEnvironment>();

  api.post('/list/:bucket', caller, small, async (c) =>
    c.json(
      await listObjects(database, c.var.caller, c.req.param('bucket'), await bodyOf(c, listObjectsInput)),
    ),
  );
  api.post('/list-v2/:bucket', caller, small, async (c) =>
    c.json(
      await listObjectsV2(database, c.var.caller, c.req.param('bucket'), await bodyOf(c, listObjectsV2Input)),
    ),
  );
  api.post('/move', caller, small, async (c) =>
    c.json(await moveObject(database, c.var.caller, await bodyOf(c, moveObjectInput))),
  );
  api.post('/copy', caller, small, async (c) => {
    const input = await bodyOf(c, copyObjectInput);
    const userMetadata = userMetadataHeader(c.req.raw.headers);
    const copy = { ...input, upsert: wantsUpsert(c), userMetadata };
    const { id, key } = await copyObject(parts, c.var.caller, copy);
    return c.json({ Id: id, Key: key });
  });

  api.get('/public/:bucket/*', async (c) => {
    const place = placeIn(c, '/object/public/');
    return objectAnswer(parts, c, async () => findPublicObject(database, place));
  });
  api.get('/info/public/:bucket/*', async (c) =>
    c.json(objectInfo(await findPublicObject(database, placeIn(c, '/object/info/public/')))),
  );

  api.get('/sign/:bucket/*', async (c) => signedObjectAnswer(parts, c, placeIn(c, '/object/sign/')));
  api.post('/sign/:bucket', caller, small, async (c) =>
    c.json(await signObjects(parts, c.var.caller, c.req.param('bucket'), await bodyOf(c, signManyInput))),
  );
  api.post('/sign/:bucket/*', caller, small, async (c) => {
    const { expiresIn } = await bodyOf(c, signInput);
    const place = placeIn(c, '/object/sign/');
    return c.json({ signedURL: await signObject(parts, c.var.caller, place, expiresIn) });
  });
  api.post('/upload/sign/:bucket/*', caller, async (c) =>
    c.json(await signUpload(parts, c.var.caller, placeIn(c, '/object/upload/sign/'), wantsUpsert(c))),
  );
  api.put('/upload/sign/:bucket/*', async (c) => receiveSigned(parts, c, placeIn(c, '/object/upload/sign/')));

  for (const route of ['/info/authenticated/', '/info/']) {
    api.get(`${route}:bucket/*`, caller, async (c) => {
      const place = placeIn(c, `/object${route}`);
      const operation = 'storage.object.info_authenticated';
      return c.json(objectInfo(await findReadableObject(database, c.var.caller, place, operation)));
    });
  }
  for (const route of ['/authenticated/', '/']) {
    api.get(`${route}:bucket/*`, caller, async (c) => {
      const place = placeIn(c, `/object${route}`);
      const operation = 'storage.object.get_authenticated';
      return objectAnswer(parts, c, async () => findReadableObject(database, c.var.caller, place, operation));
    });
  }

  api.post('/:bucket/*', caller, async (c) => {
    const reception = { upsert: wantsUpsert(c), operation: 'storage.object.upload' };
    return receive(parts, c, placeIn(c, '/object/'), reception);
  });
  api.put('/:bucket/*', caller, async (c) =>
    receive(parts, c, placeIn(c, '/object/'), { upsert: true, operation: 'storage.object.upload_update' }),
  );
  api.delete('/:bucket', caller, small, async (c) => {
    const { prefixes } = await bodyOf(c, removeObjectsInput);
    return c.json(await removeObjects(parts, c.var.caller, c.req.param('bucket'), prefixes));
  });
  api.delete('/:bucket/*', caller, async (c) => {
    await removeObject(parts, c.var.caller, placeIn(c, '/object/'));
    return c.json({ message: 'Successfully deleted' });
  });
  return api;
}
