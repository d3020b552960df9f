import { isNegative, isPositive, parseAmount, subtractEuros, sumEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import {
  cashOutOf,
  choiceProblems,
  dueOf,
  hintsOf,
  periodOf,
  placedIn,
  remainderOf,
  topUpsOf,
} from '@hautelisse/domain/option-bulletin'
import type {
  AccountTopUp,
  CashOut,
  ChoiceDue,
  ChoiceProblem,
  ChoiceTopUps,
  OptionBulletin,
  Period,
  TopUpHint,
} from '@hautelisse/domain/option-bulletin'
import type { Premium } from '@hautelisse/domain/contributions'
import type { SnapshotFrom } from 'xstate'
import type { ActScreen } from '../act/index.ts'
import { CASH, choiceIn, countedIn, fieldOf, fitIn, isRefused, premiumIn } from './choice-amounts.ts'
import type { ChoiceContext, ChoiceField } from './choice-context.ts'
import type { choiceMachine } from './choice-machine.ts'

export type ChoiceSnapshot = SnapshotFrom<typeof choiceMachine>

/** Where the choice stands. */
export type ChoiceStanding = Exclude<ChoiceSnapshot['value']['choice'], 'acting' | 'lookingFirst'> | ActScreen

/** How the top-up of the page stands against the server's. */
export type TopUpStanding = ChoiceSnapshot['value']['topUp']

/** A field as the page shows it. */
export type FieldView = {
  readonly field: ChoiceField
  readonly text: string
  readonly error: 'wrong' | 'pasted' | 'over' | undefined
  /** The most that it can hold, where it is at fault for too much being distributed. */
  readonly most: Euros | undefined
}

/** A plan of the choice with its funds. */
export type AccountView = AccountTopUp & {
  /** Sum of what its fields say; `placed` and what follows from it never count more than there is. */
  readonly typed: Euros
  readonly funds: readonly (FieldView & { readonly id: string; readonly label: string; readonly risk: number | undefined })[]
}

/** Everything that the page of a choice shows. */
export type ChoiceView = {
  readonly standing: ChoiceStanding
  readonly topUpStanding: TopUpStanding
  readonly bulletin: OptionBulletin
  readonly period: Period
  /** What can still be done, until when, and the days that are left for it. */
  readonly due: ChoiceDue | undefined
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
  /** More is distributed than there is: the field at fault, the most that it can hold, and how much is too much. */
  readonly over: { readonly field: ChoiceField; readonly most: Euros; readonly excess: Euros } | undefined
  readonly topUps: ChoiceTopUps
  readonly hints: readonly TopUpHint[]
  /** What is said on top once the saver asked to go on. */
  readonly problems: readonly ChoiceProblem[]
  readonly failure: string | undefined
  readonly transactionId: string | undefined
}

const MOST_PERCENT = 100

/** A percentage between 0 and 100; undefined for any other text. */
export const percentIn = (text: string): number | undefined => {
  const parsed = parseAmount(text)
  if (parsed.kind !== 'amount' || isNegative(parsed.amount) || parsed.amount.greaterThan(MOST_PERCENT)) return undefined
  return parsed.amount.toNumber()
}

const errorOf = (context: ChoiceContext, field: ChoiceField, most: Euros | undefined): FieldView['error'] => {
  if (context.refusedPaste === field) return 'pasted'
  if (isRefused(context, field)) return 'wrong'
  return most === undefined ? undefined : 'over'
}

const fieldView = (context: ChoiceContext, field: ChoiceField, over: ChoiceView['over']): FieldView => {
  const most = over?.field === field ? over.most : undefined
  return { field, text: context.amounts[field]?.text ?? '', error: errorOf(context, field, most), most }
}

const overIn = (context: ChoiceContext, remainder: Euros): ChoiceView['over'] => {
  const fit = fitIn(context)
  return fit && { field: fit.field, most: fit.amount, excess: remainder.abs() as Euros }
}

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

const cashView = (context: ChoiceContext, premium: Premium, over: ChoiceView['over']): ChoiceView['cash'] => {
  const counted = countedIn(context).payment_amount
  const rate = percentIn(context.withholding)
  return {
    ...fieldView(context, CASH, over),
    amount: choiceIn(context).payment_amount,
    isOpen: context.hasBank,
    withholding: context.withholding,
    out: rate === undefined || !isPositive(counted) ? undefined : cashOutOf(premium, counted, { rate, asOf: context.today }),
  }
}

const accountViews = (context: ChoiceContext, topUps: ChoiceTopUps, over: ChoiceView['over']): readonly AccountView[] => {
  const choice = choiceIn(context)
  return topUps.accounts.map((own) => {
    const { policy_id, investments } = own.account
    const funds = investments.map(({ id, label, risk_level: risk }) =>
      Object.assign(fieldView(context, fieldOf({ policy_id, investment_id: id }), over), { id, label, risk }),
    )
    return Object.assign({}, own, { typed: placedIn(choice, policy_id), funds })
  })
}

/**
 * Gives what the page of a choice shows. Where too much is distributed its figures are those of the most that can be.
 *
 * @param snapshot state of the machine
 */
export const selectChoice = (snapshot: ChoiceSnapshot): ChoiceView => {
  const { context, value } = snapshot
  const { bulletin, today, hasBank } = context
  const premium = premiumIn(context)
  const choice = choiceIn(context)
  const remainder = remainderOf(choice, premium.net)
  const over = overIn(context, remainder)
  const topUps = heldAgainst(topUpsOf(bulletin, countedIn(context), today), snapshot)
  return {
    standing: value.choice === 'acting' || value.choice === 'lookingFirst' ? (context.act ?? 'sending') : value.choice,
    topUpStanding: value.topUp,
    bulletin,
    period: periodOf(bulletin, today),
    due: dueOf(bulletin, today),
    isChange: bulletin.answer !== undefined,
    premium,
    accounts: accountViews(context, topUps, over),
    cash: cashView(context, premium, over),
    remainder,
    over,
    topUps,
    hints: over === undefined ? hintsOf(topUps, premium.net) : [],
    problems: context.isAttempted ? choiceProblems({ bulletin, net: premium.net, hasBank }, choice) : [],
    failure: context.failure,
    transactionId: context.transactionId,
  }
}
