import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PlayerRecord, Values } from '../../backend/playerRecords.ts';
import { useLoaded } from '../../backend/useLoaded.ts';
import { usePlayer } from '../../backend/useSession.ts';
import { draftOf } from './drafts.ts';
import { changesBetween, missingOf } from './recordForm.ts';

type FormRules<F extends string> = {
  readonly name: string;
  readonly record: PlayerRecord<F>;
  readonly required: readonly F[];
  /** What was stored, in the terms of the form. */
  readonly understand: (stored: Values<F>) => Values<F>;
  /** The form after a choice in one field. */
  readonly choose: (values: Values<F>, field: F, value: string | null) => Values<F>;
};

type Attempt = 'idle' | 'saving' | 'saved' | 'failed' | 'incomplete';

/** A form about the player: what is stored, what they make of it, and saving. Nothing they chose is lost on the way. */
export function useRecordForm<F extends string>(rules: FormRules<F>) {
  const playerId = usePlayer()?.id ?? '';
  const draft = draftOf<F>(rules.name, playerId);
  const stored = useStored(rules, playerId);
  const [changes, setChanges] = useState(draft.read);
  const [wasLeft] = useState(Object.keys(changes).length > 0);
  const [attempt, setAttempt] = useState<Attempt>('idle');
  const values = stored.values && { ...stored.values, ...changes };
  const isChanged = Object.keys(changes).length > 0;
  const missing = values && attempt === 'incomplete' ? missingOf(values, rules.required) : [];
  useWarning(isChanged);

  function choose(field: F, value: string | null) {
    if (!stored.values || !values || attempt === 'saving') return;
    const chosen = rules.choose(values, field, value);
    const changed = changesBetween(stored.values, chosen);
    setChanges(changed);
    draft.write(changed);
    if (attempt !== 'incomplete' || missingOf(chosen, rules.required).length === 0) setAttempt('idle');
  }

  /** Answers whether everything is saved. */
  async function save(): Promise<boolean> {
    if (!values || attempt === 'saving') return false;
    if (missingOf(values, rules.required).length > 0) {
      setAttempt('incomplete');
      return false;
    }
    setAttempt('saving');
    const isSaved = !isChanged || (await rules.record.change(playerId, changes)).ok;
    setAttempt(isSaved ? 'saved' : 'failed');
    if (!isSaved) return false;
    stored.replace(values);
    setChanges({});
    draft.drop();
    return true;
  }

  return {
    state: stored.state,
    retry: stored.retry,
    values,
    missing,
    attempt,
    isChanged,
    /** They went away before saving, and have come back to it. */
    isResumed: wasLeft && isChanged && attempt === 'idle',
    choose,
    save,
    discard: draft.drop,
  };
}

/** The row as the server has it: as it was read, or as it was saved since. */
function useStored<F extends string>({ record, understand }: FormRules<F>, playerId: string) {
  const loaded = useLoaded(useCallback(() => record.read(playerId), [record, playerId]));
  const row = loaded.state === 'loaded' ? loaded.value : null;
  const read = useMemo(() => row && understand(row), [row, understand]);
  const [saved, setSaved] = useState<{ readonly over: Values<F>; readonly values: Values<F> }>();
  return {
    values: read && saved?.over === read ? saved.values : read,
    state: loaded.state,
    /** Asks for it again, where it could not be had. */
    retry: loaded.state === 'failed' ? loaded.retry : null,
    replace: (values: Values<F>) => read && setSaved({ over: read, values }),
  };
}

/** Has the browser ask before the page is closed or loaded anew with something unsaved in it. */
function useWarning(isDue: boolean) {
  useEffect(() => {
    if (!isDue) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDue]);
}
