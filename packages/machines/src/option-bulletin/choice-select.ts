import { isNegative, isPositive, parseAmount, subtractEuros, sumEuros, ZERO_EUROS, Decimal } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import {
  cashOutOf,
  choiceProblems,
  comparisonOf,
  hintsOf,
  periodOf,
  placedIn,
  remainderOf,
  topUpsOf,
} from '@hautelisse/domain/option-bulletin'
import type {
  AccountTopUp,
  CashOut,
  ChoiceProblem,
  ChoiceTopUps,
  Comparison,
  OptionBulletin,
  Period,
  Supposed,
  TopUpHint,
} from '@hautelisse/domain/option-bulletin'
import type { Premium } from '@hautelisse/domain/contributions'
import type { SnapshotFrom } from 'xstate'
import type { ActScreen } from '../act/index.ts'
import { CASH, choiceIn, fieldOf, isRefused, premiumIn } from './choice-amounts.ts'
import type { ChoiceContext, ChoiceField, ComparedForm } from './choice-context.ts'
import type { choiceMachine } from './choice-machine.ts'

export type ChoiceSnapshot = SnapshotFrom<typeof choiceMachine>

/** Where the choice stands. */
export type ChoiceStanding = Exclude<ChoiceSnapshot['value']['choice'], 'acting'> | ActScreen

/** How the top-up of the page stands against the server's. */
export type TopUpStanding = ChoiceSnapshot['value']['topUp']

/** A field as the page shows it. */
export type FieldView = { readonly field: ChoiceField; readonly text: string; readonly error: 'wrong' | 'pasted' | undefined }

/** A plan of the choice with its funds. */
export type AccountView = AccountTopUp & {
  readonly funds: readonly (FieldView & { readonly id: string; readonly label: string; readonly risk: number | undefined })[]
}

/** Everything that the page of a choice shows. */
export type ChoiceView = {
  readonly standing: ChoiceStanding
  readonly topUpStanding: TopUpStanding
  readonly bulletin: OptionBulletin
  readonly period: Period
  readonly isChange: boolean
  readonly premium: Premium
  readonly accounts: readonly AccountView[]
  readonly cash: FieldView & {
    readonly amount: Euros
    readonly isOpen: boolean
    readonly withholding: string
    readonly out: CashOut | undefined
  }
  readonly remainder: Euros
  readonly topUps: ChoiceTopUps
  readonly hints: readonly TopUpHint[]
  /** What is said on top once the saver asked to go on. */
  readonly problems: readonly ChoiceProblem[]
  readonly failure: string | undefined
  readonly transactionId: string | undefined
}

const MOST_PERCENT = 100

/** A percentage between 0 and 100; undefined for any other text. */
const percentIn = (text: string): number | undefined => {
  const parsed = parseAmount(text)
  if (parsed.kind !== 'amount' || isNegative(parsed.amount) || parsed.amount.greaterThan(MOST_PERCENT)) return undefined
  return parsed.amount.toNumber()
}

const fieldView = (context: ChoiceContext, field: ChoiceField): FieldView => ({
  field,
  text: context.amounts[field]?.text ?? '',
  error: context.refusedPaste === field ? 'pasted' : isRefused(context, field) ? 'wrong' : undefined,
})

/** The server's figures in the place of the page's, where the two differ. */
const heldAgainst = (topUps: ChoiceTopUps, { context, value }: ChoiceSnapshot): ChoiceTopUps => {
  const { simulated } = context
  if (simulated === undefined || value.topUp !== 'differing') return topUps
  const accounts = topUps.accounts.map((own): AccountTopUp => {
    const told = simulated[own.account.policy_id]
    if (told === undefined) return own
    const net = subtractEuros(told.gross, told.contributions)
    return Object.assign({}, own, { topUp: { ...told, net, bound: own.topUp.bound }, invested: sumEuros([own.placed, net]) })
  })
  const total = (figure: 'gross' | 'contributions' | 'net') => sumEuros(accounts.map(({ topUp }) => topUp[figure]))
  return {
    accounts,
    gross: total('gross'),
    contributions: total('contributions'),
    net: total('net'),
    invested: sumEuros(accounts.map(({ invested }) => invested)),
  }
}

const cashView = (context: ChoiceContext, premium: Premium): ChoiceView['cash'] => {
  const amount = choiceIn(context).payment_amount
  const rate = percentIn(context.withholding)
  return {
    ...fieldView(context, CASH),
    amount,
    isOpen: context.hasBank,
    withholding: context.withholding,
    out: rate === undefined || !isPositive(amount) ? undefined : cashOutOf(premium, amount, { rate, asOf: context.today }),
  }
}

