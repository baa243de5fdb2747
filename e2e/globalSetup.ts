import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestCluster } from '../testing/cluster.ts';
import { prepareStarterTemplate } from './journeyServer.ts';

/** One PostgreSQL for all journeys, with a template that holds the starter pack; each journey gets a copy of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'twofold-journeys-'));
  const files = await mkdtemp(path.join(tmpdir(), 'twofold-journeys-files-'));
  const cluster = await startTestCluster(directory);
  process.env['JOURNEYS_SOCKET'] = cluster.socketDirectory;
  process.env['JOURNEYS_FILES'] = files;
  await prepareStarterTemplate(cluster.socketDirectory, files);
  return async () => {
    await cluster.stop();
    await rm(directory, { recursive: true, force: true });
    await rm(files, { recursive: true, force: true });
  };
}
