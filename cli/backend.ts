import { PostgrestClient } from '@supabase/postgrest-js';
import { StorageClient, type FileObject } from '@supabase/storage-js';
import {
  PublisherError,
  type Publisher,
  type PuzzleChange,
  type StoredImage,
} from '../importer/publisher.ts';
import type { Puzzle } from '../importer/puzzle.ts';

export type BackendAccess = {
  /** Where `/rest/v1` and `/storage/v1` are. */
  readonly url: string;
  readonly serviceKey: string;
  /** Another way to get there than the network, as to a gateway in this process. */
  readonly fetch?: typeof fetch;
};

/** Pictures keep their content under their name, and a puzzle is played for 28 days. */
const IMAGE_CACHE_SECONDS = 28 * 24 * 60 * 60;

/** How many files a listing brings at a time. */
const PAGE_SIZE = 1000;

/** The back end of a Twofold site, ours or a hosted Supabase project, as the importer needs it. */
export function createBackend({ url, serviceKey, fetch = globalThis.fetch }: BackendAccess): Publisher {
  const headers = { apikey: serviceKey, Authorization: `Bearer ${serviceKey}` };
  const rest = new PostgrestClient(`${url}/rest/v1`, { headers, fetch });
  const storage = new StorageClient(`${url}/storage/v1`, headers, retrying(fetch));
  const images = storage.from('images');
  const originals = storage.from('puzzles');

  const call = async (name: string, args: { puzzles: readonly Puzzle[]; force?: boolean }) =>
    answerOf(await rest.rpc(name, args)) as PuzzleChange[];
  return {
    compare: async (puzzles) => call('compare_puzzles', { puzzles }),
    publish: async (puzzles, force) => call('publish_puzzles', { puzzles, force }),
    async listFolder(folder) {
      const found: StoredImage[] = [];
      for (let offset = 0, isMore = true; isMore; offset += PAGE_SIZE) {
        const page = answerOf(await images.list(folder, { limit: PAGE_SIZE, offset }));
        found.push(...page.flatMap(storedImage));
        isMore = page.length === PAGE_SIZE;
      }
      return found;
    },
    async downloadImage(path) {
      return new Uint8Array(await answerOf(await images.download(path)).arrayBuffer());
    },
    async uploadImage(path, bytes, contentType) {
      const cacheControl = String(IMAGE_CACHE_SECONDS);
      answerOf(await images.upload(path, bytes, { contentType, cacheControl, upsert: true }));
    },
    async removeImages(paths) {
      answerOf(await images.remove([...paths]));
    },
    async keepOriginal(name, bytes, contentType, { replace }) {
      const answer = await originals.upload(name, bytes, { contentType, upsert: replace });
      if (!replace && answer.error && isDuplicate(answer.error)) return;
      answerOf(answer);
    },
  };
}

/** A file of a listing; nothing for a folder, which has no metadata. */
function storedImage({ name, metadata }: FileObject): StoredImage[] {
  return metadata ? [{ name, size: metadata.size, eTag: metadata.eTag }] : [];
}

type Failure = {
  readonly message: string;
  readonly details?: string | undefined;
  readonly hint?: string | undefined;
  readonly statusCode?: string | undefined;
};

type Answer = { readonly data: unknown; readonly error: Failure | null };

/** The data of an answer. @throws PublisherError when it is an error */
function answerOf<Given extends Answer>({ data, error }: Given): Extract<Given, { error: null }>['data'] {
  if (error === null) return data;
  const message = error.details ? `${error.message} (${error.details})` : error.message;
  throw new PublisherError(message, error.hint ?? null, { cause: error });
}

function isDuplicate({ statusCode }: Failure): boolean {
  return statusCode === '409';
}

const RETRIES_AFTER_MILLISECONDS = [300, 1200];

/** Storage calls can be repeated, and one of thousands failing on the way must not fail the whole import. */
function retrying(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    for (const wait of RETRIES_AFTER_MILLISECONDS) {
      const response = await fetch(input, init).catch(() => null);
      if (response && ![502, 503, 504].includes(response.status)) return response;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return fetch(input, init);
  };
}