/**
 * Gives what the page of a choice shows.
 *
 * @param snapshot state of the machine
 */
export const selectChoice = (snapshot: ChoiceSnapshot): ChoiceView => {
  const { context, value } = snapshot
  const { bulletin, today, hasBank } = context
  const premium = premiumIn(context)
  const choice = choiceIn(context)
  const topUps = heldAgainst(topUpsOf(bulletin, choice, today), snapshot)
  return {
    standing: value.choice === 'acting' ? (context.act ?? 'sending') : value.choice,
    topUpStanding: value.topUp,
    bulletin,
    period: periodOf(bulletin, today),
    isChange: bulletin.answer !== undefined,
    premium,
    accounts: topUps.accounts.map((own) =>
      Object.assign({}, own, {
        funds: own.account.investments.map(({ id, label, risk_level: risk }) =>
          Object.assign(fieldView(context, fieldOf({ policy_id: own.account.policy_id, investment_id: id })), {
            id,
            label,
            risk,
          }),
        ),
      }),
    ),
    cash: cashView(context, premium),
    remainder: remainderOf(choice, premium.net),
    topUps,
    hints: hintsOf(topUps, premium.net),
    problems: context.isAttempted ? choiceProblems({ bulletin, net: premium.net, hasBank }, choice) : [],
    failure: context.failure,
    transactionId: context.transactionId,
  }
}

/** Another choice that was taken meanwhile, beside the saver's own: what each puts into each plan and pays out. */
export type ConflictView = {
  readonly rows: readonly { readonly title: string | undefined; readonly own: Euros; readonly other: Euros }[]
}

/** The two choices of a conflict, plan by plan, then cash, which has no title; undefined where nobody chose meanwhile. */
export const selectConflict = ({ context }: ChoiceSnapshot): ConflictView | undefined => {
  const { newer, bulletin } = context
  if (newer === undefined) return undefined
  const own = choiceIn(context)
  return {
    rows: [
      ...(bulletin.allocable_accounts ?? []).map(({ policy_id, title }) => ({
        title,
        own: placedIn(own, policy_id),
        other: placedIn(newer, policy_id),
      })),
      { title: undefined, own: own.payment_amount, other: newer.payment_amount },
    ],
  }
}

/** The comparison with what it supposes; without one while a field of it says nothing that can be reckoned with. */
export type ComparedView = { readonly form: ComparedForm; readonly comparison: Comparison | undefined }

const MOST_YEARS = 50
const HIGHEST_RETURN = 20

const wholeIn = (text: string, most: number): number | undefined => {
  const number = /^\d{1,2}$/.test(text.trim()) ? Number(text) : undefined
  return number === undefined || number > most ? undefined : number
}

const wageIn = (text: string): Euros | undefined => {
  const parsed = parseAmount(text)
  if (parsed.kind === 'empty') return ZERO_EUROS
  return parsed.kind === 'amount' && !isNegative(parsed.amount) ? parsed.amount : undefined
}

const MOST_CHILDREN = 15

const taxIn = (form: ComparedForm): Supposed['tax'] | undefined => {
  if (form.by === 'rate') return { kind: 'rate', rate: form.rate }
  const children = wholeIn(form.children, MOST_CHILDREN)
  const [wage_1, wage_2] = [wageIn(form.wage_1), wageIn(form.wage_2)]
  if (children === undefined || wage_1 === undefined || wage_2 === undefined) return undefined
  const { marital_status } = form
  const second = marital_status === 'MA' ? wage_2 : ZERO_EUROS
  return {
    kind: 'household',
    household: { marital_status, single_parent: false, children, wage_1, wage_2: second, deduction: ZERO_EUROS },
  }
}

/**
 * Gives the comparison of the ways for the whole premium.
 *
 * @param snapshot state of the machine
 */
export const selectComparison = ({ context }: ChoiceSnapshot): ComparedView => {
  const { bulletin, today, compared: form } = context
  const tax = taxIn(form)
  const years = wholeIn(form.yearsToRetirement, MOST_YEARS)
  const yearly = percentIn(form.yearlyReturn)
  if (tax === undefined || years === undefined || yearly === undefined || yearly > HIGHEST_RETURN)
    return { form, comparison: undefined }
  const supposed = { tax, yearsToRetirement: years, yearlyReturn: new Decimal(yearly), today }
  return { form, comparison: comparisonOf(bulletin, premiumIn(context), supposed) }
}
