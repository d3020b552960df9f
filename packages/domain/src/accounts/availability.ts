import type { PlainDate } from '../calendar/index.ts'
import { isZero, subtractEuros, sumEuros, type Euros } from '../money/index.ts'
import type { Investment } from './investments.ts'
import type { Account } from './model.ts'
import { showsAvailability } from './rules.ts'

const partsOf = (investment: Investment) => ('fund_type' in investment ? [] : (investment.availabilities ?? []))

/**
 * Says how much of an account can be paid out today: the parts of its investments that are free. Nothing is said where the parts do not add up
 * to the balance, to the cent, or where the account shows no availability (P-ACCT-25, P-ACCT-40).
 *
 * @param account account of any scope
 * @example availableNow(pee) // 5 210,44 €
 */
export const availableNow = (account: Pick<Account, 'type' | 'balance' | 'investments'>): Euros | undefined => {
  if (!showsAvailability(account)) return undefined
  const parts = (account.investments ?? []).flatMap(partsOf)
  const sum = (those: typeof parts): Euros => sumEuros(those.map(({ montant }) => montant.montant))
  const isWhole = parts.length > 0 && parts.every(({ montant }) => montant.devise === 'EUR')
  if (!isWhole || !isZero(subtractEuros(sum(parts), account.balance))) return undefined
  return sum(parts.filter(({ disponibilite }) => disponibilite.condition === 'DISPONIBLE'))
}

/**
 * Says how much of what is free today orders have claimed that are not finished. docs/rules/operations.md, OPER-17.
 *
 * @param account account of any scope
 * @param today day of the question
 * @example claimedNow(pee, plainDate('2026-11-20')) // 0,00 €
 */
export const claimedNow = ({ investments = [] }: Pick<Account, 'investments'>, today: PlainDate): Euros =>
  sumEuros(
    investments.flatMap(({ lots = [] }) =>
      lots.flatMap(({ available_on: free, claimed }) =>
        claimed !== undefined && free !== null && free <= today ? [claimed] : [],
      ),
    ),
  )
