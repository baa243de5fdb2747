import { describe, expect, it } from 'vitest';
import { choose, REQUIRED_OF_PROFILE } from './profileRules.ts';
import { changesBetween, missingOf } from './recordForm.ts';

const EMPTY = {
  birthCountry: null,
  birthState: null,
  residenceCountry: null,
  residenceState: null,
  highLevelEducation: null,
};
const FULL = {
  birthCountry: 'CA',
  birthState: 'CA-QC',
  residenceCountry: 'US',
  residenceState: 'US-CA',
  highLevelEducation: 'None',
};

describe('the profile form', () => {
  it('asks for what is marked with an asterisk', () => {
    expect(missingOf({ ...EMPTY, birthCountry: 'DE' }, REQUIRED_OF_PROFILE)).toEqual([
      'residenceCountry',
      'highLevelEducation',
    ]);
    expect(missingOf({ ...FULL, birthState: null, residenceState: null }, REQUIRED_OF_PROFILE)).toEqual([]);
  });

  it('may be emptied: what was told is taken back', () => {
    expect(missingOf(EMPTY, REQUIRED_OF_PROFILE)).toEqual([]);
  });

  it('lets go of the state when its country changes, and of no other', () => {
    expect(choose(FULL, 'birthCountry', 'FR')).toEqual({ ...FULL, birthCountry: 'FR', birthState: null });
    expect(choose(FULL, 'residenceCountry', null)).toEqual({
      ...FULL,
      residenceCountry: null,
      residenceState: null,
    });
  });

  it('keeps the state when the same country is chosen again', () => {
    expect(choose(FULL, 'birthCountry', 'CA')).toEqual(FULL);
  });

  it("takes a value back by 'Select'", () => {
    expect(choose(FULL, 'birthState', null)).toEqual({ ...FULL, birthState: null });
  });

  it('sends what has changed and nothing else', () => {
    expect(changesBetween(FULL, { ...FULL, highLevelEducation: 'Masters', birthState: null })).toEqual({
      highLevelEducation: 'Masters',
      birthState: null,
    });
    expect(changesBetween(FULL, { ...FULL })).toEqual({});
  });
});
