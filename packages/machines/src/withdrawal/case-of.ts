import type { Account } from '@hautelisse/domain/accounts'
import { parseFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { birthOf, pairHeld, type Case } from '@hautelisse/domain/case'
import {
  euros,
  Decimal,
  formatAmountInput,
  isPositive,
  isZero,
  subtractEuros,
  sumEuros,
  ZERO_EUROS,
  type Euros,
} from '@hautelisse/domain/money'
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
import { expectedRates, paidInOf } from './rates.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/**
 * Gives the case of the results on the screen: of the day of their answer, with the option chosen and how they are looked at. BEY-01.
 *
 * @param snapshot state of the machine
 * @returns undefined without a result
 * @example selectCase(snapshot)?.simulator // 'withdrawal'
 */
export const selectCase = ({ context }: WithdrawalSnapshot): Case | undefined => {
  const { result, contracts, birthDate, form, isInTodaysEuros } = context
  if (result === undefined) return undefined
  const { marginal, pensionCharges } = expectedRates(context)
  const asked = {
    contracts: takingPart(contracts),
    birthDate,
    request: result.request,
    option: form.annuity_type,
    rates: marginal === null || pensionCharges === null ? undefined : { marginal, pensionCharges },
    paidIn: paidInOf(context),
    isInTodaysEuros,
  }
  return withdrawalCases.caseOf(withdrawalInputsOf(asked), result.on)
}

/** What a case takes over to: the person's accounts, and the day. */
export type CaseHolder = { readonly accounts: readonly Account[]; readonly today: PlainDate }

/** What they have typed in the simulator before, which may tell the day that a case does not hold. */
type Typed = Pick<WithdrawalDraft, 'birth_date_spouse'>
type CaseSpouse = ReturnType<typeof withdrawalCases.inputsOf>['spouse']

/** The birth date of a spouse that was typed before, where it is of the month that the case holds; empty if it is of another one. */
const spouseBirthOf = (spouse: CaseSpouse, { birth_date_spouse: text }: Typed): string => {
  const born = parseFrenchDate(text)
  if (spouse === undefined || born === undefined) return ''
  const { birth_month: month, born_on_first: isFirst } = birthOf(born)
  return month === spouse.birth_month && isFirst === spouse.born_on_first ? text : ''
}

const NOTHING: KeptSide = { typed: formatAmountInput(ZERO_EUROS) }

type PartSplit = NonNullable<CaseContract['savings'][Part['name']]>
type Sides = Pick<WithdrawalDraft['distribution'][number], 'capital' | 'annuity'>

const lowerOf = (one: Euros, other: Euros): Euros => euros(Decimal.min(one, other))

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

const amountOf = ({ capital, annuity, left = ZERO_EUROS }: PartSplit): Euros => sumEuros([capital, annuity, left])

const isKind = ({ account }: Contract, { product }: CaseContract): boolean => account.type === product
const isSame = (contract: Contract, given: CaseContract): boolean =>
  isKind(contract, given) &&
  contract.parts.every(({ name, balance }) => {
    const split = given.savings[name]
    return balance.equals(split === undefined ? ZERO_EUROS : amountOf(split))
  })

/** Pairs the contracts of today with those of a case. */
const pairsOf = (held: readonly Contract[], given: readonly CaseContract[]): ReadonlyMap<CaseContract, Contract> =>
  pairHeld(held, given, { isKind, isSame })

/** Splits today’s balance as it was split: all of a side is all of it; an amount stays, as far as there is as much. */
const renewedSplit = ({ balance }: Part, split: PartSplit | undefined): PartSplit => {
  if (split === undefined) return { capital: ZERO_EUROS, annuity: balance }
  if (balance.equals(amountOf(split))) return split
  const isAllCapital = split.left === undefined && isZero(split.annuity) && isPositive(split.capital)
  const capital = isAllCapital ? balance : lowerOf(split.capital, balance)
  const rest = subtractEuros(balance, capital)
  const annuity = split.left === undefined || !isPositive(split.left) ? rest : lowerOf(split.annuity, rest)
  const left = subtractEuros(rest, annuity)
  return { capital, annuity, left: isZero(left) ? undefined : left }
}

const renewedContract = ({ account, parts }: Contract, given: CaseContract | undefined): CaseContract => ({
  product: account.type as CaseContract['product'],
  table: account.mortality_table,
  savings: Object.fromEntries(
    parts.flatMap((part) => {
      const split = given?.savings[part.name]
      if (isZero(part.balance) && (split === undefined || isZero(amountOf(split))))
        return split === undefined ? [] : [[part.name, split]]
      const voluntary = part.name === 'vv' ? { vvd: account.balance_vvd, vvnd: account.balance_vvnd } : {}
      return [[part.name, { ...renewedSplit(part, split), ...voluntary }]]
    }),
  ),
})

/**
 * Gives a case with the savings of today: contracts by product and place, one that is no longer held left out, a new one as an annuity. BEY-07.
 *
 * @param one a case of this simulator
 * @param holder the person's accounts, and the day
 * @returns undefined where the person holds none of its contracts any more
 * @example renewedCase(one, { accounts, today }) // the same case where they hold what they held
 */
export const renewedCase = (one: Case, { accounts, today }: CaseHolder): Case | undefined => {
  const inputs = withdrawalCases.inputsOf(one)
  const held = takingPart(contractsOf(accounts, SIMULATOR, today))
  const pairs = pairsOf(held, inputs.contracts)
  if (pairs.size === 0) return undefined
  const paired = new Set(pairs.values())
  const contracts = inputs.contracts.flatMap((given) => {
    const contract = pairs.get(given)
    return contract === undefined ? [] : [renewedContract(contract, given)]
  })
  const others = held.filter((contract) => !paired.has(contract)).map((contract) => renewedContract(contract, undefined))
  return withdrawalCases.caseOf({ ...inputs, contracts: [...contracts, ...others] }, one.asOf)
}

/**
 * Gives the draft with which the simulator opens on the results of a case, for today and with what the person holds today: contracts by product and place, one
 * that is no longer held left out, a new one as an annuity. The birth date of a spouse is not in a case: it is the one that was typed before where that goes with the
 * case, else it is asked for. BEY-07.
 *
 * @param one a case of this simulator
 * @param holder the person's accounts, the day, and what they have typed before
 * @example draftOfCase(one, { accounts, today }).step // 'results'
 */
export const draftOfCase = (
  one: Case,
  { accounts, today, typed }: CaseHolder & { readonly typed?: Typed | undefined },
): WithdrawalDraft => {
  const {
    retirement_age: age,
    spouse,
    annuity_type: option,
    contracts,
    rates,
    paid_in: paidIn,
    todays_euros: isReal,
  } = withdrawalCases.inputsOf(one)
  const held = takingPart(contractsOf(accounts, SIMULATOR, today))
  const given = new Map([...pairsOf(held, contracts)].map(([contract, account]) => [account, contract]))
  const look = {
    marginal: rates?.marginal ?? null,
    pension_charges: rates?.pension_charges ?? null,
    todays_euros: isReal === true,
    ...(paidIn === undefined ? {} : { paid_in: formatAmountInput(paidIn) }),
  }
  return {
    ...SIMULATOR,
    step: 'results',
    furthest: 'results',
    retirement_age: String(age),
    reversible: spouse !== undefined,
    birth_date_spouse: typed === undefined ? '' : spouseBirthOf(spouse, typed),
    reversion_percentage: spouse?.percentage ?? null,
    annuity_type: option ?? null,
    ...(rates === undefined && isReal === undefined && paidIn === undefined ? {} : { look }),
    distribution: held.flatMap((contract) =>
      contract.parts.map((part) => ({
        policyId: part.policyId,
        name: part.name,
        ...sidesOf(part, given.get(contract)?.savings[part.name]),
      })),
    ),
  }
}
