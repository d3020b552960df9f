import type { Between, PageExample } from '../shell/index.ts'

const ADDRESS = '/operations/acts'

/** What can be done on the accounts of a saver. */
export const actsPage = (name: string, person: string, between?: Between): PageExample => ({
  name,
  address: ADDRESS,
  ports: { person, ...(between === undefined ? {} : { between }) },
})

/** The permissions of refunds cannot be read. */
const withoutRefunds: Between = (request, pass) => {
  if (request.path.includes('/refunds/permissions')) throw new TypeError('offline')
  return pass()
}

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  actsPage('what can be done', 'sylvie-garnier'),
  actsPage('every kind of account', 'nadia-belkhir'),
  actsPage('a part that could not be read', 'sylvie-garnier', withoutRefunds),
  actsPage('no account to act on', 'helene-fontanel'),
  actsPage('individual contracts', 'marc-delorme'),
]
