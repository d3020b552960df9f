import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoViolation, IS_ALL, renderPage } from '../testing/index.ts'
import { KINDS, PAGES, PEOPLE, START } from './pages.testing.ts'

const LOOKS = [
  { language: 'fr', scheme: 'light' },
  { language: 'en', scheme: 'dark' },
  { language: 'fr', scheme: 'dark' },
  { language: 'en', scheme: 'light' },
] as const

/** The frame of each kind in one look, over one page; `npm run test:all` looks at every page in every look. */
const CELLS = KINDS.flatMap((kind, at) =>
  LOOKS.filter((_, look) => IS_ALL || look === at).map((look) => ({
    kind,
    look,
    pages: PAGES[kind].slice(0, IS_ALL ? undefined : 1),
  })),
)

test.each(CELLS)(
  'axe finds nothing on any page of a $kind, $look.language, $look.scheme',
  async ({ kind, look, pages }) => {
    const person = PEOPLE[kind]
    const { go } = await renderPage(START, { ...look, ...(person === undefined ? {} : { person }) })
    for (const address of pages) {
      const before = document.title
      go(address)
      // The page before stays until the next one is there, with a title of its own.
      await expect.poll(() => document.title, { message: address }).not.toBe(before)
      await expect.element(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
      await expectNoViolation()
    }
  },
  120_000,
)
