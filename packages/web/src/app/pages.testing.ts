import { EXPECTED_OUTCOMES, type ExpectedOutcome, type VisitorKind } from '@hautelisse/domain/portal/expected-outcomes'

/** Who looks at the pages. */
export const PEOPLE = { visitor: undefined, collective: 'sylvie-garnier', individual: 'marc-delorme' } as const
export type Kind = keyof typeof PEOPLE
export const KINDS = ['visitor', 'collective', 'individual'] as const satisfies readonly Kind[]

/** Where each way begins. */
export const START = '/mentions-legales'

/** One address of each page that somebody of this kind can see. */
export const addressesOf = (kind: VisitorKind): readonly string[] => {
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

/** The pages that are looked at, by who looks at them. */
export const PAGES: Readonly<Record<Kind, readonly string[]>> = {
  visitor: addressesOf('visitor').filter((address) => !members.has(address) || address.startsWith('/simulateur')),
  collective: [...members],
  individual: ['/epargne', '/documents', '/operations', '/profile/ais/personal-data/edit-email'],
}
