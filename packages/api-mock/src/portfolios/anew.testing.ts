import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'

import type { Person } from '../people/index.ts'
import { accountsOn } from './accounts.ts'
import { forgetKept } from './keep.ts'

/**
 * Computes something with nothing that was kept before, and keeps nothing of it.
 *
 * @param compute what is computed
 */
export const anew = <Value>(compute: () => Value): Value => {
  forgetKept()
  const value = compute()
  forgetKept()
  return value
}

/**
 * Computes the contracts of a person on a day from everything that they follow from, with nothing that was kept.
 *
 * @param person the person with everything done so far
 * @param day the day
 */
export const accountsAnew = (person: Person, day: PlainDate): readonly Account[] => anew(() => accountsOn(person, day))
