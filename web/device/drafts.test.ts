import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts, type StoredDraft } from './drafts.ts';
import { memoryStorage } from './memoryStorage.ts';

const GAME = '20261121G-ENG_G0303.xlsx';
const draft = (questionSeq: number, text = 'bus'): StoredDraft => ({
  puzzleName: GAME,
  questionSeq,
  text,
  image: 'b.webp',
  hint: null,
});

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('what was typed and picked', () => {
  it('is kept for its own question, the latest of it', () => {
    drafts('ada').keep(draft(1));
    drafts('ada').keep(draft(2));
    drafts('ada').keep(draft(1, 'bush'));
    expect(drafts('ada').find(draft(1))?.text).toBe('bush');
    expect(drafts('ada').find(draft(2))?.text).toBe('bus');
    expect(drafts('ada').find(draft(3))).toBeNull();
  });

  it('is not shown to anybody else', () => {
    drafts('ada').keep(draft(1));
    expect(drafts('bob').find(draft(1))).toBeNull();
    expect(drafts(null).find(draft(1))).toBeNull();
  });

  it('leaves nothing behind when it is removed', () => {
    drafts(null).keep(draft(1));
    drafts(null).remove(draft(1));
    expect(localStorage.getItem('drafts')).toBeNull();
  });

  it('is set aside when somebody else has written there', () => {
    localStorage.setItem('drafts', '[{"puzzleName":5}]');
    expect(drafts(null).find(draft(1))).toBeNull();
    localStorage.setItem('drafts', JSON.stringify([draft(1, 'x'.repeat(201))]));
    expect(drafts(null).find(draft(1))).toBeNull();
  });

  it('is forgotten when thirty others came after it', () => {
    for (let seq = 1; seq <= 31; seq++) drafts(null).keep(draft(seq));
    expect(drafts(null).find(draft(1))).toBeNull();
    expect(drafts(null).find(draft(2))).not.toBeNull();
  });
});
