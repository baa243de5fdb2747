/* Drawings are no text, so nothing that looks at pages compares their colours: this does. And the palette stays what it is. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

/** The colour of a token, `#rrggbb`, in a scheme; what the dark one does not change is as in the light one. */
function colour(name: string, scheme: 'light' | 'dark'): string {
  const find = (text: string) => new RegExp(`--${name}: ([^;]+);`).exec(text)?.[1];
  const value = (scheme === 'dark' ? find(dark) : undefined) ?? find(light) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? colour(reference, scheme) : value;
}

/** As WCAG measures it: 1 to 21. */
function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each(['light', 'dark'] as const)('the colours of drawings, %s', (scheme) => {
  it.each([
    'chart-points',
    'chart-points-shown',
    'chart-right',
    'chart-word',
    'chart-picture',
    'chart-wrong',
    'chart-streak',
  ])('%s stands out from its card', (name) => {
    expect(contrast(colour(`color-${name}`, scheme), colour('color-surface', scheme))).toBeGreaterThan(3);
  });

  it.each([
    ['on-chart-right', 'chart-right'],
    ['text', 'surface-sunken'],
    ['text-strong', 'success-tint'],
    ['success-text', 'success-tint'],
  ])('%s can be read on %s', (ink, paper) => {
    expect(contrast(colour(`color-${ink}`, scheme), colour(`color-${paper}`, scheme))).toBeGreaterThan(4.5);
  });
});

describe('the palette', () => {
  it.each([
    ['color-page', '#f0f6fc'],
    ['color-text', '#5d6476'],
    ['color-splash', '#5d6476'],
    ['color-primary', '#4782fa'],
    ['color-link', '#4782fa'],
    ['color-secondary', '#ffb800'],
    ['color-header', '#171d2e'],
    ['color-success', '#75d875'],
    ['color-error', '#f94646'],
    ['color-cell', '#c2dcbb'],
    ['color-on-primary', '#ffffff'],
    ['color-on-field', '#ffffff'],
  ])('is that of the specification where it is light: %s is %s', (name, hex) => {
    expect(colour(name, 'light').toLowerCase()).toBe(hex);
  });
});
