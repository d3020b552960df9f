import {
  addEuros,
  euros,
  formatAmountInput,
  isPositive,
  isZero,
  subtractEuros,
  sumEuros,
  ZERO_EUROS,
  parseAmount,
  type Euros,
} from '../money/index.ts'
import { takingPart, type Contract } from './eligibility.ts'
import type { DistributionForm, Part, PartForm, PartName, Side, TypedAmount } from './model.ts'

/** What a pair of amounts may exceed its balance by (S-CONST-05). */
export const AMOUNT_TOLERANCE: Euros = /* @__PURE__ */ euros('0.01')

/**
 * Writes an amount into a money field.
 *
 * @param amount euros
 * @example typed(euros('1234.5')).text // '1 234,50'
 */
export const typed = (amount: Euros): TypedAmount => ({ text: formatAmountInput(amount), parsed: { kind: 'amount', amount } })

const onSide = (part: Part, side: Side): PartForm => ({
  ...part,
  capital: typed(side === 'capital' ? part.balance : ZERO_EUROS),
  annuity: typed(side === 'annuity' ? part.balance : ZERO_EUROS),
})

/**
 * Gives the distribution that the stepper starts from: everything as an annuity, capital 0,00. MRM-43, MRM-45.
 *
 * @param contracts contracts of the saver; disabled ones take no part
 * @example defaultDistribution(contracts).every(({ capital }) => capital.text === '0,00') // true
 */
export const defaultDistribution = (contracts: readonly Contract[]): DistributionForm =>
  takingPart(contracts).flatMap(({ parts }) => parts.map((part) => onSide(part, 'annuity')))

const partsOfPolicy = (form: DistributionForm, policyId: string): readonly PartForm[] =>
  form.filter((part) => part.policyId === policyId)

const amountOf = (field: TypedAmount): Euros | undefined => (field.parsed.kind === 'amount' ? field.parsed.amount : undefined)

const standsOn = (part: PartForm, side: Side): boolean => {
  const whole = amountOf(part[side])
  const other = amountOf(part[side === 'capital' ? 'annuity' : 'capital'])
  return whole !== undefined && other !== undefined && whole.equals(part.balance) && isZero(other)
}

/**
 * Tells as what the whole contract is withdrawn, if all its parts stand on one side.
 *
 * The choice is read from the amounts and kept nowhere else, so that it cannot contradict them: an edit that leaves all-or-nothing un-selects it. MRM-45, MRM-46, MRM-48.
 *
 * @param form distribution as it stands
 * @param policyId contract
 * @returns the side, or `null` when the parts are split or a field holds no amount
 * @example everythingAs(defaultDistribution(contracts), '0048') // 'annuity'
 */
export const everythingAs = (form: DistributionForm, policyId: string): Side | null => {
  const parts = partsOfPolicy(form, policyId)
  if (parts.every((part) => standsOn(part, 'annuity'))) return 'annuity'
  return parts.every((part) => standsOn(part, 'capital')) ? 'capital' : null
}

/**
 * Puts the whole of a contract, mandatory payments included, on one side.
 *
 * A contract that does not offer the choice stays as it is. MRM-46.
 *
 * @param form distribution as it stands
 * @param contract contract of the saver
 * @param side where everything goes; the other side becomes 0,00
 * @example everythingAs(withdrawEverythingAs(form, a83, 'capital'), '0031') // 'capital' below 30 000,00
 */
export const withdrawEverythingAs = (form: DistributionForm, contract: Contract, side: Side): DistributionForm =>
  contract.offersAllOrNothing
    ? form.map((part) => (part.policyId === contract.account.policy_id ? onSide(part, side) : part))
    : form

/**
 * What an edit changed beyond the field that was edited, for a polite announcement.
 *
 * A contract that does not offer the choice (`offersAllOrNothing`) had nothing selected: there the notice is not worth saying.
 */
export type EditNotice = {
  readonly kind: 'all-or-nothing-left'
  readonly policyId: string
  /** The side that was selected before the edit. */
  readonly side: Side
  /** Mandatory payments that went back to the annuity because of the edit. */
  readonly mandatoryBackToAnnuity: boolean
}

export type Edited = { readonly form: DistributionForm; readonly notice?: EditNotice | undefined }

/** Names one part of a distribution. */
export type PartId = { readonly policyId: string; readonly name: PartName }

const same = (part: PartId, id: PartId): boolean => part.policyId === id.policyId && part.name === id.name

const edit = (form: DistributionForm, id: PartId, change: (part: PartForm) => PartForm): Edited => {
  if (form.some((part) => same(part, id) && part.lock !== undefined)) return { form }
  const before = everythingAs(form, id.policyId)
  const changed = form.map((part) => (same(part, id) ? change(part) : part))
  if (before === null || everythingAs(changed, id.policyId) === before) return { form: changed }
  const mandatory = (part: PartForm) => part.policyId === id.policyId && part.name === 'co' && !isZero(part.balance)
  const mandatoryBackToAnnuity = before === 'capital' && changed.some(mandatory)
  return {
    form: mandatoryBackToAnnuity ? changed.map((part) => (mandatory(part) ? onSide(part, 'annuity') : part)) : changed,
    notice: { kind: 'all-or-nothing-left', policyId: id.policyId, side: before, mandatoryBackToAnnuity },
  }
}

