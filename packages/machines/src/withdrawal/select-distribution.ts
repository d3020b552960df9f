import { FORCED_ANNUITY_BALANCE, SMALL_ANNUITY_THRESHOLD, valueOrStandIn } from '@hautelisse/domain/law'
import { isPositive, sumEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import {
  AMOUNT_TOLERANCE,
  amountPath,
  everythingAs,
  noticeOf,
  otherSide,
  restFor,
  SIDES,
  totalsOf,
} from '@hautelisse/domain/withdrawal'
import type { Contract, LockReason, PartForm, PartId, RemainderNotice, Side, Totals } from '@hautelisse/domain/withdrawal'
import type { FieldError } from '@hautelisse/domain/validation'
import type { WithdrawalMachineContext } from './context.ts'
import type { AmountField } from './events.ts'
import { scheduleIn } from './progress.ts'
import { selectErrors } from './select-form.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** An amount field. Its path names it in errors and makes its id. */
export type AmountView = {
  readonly path: string
  readonly text: string
  readonly amount: Euros | undefined
  readonly error: FieldError | undefined
}

/** One part of a contract with its slider and its two fields. */
export type RowView = {
  readonly part: PartId
  readonly balance: Euros
  /** Why the fields cannot be typed in. */
  readonly lock: LockReason | undefined
  /** Side on which the whole part stands, if it stands on one. */
  readonly side: Side | undefined
  readonly capital: AmountView
  readonly annuity: AmountView
  /** Slider: from 0 to `balanceCents`, at `capitalCents`. */
  readonly balanceCents: number
  readonly capitalCents: number
  readonly annuityCents: number
  /** By how much both sides go beyond the balance: drawn beyond the row. */
  readonly excessCents: number
  readonly notice: RemainderNotice | undefined
  /** Under an overrun: what one side would take so that both come to the balance, where that is not below 0 (SPLIT-02). */
  readonly rest: SideAmount | undefined
  /** The side that has just been filled by itself (SPLIT-01). */
  readonly filled: SideAmount | undefined
}

/** An amount on one side. */
export type SideAmount = { readonly side: Side; readonly amount: Euros }

/** One contract of the distribution. */
export type ContractSplit = {
  readonly contract: Contract
  readonly rows: readonly RowView[]
  /** « Tout en rente », « Tout en capital », or neither; absent where the contract does not offer the choice. */
  readonly allAs:
    | {
        readonly chosen: Side | null
        /** The law may refuse a part of it as capital, once its annuity is known (WITH-10). */
        readonly isInDoubt: boolean
      }
    | undefined
}

const CENTS = 100

const amountView = (part: PartForm, side: Side, errors: readonly FieldError[]): AmountView => {
  const path = amountPath(side, part)
  const { text, parsed } = part[side]
  return {
    path,
    text,
    amount: parsed.kind === 'amount' ? parsed.amount : undefined,
    error: errors.find((error) => error.path === path),
  }
}

const sideOf = ({ balance, capital, annuity }: PartForm): Side | undefined => {
  if (annuity.parsed.kind === 'amount' && annuity.parsed.amount.equals(balance)) return 'annuity'
  return capital.parsed.kind === 'amount' && capital.parsed.amount.equals(balance) ? 'capital' : undefined
}

const isOf = ({ field }: { readonly field: AmountField }, { policyId, name }: PartForm): boolean =>
  field.part.policyId === policyId && field.part.name === name

/** The side that was typed last stays; where none was, the first that leaves a rest. */
const restIn = ({ typing }: WithdrawalMachineContext, part: PartForm): SideAmount | undefined => {
  if (noticeOf(part)?.kind !== 'exceeded') return undefined
  const kept: readonly Side[] = typing !== undefined && isOf(typing, part) ? [typing.field.side] : SIDES
  return kept.map(otherSide).flatMap((side) => {
    const amount = restFor(part, side)
    return amount === undefined ? [] : [{ side, amount }]
  })[0]
}

const filledIn = ({ fill }: WithdrawalMachineContext, part: PartForm): SideAmount | undefined => {
  if (fill === undefined || fill.field === 'all' || !isOf({ field: fill.field }, part)) return undefined
  const { side } = fill.field
  const { parsed } = part[side]
  return parsed.kind === 'amount' ? { side, amount: parsed.amount } : undefined
}

const rowView = (context: WithdrawalMachineContext, part: PartForm, errors: readonly FieldError[]): RowView => {
  const capital = amountView(part, 'capital', errors)
  const annuity = amountView(part, 'annuity', errors)
  const balanceCents = part.balance.times(CENTS).toNumber()
  const centsOf = ({ amount }: AmountView): number => Math.min(Math.max(amount?.times(CENTS).toNumber() ?? 0, 0), balanceCents)
  const capitalCents = centsOf(capital)
  const notice = noticeOf(part)
  return {
    part: { policyId: part.policyId, name: part.name },
    balance: part.balance,
    lock: part.lock,
    side: sideOf(part),
    capital,
    annuity,
    balanceCents,
    capitalCents,
    annuityCents: centsOf(annuity),
    excessCents: notice?.kind === 'exceeded' ? notice.amount.times(CENTS).toNumber() : 0,
    notice,
    rest: restIn(context, part),
    filled: filledIn(context, part),
  }
}

/** Savings that the law lets come as capital only while their annuity is small. */
const isBound = ({ lock, balance }: PartForm): boolean =>
  (lock === 'mandatory-payments' || lock === 'article-83') && isPositive(balance)

/**
 * Lists the contracts of the distribution with every row as it stands; contracts that take no part are left out.
 *
 * @param snapshot state of the machine
 * @example selectDistribution(snapshot)[0]?.rows[0]?.lock // 'mandatory-payments', or undefined if the part is split freely
 */
export const selectDistribution = (snapshot: WithdrawalSnapshot): readonly ContractSplit[] => {
  const { contracts, form } = snapshot.context
  const errors = selectErrors(snapshot)
  return contracts
    .filter(({ disabled }) => !disabled)
    .map((contract) => {
      const policyId = contract.account.policy_id
      return {
        contract,
        rows: form.distribution
          .filter((part) => part.policyId === policyId)
          .map((part) => rowView(snapshot.context, part, errors)),
        allAs: contract.offersAllOrNothing
          ? {
              chosen: everythingAs(form.distribution, policyId),
              isInDoubt: form.distribution.some((part) => part.policyId === policyId && isBound(part)),
            }
          : undefined,
      }
    })
}

/** Sums of the distribution, and what they leave to say: nothing left, something left, or a part beyond its balance. */
export type TotalsView = Totals & {
  readonly state: 'complete' | 'remaining' | 'exceeded'
  /** By how much the parts that go beyond their balance do so. */
  readonly excess: Euros
  /** What parts below their balance still leave to split, whatever others exceed. */
  readonly left: Euros
}

/**
 * Adds up the distribution as it stands, without a call: totals and remainder follow every key and every move of a slider.
 *
 * @param snapshot state of the machine
 * @example selectTotals(snapshot).capital // 34 516,02 €
 */
export const selectTotals = ({ context }: WithdrawalSnapshot): TotalsView => {
  const { distribution } = context.form
  const totals = totalsOf(distribution)
  const notices = distribution.flatMap((part) => noticeOf(part) ?? [])
  const sumOf = (wanted: RemainderNotice['kind']): Euros =>
    sumEuros(notices.flatMap(({ kind, amount }) => (kind === wanted ? [amount] : [])))
  const [excess, left] = [sumOf('exceeded'), sumOf('remaining')]
  const isLeft = totals.remainder.greaterThanOrEqualTo(AMOUNT_TOLERANCE)
  return { ...totals, state: isPositive(excess) ? 'exceeded' : isLeft ? 'remaining' : 'complete', excess, left }
}

/**
 * Gives the balance below which a contract may come whole as one form, on the day of the simulation. MRM-44, S-CONST-04.
 *
 * @param snapshot state of the machine
 * @example selectAllAsThreshold(snapshot) // 30 000,00 €
 */
export const selectAllAsThreshold = ({ context }: WithdrawalSnapshot): Euros =>
  valueOrStandIn(FORCED_ANNUITY_BALANCE, context.today).value

/**
 * Gives the month's annuity up to which the law lets mandatory payments and an article 83 come as capital, at the start. MRM-46, WITH-10.
 *
 * @param snapshot state of the machine
 * @example selectSmallAnnuityThreshold(snapshot) // 110,00 €
 */
export const selectSmallAnnuityThreshold = ({ context }: WithdrawalSnapshot): Euros =>
  valueOrStandIn(SMALL_ANNUITY_THRESHOLD, scheduleIn(context)?.start ?? context.today).value
