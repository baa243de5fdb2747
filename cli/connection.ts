import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BackendAccess } from './backend.ts';
import { openInstallation } from './installation.ts';
import type { Settings } from './settings.ts';

/** Whether there is a site to work on: a hosted project, or a database on this machine. */
export function hasSite({ hosted, databaseUrl, dataDirectory }: Settings): boolean {
  return Boolean(hosted ?? databaseUrl) || existsSync(path.join(dataDirectory, 'database'));
}

/**
 * Runs a command's work on the site of these settings: a hosted project over the network, else this installation, whether
 * its server is running or not.
 */
export async function withSite<T>(
  settings: Settings,
  work: (access: BackendAccess) => Promise<T>,
): Promise<T> {
  if (settings.hosted) return work(settings.hosted);
  const installation = await openInstallation(settings);
  try {
    return await work({
      url: settings.siteUrl,
      serviceKey: installation.serviceKey,
      fetch: async (input, init) => installation.gateway.fetch(new Request(input, init)),
    });
  } finally {
    await installation.close();
  }
}
