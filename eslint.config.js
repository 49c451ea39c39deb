import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import plainEnglish from './tools/lint/plain-english.js'

const injectedRoles = [
  'Service',
  'Guard',
  'Filter',
  'Interceptor',
  'Pipe',
  'Middleware',
  'Strategy',
  'Factory',
  'Controller',
]

export default tseslint.config(
  { ignores: ['dist', 'data', 'coverage', 'client/public', 'client/generated'] },
  js.configs.recommended,
  {
    plugins: { 'plain-english': plainEnglish },
    rules: { 'plain-english/comments': 'error', 'plain-english/test-titles': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'test/tsconfig.json', 'views/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'off', // Nest reads constructor types at run time
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(\\.\\./){3}', message: 'A path that climbs so far is read from the top: #src/…' }] },
      ],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }], // merged declarations
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `ClassDeclaration:not([id.name=/(${injectedRoles.join('|')})$/]) > Decorator[expression.callee.name="Injectable"]`,
          message:
            'What Nest injects ends in what it is, as its file does: docs/decisions/0006-direction-of-imports.md',
        },
      ],
    },
  },
  {
    files: ['views/**/*.{ts,tsx}', 'client/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Answers of supertest and rows of raw queries are untyped; their shape is what the test checks.
    files: ['test/**/*.ts', 'bench/**/*.ts'],
    rules: {
      'no-restricted-imports': 'off', // Playwright resolves #src/ to the build
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { ...globals.node } },
  },
)
