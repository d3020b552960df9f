import type { Between, PageExample } from '../shell/index.ts'

const ADDRESS = '/operations/acts'

/** What can be done on the accounts of a saver. */
export const actsPage = (name: string, person: string, between?: Between): PageExample => ({
  name,
  address: ADDRESS,
  ports: { person, ...(between === undefined ? {} : { between }) },
})

/** The doors of a saver's own contracts, where the page of an act takes none of them. */
const doorsPage = (name: string, address: string, person: string): PageExample => ({ name, address, ports: { person } })

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
  actsPage('individual contracts alone', 'helene-fontanel'),
  doorsPage('the doors of life insurance', '/savings/withdraw', 'helene-fontanel'),
  doorsPage('the ways of a payment', '/transactional/payment', 'marc-delorme'),
  doorsPage('no contract yet', '/accounts', 'camille-verdier'),
  actsPage('individual contracts', 'marc-delorme'),
]
