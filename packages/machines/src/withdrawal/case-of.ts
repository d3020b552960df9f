import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Case } from '@hautelisse/domain/case'
import { formatAmountInput, isPositive, isZero, ZERO_EUROS } from '@hautelisse/domain/money'
import {
  contractsOf,
  SIMULATOR,
  takingPart,
  withdrawalCases,
  withdrawalInputsOf,
  type CaseContract,
  type Contract,
  type Part,
} from '@hautelisse/domain/withdrawal'
import type { KeptSide, WithdrawalDraft } from './draft.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/**
 * Gives the case of the results on the screen: of the day of their answer, with the option chosen and how they are looked at. BEY-01.
 *
 * @param snapshot state of the machine
 * @returns undefined without a result
 * @example selectCase(snapshot)?.simulator // 'withdrawal'
 */
export const selectCase = ({ context }: WithdrawalSnapshot): Case | undefined => {
  const { result, contracts, birthDate, form, rates, isInTodaysEuros } = context
  if (result === undefined) return undefined
  const { marginal, pensionCharges } = rates
  const asked = {
    contracts: takingPart(contracts),
    birthDate,
    request: result.request,
    option: form.annuity_type,
    rates: marginal === null || pensionCharges === null ? undefined : { marginal, pensionCharges },
    isInTodaysEuros,
  }
  return withdrawalCases.caseOf(withdrawalInputsOf(asked), result.on)
}

/** What a case takes over to: the person's accounts, and the day. */
export type CaseHolder = { readonly accounts: readonly Account[]; readonly today: PlainDate }

const NOTHING: KeptSide = { typed: formatAmountInput(ZERO_EUROS) }

type Sides = Pick<WithdrawalDraft['distribution'][number], 'capital' | 'annuity'>

/** All of a side is all of today's balance; an amount stays as it was given, with the rest of today beside it. */
const sidesOf = ({ balance }: Part, split: CaseContract['savings'][Part['name']]): Sides => {
  if (isZero(balance)) return { capital: NOTHING, annuity: NOTHING }
  if (split === undefined || (isZero(split.capital) && split.left === undefined)) return { capital: NOTHING, annuity: 'all' }
  const { capital, annuity, left } = split
  if (left === undefined && isZero(annuity)) return { capital: 'all', annuity: NOTHING }
  const isWhole = left === undefined || !isPositive(left)
  return {
    capital: { typed: formatAmountInput(capital) },
    annuity: isWhole ? 'rest' : { typed: formatAmountInput(annuity) },
  }
}

/** Pairs the contracts of today with those of a case: the first of a product with the first, and so on. */
const pairsOf = (
  held: readonly Contract[],
  given: readonly CaseContract[],
): readonly (readonly [Contract, CaseContract | undefined])[] =>
  held.map((contract, at) => {
    const { type } = contract.account
    const place = held.slice(0, at).filter(({ account }) => account.type === type).length
    return [contract, given.filter(({ product }) => product === type)[place]]
  })

/**
 * Gives the draft with which the simulator opens on the results of a case, for today and with what the person holds today: contracts by product and place, one
 * that is no longer held left out, a new one as an annuity. The birth date of a spouse is not in a case: it is asked for. BEY-07.
 *
 * @param one a case of this simulator
 * @param holder the person's accounts, and the day
 * @example draftOfCase(one, { accounts, today }).step // 'results'
 */
export const draftOfCase = (one: Case, { accounts, today }: CaseHolder): WithdrawalDraft => {
  const {
    retirement_age: age,
    spouse,
    annuity_type: option,
    contracts,
    rates,
    todays_euros: isReal,
  } = withdrawalCases.inputsOf(one)
  const held = takingPart(contractsOf(accounts, SIMULATOR, today))
  const look = {
    marginal: rates?.marginal ?? null,
    pension_charges: rates?.pension_charges ?? null,
    todays_euros: isReal === true,
  }
  return {
    ...SIMULATOR,
    step: 'results',
    furthest: 'results',
    retirement_age: String(age),
    reversible: spouse !== undefined,
    birth_date_spouse: '',
    reversion_percentage: spouse?.percentage ?? null,
    annuity_type: option ?? null,
    ...(rates === undefined && isReal === undefined ? {} : { look }),
    distribution: pairsOf(held, contracts).flatMap(([contract, given]) =>
      contract.parts.map((part) => ({ policyId: part.policyId, name: part.name, ...sidesOf(part, given?.savings[part.name]) })),
    ),
  }
}
