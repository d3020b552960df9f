import { EXPECTED_OUTCOMES, type ExpectedOutcome } from '@hautelisse/domain/portal/expected-outcomes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoViolation, IS_ALL, renderPage } from '../testing/index.ts'

const LOOKS = [
  { language: 'fr', scheme: 'light' },
  { language: 'en', scheme: 'dark' },
  { language: 'fr', scheme: 'dark' },
  { language: 'en', scheme: 'light' },
] as const

const PEOPLE = { visitor: undefined, collective: 'sylvie-garnier', individual: 'marc-delorme' } as const
/** Where each way begins. */
const START = '/mentions-legales'
type Kind = keyof typeof PEOPLE

/** One address of each page that somebody of this kind can see. */
const addressesOf = (kind: Kind): readonly string[] => {
  const isPage = ({ address, leadsOn, disabled, environment = 'development', now, lands }: ExpectedOutcome): boolean =>
    [leadsOn, disabled, now].every((state) => state === undefined) &&
    environment === 'development' &&
    !/\/\/|%/.test(address) &&
    // These have tests of their own.
    address !== START &&
    !/^(developer|demo)/.test(lands[kind].screen) &&
    lands[kind].screen !== 'file'
  const byScreen = new Map<string, string>()
  for (const row of EXPECTED_OUTCOMES.filter(isPage)) {
    const { at, screen } = row.lands[kind]
    if (!byScreen.has(screen)) byScreen.set(screen, at)
  }
  return [...byScreen.values()]
}

/** Pages that both kinds of people see alike are looked at once, where there is more around them. */
const members = new Set(addressesOf('collective'))
const PAGES: Readonly<Record<Kind, readonly string[]>> = {
  visitor: addressesOf('visitor').filter((address) => !members.has(address) || address.startsWith('/simulateur')),
  collective: [...members],
  individual: ['/epargne', '/documents', '/operations', '/profile/ais/personal-data/edit-email'],
}

/** Each page in one look; `npm run test:all` looks at it in each. */
const CELLS = (['visitor', 'collective', 'individual'] as const).flatMap((kind, at) =>
  LOOKS.filter((_, look) => IS_ALL || look === at).map((look) => ({ kind, look })),
)

test.each(CELLS)(
  'axe finds nothing on any page of a $kind, $look.language, $look.scheme',
  async ({ kind, look }) => {
    const person = PEOPLE[kind]
    const { go } = await renderPage(START, { ...look, ...(person === undefined ? {} : { person }) })
    for (const address of PAGES[kind]) {
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
