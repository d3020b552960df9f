import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoViolation, IS_ALL, renderPage } from '../testing/index.ts'

const heading = page.getByRole('heading', { level: 1 })

const LIGHT = { scheme: 'light', language: 'fr' } as const
const DARK = { scheme: 'dark', language: 'en' } as const
const EVERYBODY = {
  whose: 'for everybody and of developers',
  person: undefined,
  addresses: ['/attachment/choice', '/plan-du-site', '/presentation', '/version', '/developer', '/developer/contexts', '/demo'],
}
const MEMBERS = {
  whose: 'of members',
  person: 'sylvie-garnier',
  addresses: ['/documents', '/filib', '/epargne/detail/type/PERU', '/transmission'],
}

/** Each page in one look; `npm run test:all` looks at it in both. */
const CELLS = [
  { pages: EVERYBODY, look: LIGHT },
  { pages: MEMBERS, look: DARK },
  ...(IS_ALL
    ? [
        { pages: EVERYBODY, look: DARK },
        { pages: MEMBERS, look: LIGHT },
      ]
    : []),
]

test.each(CELLS)(
  'axe finds nothing on the pages $pages.whose, $look.scheme, $look.language',
  async ({ pages: { person, addresses }, look }) => {
    const { go } = await renderPage('/articles', person === undefined ? look : { ...look, person })
    await expect.element(heading).toBeVisible()
    for (const address of addresses) {
      const before = document.title
      go(address)
      await expect.poll(() => document.title).not.toBe(before)
      await expect.element(heading).toBeVisible()
      await expectNoViolation()
    }
  },
  60_000,
)
