import type { Account, AccountType } from '../accounts/index.ts'
import { isPositive, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { COLLECTIVE_SCOPES } from '../session/index.ts'

/** Families of savings that a transfer leaves from, as the address names them. */
export type TransferScope = (typeof COLLECTIVE_SCOPES)[number]

/** What the law of a plan says of its transfer. */
export const TRANSFER_LAWS = ['collective', 'mandatory', 'individual', 'older', 'savings'] as const
/**
 * `collective`: PERCO and company PER, once in three years while employed. `mandatory`: once membership has ended. `individual`: at any time. `older`: a contract
 * of before the PER. `savings`: a PEE, to another plan of equal or longer blocking.
 */
export type TransferLaw = (typeof TRANSFER_LAWS)[number]

const LAWS: Partial<Record<AccountType, TransferLaw>> = {
  PERCO: 'collective',
  PERECO: 'collective',
  PERECOI: 'collective',
  PERO: 'mandatory',
  A83: 'mandatory',
  PER: 'individual',
  PERU: 'individual',
  'PER C1': 'individual',
  'PER C1 bis': 'individual',
  MADELIN: 'older',
  RETIREMENT_SAVINGS: 'older',
  PEE: 'savings',
  PEG: 'savings',
  PEI: 'savings',
}

/** Where transferred money goes: a compartment of a PER (C1 payments, C2 employee savings, C3 mandatory payments), or another savings plan. */
export const TRANSFER_PLACES = ['C1', 'C2', 'C3', 'plan'] as const
export type TransferPlace = (typeof TRANSFER_PLACES)[number]

/** A part of an account with the place that it goes to. */
export type TransferPart = { readonly to: TransferPlace; readonly amount: Euros }

/** An account with what a transfer of it moves where; without a law it cannot be transferred. */
export type TransferOffer = {
  readonly account: Account
  readonly law: TransferLaw | undefined
  readonly parts: readonly TransferPart[]
}

const WHOLE: Partial<Record<AccountType, TransferPlace>> = { PERCO: 'C2', PERECO: 'C2', PERECOI: 'C2', PERO: 'C3', A83: 'C3' }

const voluntary = ({ balance_vv: vv, balance_vvd: vvd = ZERO_EUROS, balance_vvnd: vvnd = ZERO_EUROS }: Account): Euros =>
  vv ?? sumEuros([vvd, vvnd])

/** Parts by where the money came from; what no compartment tells goes with the rest of its kind of plan. */
const partsOf = (account: Account, law: TransferLaw): readonly TransferPart[] => {
  const { balance, balance_co: co = ZERO_EUROS, balance_es: es = ZERO_EUROS, type } = account
  if (law === 'savings') return [{ to: 'plan', amount: balance }]
  const parts: readonly TransferPart[] = [
    { to: 'C1', amount: voluntary(account) },
    { to: 'C2', amount: es },
    { to: 'C3', amount: co },
  ]
  const rest = subtractEuros(balance, sumEuros(parts.map(({ amount }) => amount)))
  const home = WHOLE[type] ?? 'C1'
  return parts
    .map(({ to, amount }) => ({ to, amount: to === home ? sumEuros([amount, rest]) : amount }))
    .filter(({ amount }) => isPositive(amount))
}

/**
 * Lists the accounts of a saver that a transfer could leave from, those that can be transferred first. docs/rules/transfer.md, TRF-01, TRF-02.
 *
 * @param scope family of the address; undefined for both
 * @param accounts accounts of the saver, of all scopes
 * @example transferOffers('s2e', [perco])[0]?.parts // [{ to: 'C2', amount: 4 000,00 € }]
 */
export const transferOffers = (scope: TransferScope | undefined, accounts: readonly Account[]): readonly TransferOffer[] =>
  accounts
    .filter((account) => COLLECTIVE_SCOPES.some((one) => one === account.scope && (scope === undefined || scope === one)))
    .map((account): TransferOffer => {
      const law = isPositive(account.balance) ? LAWS[account.type] : undefined
      return { account, law, parts: law === undefined ? [] : partsOf(account, law) }
    })
    .toSorted((one, other) => Number(one.law === undefined) - Number(other.law === undefined))
