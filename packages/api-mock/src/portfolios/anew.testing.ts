import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'

import type { Person } from '../people/index.ts'
import { heldOn } from './accounts.ts'
import { changesOf } from './changes.ts'
import { addedReader, chargesOf, datedLots, lotsOfSeed, seedOf } from './contract-lots.ts'
import { evolutionOf } from './evolution.ts'

/**
 * Computes the contracts of a person on a day from everything that they follow from, with nothing that was kept.
 *
 * @param person the person with everything done so far
 * @param day the day
 */
export const accountsAnew = (person: Person, day: PlainDate): readonly Account[] => {
  const added = addedReader(person)
  return person.accounts.map((account) => {
    const charges = chargesOf(account)
    const seeded = lotsOfSeed(account, seedOf(person, account))
    const lots = datedLots(charges, seeded, added(account.policy_id), changesOf(person, account.policy_id, day))
    return { ...heldOn(account, lots, day), ...evolutionOf(lots.now, charges, day) }
  })
}
