import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** French is the source: its texts live in the code, byte for byte, and its catalogue only collects them. */
export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  rootDir: import.meta.dirname,
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['**/*.test.ts', '**/*.test.tsx', '**/e2e/**'] },
  ],
  format: formatter({ lineNumbers: false, printLinguiId: false }),
  orderBy: 'messageId',
})