/**
 * Takes over what is typed on one side of a part; the other side stays as it was typed, so that a remainder or an overrun shows.
 *
 * Locked parts stay as they are: `co` and contracts of one locked part change through `withdrawEverythingAs` alone. MRM-48, MRM-73, MRM-74, MRM-76, MRM-77.
 *
 * @param form distribution as it stands
 * @param id part
 * @param side field that is typed in
 * @param text what the field holds
 * @example typeSide(form, { policyId: '0048', name: 'vv' }, 'capital', '500').form // the part's annuity is what it was
 */
export const typeSide = (form: DistributionForm, id: PartId, side: Side, text: string): Edited =>
  edit(form, id, (part) => ({ ...part, [side]: { text, parsed: parseAmount(text) } }))

/**
 * Moves the divider of a part: capital gets the amount, the annuity all the rest.
 *
 * @param form distribution as it stands
 * @param id part
 * @param capital euros, kept between 0 and the balance
 * @example moveDivider(form, { policyId: '0048', name: 'vv' }, euros(650)).form // of 9 650,00: capital '650,00', annuity '9 000,00'
 */
export const moveDivider = (form: DistributionForm, id: PartId, capital: Euros): Edited =>
  edit(form, id, (part) => {
    const kept = capital.lessThan(0) ? ZERO_EUROS : capital.greaterThan(part.balance) ? part.balance : capital
    return { ...part, capital: typed(kept), annuity: typed(subtractEuros(part.balance, kept)) }
  })

/**
 * Gives the amount that a field holds, or 0 when it holds none.
 *
 * @param field money field
 * @example amountOrZero({ text: '', parsed: { kind: 'empty' } }) // 0,00 €
 */
export const amountOrZero = (field: TypedAmount): Euros => amountOf(field) ?? ZERO_EUROS

/**
 * What a part's pair leaves over: positive below the balance, negative above it; a field without an amount counts as 0. MRM-76.
 *
 * @param part part with its two fields
 * @example remainderOf({ …part, balance: euros(100), capital: typed(euros(60)), annuity: typed(euros(30)) }) // 10,00 €
 */
export const remainderOf = (part: PartForm): Euros =>
  subtractEuros(subtractEuros(part.balance, amountOrZero(part.capital)), amountOrZero(part.annuity))

/** A remark on a part's pair of amounts. */
export type RemainderNotice = { readonly kind: 'remaining' | 'exceeded'; readonly amount: Euros }

/**
 * Gives the notice that a pair of amounts calls for: something is left to split from 0,01, the balance is exceeded from −0,01.
 *
 * A positive remainder may be submitted, and so may an overrun of 0,01. MRM-76, MRM-77, MRM-78.
 *
 * @param part part with its two fields
 * @returns the notice with its amount, always positive, or nothing at 0,00
 * @example noticeOf({ …part, balance: euros(100), capital: typed(euros(60)), annuity: typed(euros(30)) }) // { kind: 'remaining', amount: 10,00 € }
 */
export const noticeOf = (part: PartForm): RemainderNotice | undefined => {
  const remainder = remainderOf(part)
  if (remainder.greaterThanOrEqualTo(AMOUNT_TOLERANCE)) return { kind: 'remaining', amount: remainder }
  return remainder.lessThanOrEqualTo(AMOUNT_TOLERANCE.negated())
    ? { kind: 'exceeded', amount: remainder.abs() as Euros }
    : undefined
}

/** Sums over a distribution; `remainder` is balance − capital − annuity. */
export type Totals = {
  readonly balance: Euros
  readonly capital: Euros
  readonly annuity: Euros
  readonly remainder: Euros
  /** Shares of what is split, in whole percent; they add up to 100, or are both 0 when nothing is split. */
  readonly capitalPercent: number
  readonly annuityPercent: number
}

/**
 * Adds up a distribution, or one contract's part of it; a field without an amount counts as 0.
 *
 * Shares are of capital + annuity; the capital's is rounded half up to a whole percent and the annuity takes the rest.
 *
 * @param form distribution as it stands
 * @param policyId contract, or all of them when left out
 * @example totalsOf(form).capitalPercent // 39 when 34 516,02 of 88 408,97 stand on the capital side
 */
export const totalsOf = (form: DistributionForm, policyId?: string): Totals => {
  const parts = policyId === undefined ? form : partsOfPolicy(form, policyId)
  const balance = sumEuros(parts.map((part) => part.balance))
  const capital = sumEuros(parts.map((part) => amountOrZero(part.capital)))
  const annuity = sumEuros(parts.map((part) => amountOrZero(part.annuity)))
  const split = addEuros(capital, annuity)
  const capitalPercent = isPositive(split) ? capital.times(100).dividedBy(split).toDecimalPlaces(0).toNumber() : 0
  return {
    balance,
    capital,
    annuity,
    remainder: subtractEuros(balance, split),
    capitalPercent,
    annuityPercent: isPositive(split) ? 100 - capitalPercent : 0,
  }
}
