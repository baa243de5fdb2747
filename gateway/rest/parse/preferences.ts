/** What a request prefers (RFC 7240), as far as it was understood. */
export interface Preferences {
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  readonly return: 'representation' | 'minimal' | 'headers-only' | null;
  readonly count: 'exact' | 'planned' | 'estimated' | null;
  readonly missing: 'default' | 'null' | null;
  readonly handling: 'strict' | 'lenient' | null;
  readonly timezone: string | null;
  readonly maxAffected: number | null;
  /** Those that mean nothing here. */
  readonly unknown: readonly string[];
}

const VALUES = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
  // Understood and, as on a hosted project, not followed: every request commits.
  tx: ['commit', 'rollback'],
} as const;

type Name = keyof typeof VALUES;

/** Reads `Prefer`; of a preference that is given twice, the first counts. */
export function parsePreferences(header: string | undefined): Preferences {
  const found: Partial<Record<Name, string>> = {};
  const unknown: string[] = [];
  let timezone: string | null = null;
  let maxAffected: number | null = null;
  for (const preference of (header ?? '').split(',').map((text) => text.trim())) {
    if (preference === '') continue;
    const equals = preference.indexOf('=');
    const name = preference.slice(0, Math.max(0, equals));
    const value = preference.slice(equals + 1);
    if (name === 'timezone') timezone ??= value;
    else if (name === 'max-affected' && /^\d+$/.test(value)) maxAffected ??= Number(value);
    else if (isKnown(name, value)) found[name] ??= value;
    else unknown.push(preference);
  }
  return {
    resolution: pick('resolution', found),
    return: pick('return', found),
    count: pick('count', found),
    missing: pick('missing', found),
    handling: pick('handling', found),
    timezone,
    maxAffected,
    unknown,
  };
}

function isKnown(name: string, value: string): name is Name {
  return Object.hasOwn(VALUES, name) && (VALUES[name as Name] as readonly string[]).includes(value);
}

function pick<N extends Name>(
  name: N,
  found: Partial<Record<Name, string>>,
): (typeof VALUES)[N][number] | null {
  return (
    (VALUES[name] as readonly (typeof VALUES)[N][number][]).find((value) => value === found[name]) ?? null
  );
}

/** The preferences that an operation followed, as `Preference-Applied` says them; null when there are none. */
export function appliedPreferences(
  preferences: Preferences,
  followed: readonly ('resolution' | 'missing' | 'return' | 'count' | 'max-affected')[],
): string | null {
  const { resolution, missing, count, handling, timezone, maxAffected } = preferences;
  const said = [
    followed.includes('resolution') && resolution && `resolution=${resolution}`,
    followed.includes('missing') && missing && `missing=${missing}`,
    followed.includes('return') && preferences.return && `return=${preferences.return}`,
    followed.includes('count') && count && `count=${count}`,
    handling && `handling=${handling}`,
    timezone && `timezone=${timezone}`,
    followed.includes('max-affected') &&
      handling === 'strict' &&
      maxAffected !== null &&
      `max-affected=${maxAffected}`,
  ].filter((text) => typeof text === 'string' && text !== '');
  return said.length > 0 ? said.join(', ') : null;
}
