import { inject } from 'vitest';
import { cloneTemplate, type TestDatabase } from './cloneTemplate.ts';
import type { Template } from './cluster.ts';

export type { TestDatabase } from './cloneTemplate.ts';

/** A database of its own for a test file: `platform` has Supabase's objects, `twofold` also the game's migrations. */
export function createTestDatabase(template: Template): Promise<TestDatabase> {
  return cloneTemplate(inject('socketDirectory'), template);
}
