import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-json'

/** French is the source: its texts live in the code, byte for byte, and the catalogues of each room only collect them. */
export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  rootDir: import.meta.dirname,
  catalogs: [
    {
      path: '<rootDir>/src/{name}/locales/{locale}',
      include: ['<rootDir>/src/{name}/'],
      // Rooms without words of their own would get empty catalogues.
      exclude: ['**/*.test.ts', '**/*.test.tsx', '<rootDir>/src/{app,locales,shell,testing}/'],
    },
  ],
  format: formatter({ style: 'minimal' }),
  orderBy: 'messageId',
})
