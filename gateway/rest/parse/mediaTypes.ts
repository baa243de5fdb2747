import { mediaTypeNotAvailable } from '../errors.ts';

/** What the body of an answer looks like. */
export interface BodyFormat {
  readonly kind: 'array' | 'object' | 'csv';
  readonly stripsNulls: boolean;
  readonly contentType: string;
}

const ARRAY: BodyFormat = {
  kind: 'array',
  stripsNulls: false,
  contentType: 'application/json; charset=utf-8',
};
const CSV: BodyFormat = { kind: 'csv', stripsNulls: false, contentType: 'text/csv; charset=utf-8' };
const STRIPPED_ARRAY: BodyFormat = {
  kind: 'array',
  stripsNulls: true,
  contentType: 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
};
const OBJECT: BodyFormat = {
  kind: 'object',
  stripsNulls: false,
  contentType: 'application/vnd.pgrst.object+json; charset=utf-8',
};
const STRIPPED_OBJECT: BodyFormat = {
  kind: 'object',
  stripsNulls: true,
  contentType: 'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
};

/** The first format of `Accept`, in the order of its preference, that can be given. @throws HttpError 406 PGRST107 */
export function negotiateFormat(accept: string | undefined): BodyFormat {
  if (!accept || accept === '*/*' || accept === 'application/json') return ARRAY;
  const asked = accept
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ part, quality: Number(/;\s*q=([\d.]+)/i.exec(part)?.[1] ?? 1) }))
    .sort((one, other) => other.quality - one.quality);
  for (const { part } of asked) {
    const format = formatOf(part);
    if (format) return format;
  }
  throw mediaTypeNotAvailable(asked.map(({ part }) => part));
}

function formatOf(mediaType: string): BodyFormat | null {
  const [type = '', ...parameters] = mediaType
    .toLowerCase()
    .split(';')
    .map((text) => text.trim());
  const stripsNulls = parameters.includes('nulls=stripped');
  switch (type) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return ARRAY;
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return stripsNulls ? STRIPPED_ARRAY : ARRAY;
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return stripsNulls ? STRIPPED_OBJECT : OBJECT;
    case 'text/csv':
      return CSV;
    default:
      return null;
  }
}
