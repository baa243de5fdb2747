import { Readable } from 'node:stream';
import type { Blobs } from '../blobs/blobs.ts';
import type { ObjectMetadata, ObjectRow } from './object.ts';

interface Wanted {
  /** The query's `download`: a name to save it under, or empty for its own. */
  readonly download: string | undefined;
  /** When the link to it ends; null: the file may be kept as long as its uploader said. */
  readonly expires: Date | null;
  readonly request: Request;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * A file as an answer: whole, in part (206), not changed (304), or out of range (416). What people uploaded never runs as
 * a page of this site, whatever type it was given. Null when the file is not there.
 */
export async function objectResponse(
  blobs: Blobs,
  object: ObjectRow,
  { request, download, expires }: Wanted,
): Promise<Response | null> {
  const { metadata, version } = object;
  const headers = headersOf(metadata);
  if (expires) {
    headers.delete('cache-control');
    headers.set('expires', expires.toUTCString());
  }
  if (download !== undefined)
    headers.set('content-disposition', disposition(download || baseName(object.name)));
  if (isUnchanged(request, metadata)) return new Response(null, { status: 304, headers });

  const range = rangeOf(request, metadata);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${metadata.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${metadata.size}`);
  headers.set('content-length', String(range ? range.end - range.start + 1 : metadata.size));
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const content = await blobs.get(version, range ?? undefined);
  if (!content) return null;
  return new Response(Readable.toWeb(content) as ReadableStream, { status, headers });
}

function headersOf(metadata: ObjectMetadata): Headers {
  return new Headers({
    // As Supabase does: people may show a page's source, not the page.
    'content-type': metadata.mimetype.replace(/text\/html/i, 'text/plain'),
    'cache-control': metadata.cacheControl,
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  });
}

function isUnchanged({ headers }: Request, { eTag, lastModified }: ObjectMetadata): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null)
    return tags.split(',').some((tag) => ['*', eTag].includes(tag.trim().replace(/^W\//, '')));
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return !Number.isNaN(since) && Math.floor(Date.parse(lastModified) / 1000) * 1000 <= since;
}

/** One range of bytes; several at once are answered with the whole file, as HTTP allows. */
function rangeOf({ headers }: Request, { size, eTag }: ObjectMetadata): Range | 'unsatisfiable' | null {
  const condition = headers.get('if-range');
  if (condition !== null && condition !== eTag) return null;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || (first === '' && Number(last) === 0)) return 'unsatisfiable';
  return end < start ? null : { start, end };
}

/** RFC 6266: a plain name for old programs, the real one for the others. */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const real = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${real}`;
}

function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
