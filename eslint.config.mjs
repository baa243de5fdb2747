import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import js from '@eslint/js';
import globals from 'globals';
import ts from 'typescript-eslint';

/** The rooms of the house (ARCHITECTURE.md). The first pattern that fits a file names its room. */
const rooms = {
  game: 'game',
  importer: 'importer',
  'web-app': 'web/app',
  'web-worker': 'web/worker',
  'web-screens': 'web/screens/*',
  'web-play': 'web/play',
  'web-account': 'web/account',
  'web-legal': 'web/legal',
  'web-backend': 'web/backend',
  'web-device': 'web/device',
  'web-translations': 'web/translations',
  'web-ui': 'web/ui',
  'web-styles': 'web/styles',
  'gateway-auth': 'gateway/auth',
  'gateway-rest': 'gateway/rest',
  'gateway-storage': 'gateway/storage',
  'gateway-email': 'gateway/email',
  'gateway-http': 'gateway/http',
  'gateway-database': 'gateway/database',
  'gateway-mail': 'gateway/mail',
  'gateway-blobs': 'gateway/blobs',
  gateway: 'gateway',
  content: 'content',
  supabase: 'supabase',
  testing: 'testing',
  cli: 'cli',
  bench: 'bench',
  e2e: 'e2e',
};

const gatewayGround = ['gateway', 'gateway-http', 'gateway-database', 'gateway-mail', 'gateway-blobs'];

/** Who may import whom, beside their own room. */
const doors = {
  importer: ['game'],
  content: ['game', 'importer'],
  'web-translations': ['game', 'web-backend'],
  'web-device': ['game'],
  'web-backend': ['game', 'web-device'],
  'web-ui': ['web-styles', 'web-translations'],
  'web-play': ['game', 'web-backend', 'web-device', 'web-translations', 'web-ui', 'web-styles'],
  'web-account': ['web-legal', 'web-backend', 'web-device', 'web-translations', 'web-ui', 'web-styles'],
  'web-legal': ['web-backend', 'web-translations', 'web-ui', 'web-styles'],
  'web-screens': [
    'game',
    'web-play',
    'web-account',
    'web-legal',
    'web-backend',
    'web-device',
    'web-translations',
    'web-ui',
    'web-styles',
  ],
  'web-app': [
    'game',
    'web-screens',
    'web-play',
    'web-backend',
    'web-device',
    'web-translations',
    'web-ui',
    'web-styles',
  ],
  'web-worker': ['web-app', 'web-device'],
  gateway: [...gatewayGround, 'gateway-auth', 'gateway-rest', 'gateway-storage', 'gateway-email'],
  'gateway-http': gatewayGround,
  'gateway-database': [],
  'gateway-mail': gatewayGround,
  'gateway-blobs': gatewayGround,
  'gateway-auth': gatewayGround,
  'gateway-rest': gatewayGround,
  'gateway-storage': gatewayGround,
  'gateway-email': gatewayGround,
  testing: [...gatewayGround, 'importer', 'game'],
  supabase: ['testing', 'game'],
  cli: ['game', 'importer', 'content', 'web-app', ...gatewayGround],
  bench: ['cli', 'testing', 'game', 'content', 'importer', ...gatewayGround],
  e2e: ['cli', 'testing', 'game', 'content', 'importer', ...gatewayGround],
};

/** Its own room and those it has a door to; a screen has none to another screen. */
function reachable(room) {
  const own = room === 'web-screens' ? [] : [room];
  return [...own, ...(doors[room] ?? [])];
}

export default defineConfig(
  { ignores: ['dist/**', 'data/**', 'node_modules/**', 'test-results/**', 'playwright-report/**'] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...ts.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.server.json', 'tsconfig.web.json', 'tsconfig.worker.json', 'tsconfig.tests.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Numbers in text are written as they are.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `record['key']` is how an index signature asks to be read.
      '@typescript-eslint/dot-notation': 'off',
      // A function of an interface may be async for its implementers' sake.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': Object.entries(rooms).map(([type, pattern]) => ({
        type,
        pattern,
        // From the root: the screen called `game` is not the room of that name.
        partialMatch: false,
      })),
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: Object.keys(rooms).map((room) => ({
            from: { element: { type: room } },
            allow: { to: { element: { types: { anyOf: reachable(room) } } } },
          })),
        },
      ],
    },
  },
  {
    files: ['game/**/*.ts'],
    rules: {
      // What day it is and what chance says are arguments here.
      'no-restricted-globals': ['error', 'fetch', 'localStorage', 'window', 'document', 'setTimeout'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now' },
        { object: 'Math', property: 'random' },
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['web/backend/**', '**/*.test.*'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@supabase/*'], message: 'Only web/backend speaks to the back end.' }] },
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['web/device/**', 'web/backend/**', 'web/worker/**', '**/*.test.*'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Only web/device remembers.' },
        { name: 'fetch', message: 'Only web/backend speaks to the back end.' },
      ],
    },
  },
  { files: ['web/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['**/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.mjs', 'bench/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**', 'testing/**'],
    rules: {
      // Tests put parts together that do not know each other.
      'boundaries/dependencies': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Reading an answer's body in a test is a claim about it, checked by what follows.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
);
