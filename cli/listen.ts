import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Gateway } from '../gateway/createGateway.ts';
import type { Site } from './site.ts';

/** Paths that belong to the back end; everything else is the site's. */
const BACK_END = /^\/(?:(?:auth|rest|storage)\/v1(?:\/|$)|api\/v1\.0\/email\/|health$)/;

/** What answers requests: not there yet while a server starts. */
export interface Answering {
  parts?: { readonly gateway: Gateway; readonly site: Site };
}

/**
 * Opens the socket. Until `answering` has its parts every answer is 503, so that whoever waits for /health sees a server
 * on its way and not a refused connection.
 * @throws Error that says what to do when the port is taken.
 */
export async function listen(
  { host, port }: { host: string; port: number },
  answering: Answering,
): Promise<Server> {
  const server = createAdaptorServer({
    fetch: (request, bindings) =>
      answer(answering, request, (bindings as HttpBindings).incoming.socket.remoteAddress),
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const inUse = cause.code === 'EADDRINUSE';
      reject(
        inUse ? new Error(`Port ${port} is in use. Stop the other server, or set PORT.`, { cause }) : cause,
      );
    });
    server.listen(port, host, resolve);
  });
  return server;
}

function answer(
  { parts }: Answering,
  request: Request,
  remoteAddress: string | undefined,
): Response | Promise<Response> {
  if (!parts) return Response.json({ status: 'starting' }, { status: 503, headers: { 'retry-after': '1' } });
  const { pathname } = new URL(request.url);
  return BACK_END.test(pathname)
    ? parts.gateway.fetch(request, { remoteAddress })
    : parts.site.fetch(request);
}
