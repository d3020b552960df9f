import { orderDay, type PlainDate } from '../calendar/index.ts'
import { addEuros, isNegative, isPositive, parseAmount, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { timelineOf } from '../operations/index.ts'
import { fieldError, refusals, type FieldError } from '../validation/index.ts'
import { inError, leftToPut, mostIn, outError, receiving, stillPossible, type FundAmount } from './check.ts'
import type { SwitchableAccount, SwitchFund, SwitchRequest } from './model.ts'
import type { SwitchOffer } from './offers.ts'

/** Steps of a fund switch, in their order; the last one holds what was recorded. */
export const SWITCH_STEPS = ['account', 'out', 'in', 'summary', 'results'] as const
export type SwitchStep = (typeof SWITCH_STEPS)[number]

/** What a saver answers, as it is typed: euros by fund. */
export type SwitchForm = {
  readonly policyId: string
  /** Account that the money goes to; without one it stays in the same account. */
  readonly destination?: string | undefined
  /** That it is blocked until retirement has been read, where it is. */
  readonly isAware?: boolean | undefined
  readonly out: Readonly<Record<string, string>>
  readonly in: Readonly<Record<string, string>>
}

/** What a form holds before anything is answered. */
export const EMPTY_SWITCH: SwitchForm = { policyId: '', out: {}, in: {} }

/** Sides of a switch: what leaves funds, and what comes to them. */
export type SwitchSide = 'out' | 'in'

const textOf = (form: SwitchForm, side: SwitchSide, id: string): string => (form[side][id] ?? '').trim()

/** The euros typed for a fund; nothing typed is zero, and undefined is no amount. */
const typed = (form: SwitchForm, side: SwitchSide, id: string): Euros | undefined => {
  const text = textOf(form, side, id)
  if (text === '') return ZERO_EUROS
  const parsed = parseAmount(text)
  return parsed.kind === 'amount' ? parsed.amount : undefined
}

const fundsOf = ({ switchable }: SwitchOffer): readonly SwitchFund[] => switchable?.investments ?? []

/**
 * Lists what leaves funds, or comes to them, as far as amounts are typed; nothing comes to a fund that money leaves.
 *
 * @param form the answers
 * @param offer account with its funds
 * @param side which of the two
 */
export const amountsOf = (form: SwitchForm, offer: SwitchOffer, side: SwitchSide): readonly FundAmount[] =>
  (side === 'out' ? fundsOf(offer) : fundsInto(form, offer)).flatMap(({ id }) => {
    const amount = typed(form, side, id)
    return amount === undefined || amount.isZero() ? [] : [{ id, amount }]
  })

/**
 * Lists the funds that money can come to: those that none leaves, and in another account every one.
 *
 * @param form the answers
 * @param offer account with its funds
 */
export const fundsInto = (form: SwitchForm, offer: SwitchOffer): readonly SwitchFund[] => {
  if (offer.to !== undefined) return offer.to.switchable?.investments ?? []
  const out = new Set(amountsOf(form, offer, 'out').map(({ id }) => id))
  return fundsOf(offer).filter(({ id }) => !out.has(id))
}

/** A fund before and after a switch, with what it may still take. */
export type SwitchedFund = {
  readonly fund: SwitchFund
  /** Once every order that came before is done. */
  readonly before: Euros
  readonly after: Euros
  /** After less before: below zero where money leaves. */
  readonly change: Euros
  /** Most that the fund may hold, and what may still be put into it; undefined without a limit. */
  readonly most: Euros | undefined
  readonly left: Euros | undefined
}

/** A switch as it stands: funds before and after, what is moved, and what is left to put. */
export type SwitchFigures = {
  readonly funds: readonly SwitchedFund[]
  readonly moved: Euros
  readonly left: Euros
  /** Value of the contract after the switch: the same, unless money goes to another one. */
  readonly total: Euros
  /** The other account that money goes to, with its value after the switch. */
  readonly other: { readonly funds: readonly SwitchedFund[]; readonly total: Euros } | undefined
}

const among = (parts: readonly FundAmount[], id: string): Euros => parts.find((part) => part.id === id)?.amount ?? ZERO_EUROS

/** Every fund of a contract before and after. */
const linesOf = (account: SwitchableAccount, out: readonly FundAmount[], into: readonly FundAmount[]): readonly SwitchedFund[] =>
  account.investments.map((fund) => {
    const change = subtractEuros(among(into, fund.id), among(out, fund.id))
    return {
      fund,
      before: fund.expected,
      after: addEuros(fund.expected, change),
      change,
      most: mostIn(account, fund),
      left: stillPossible(account, fund, among(into, fund.id)),
    }
  })

/**
 * Gives every fund of a contract before and after a switch, and those of another one that its money goes to. docs/rules/fund-switch.md, FSW-02, FSW-03.
 *
 * @param form the answers
 * @param offer account with its funds
 * @returns undefined for an account without funds to switch
 * @example figuresOf(form, offer)?.moved // 4 000,00 €
 */
export const figuresOf = (form: SwitchForm, offer: SwitchOffer): SwitchFigures | undefined => {
  const { switchable, to } = offer
  if (switchable === undefined) return undefined
  const [out, into] = [amountsOf(form, offer, 'out'), amountsOf(form, offer, 'in')]
  const moved = sumEuros(out.map(({ amount }) => amount))
  const rest = { moved, left: leftToPut(out, into) }
  if (to?.switchable === undefined)
    return { ...rest, funds: linesOf(switchable, out, into), total: switchable.value, other: undefined }
  const takes = receiving(switchable, to.switchable, out)
  return {
    ...rest,
    funds: linesOf(switchable, out, []),
    total: subtractEuros(switchable.value, moved),
    other: { funds: linesOf(takes, [], into), total: takes.value },
  }
}

/**
 * Lists the funds that a switch changes, those that money leaves before those that it comes to.
 *
 * @param figures every fund before and after
 * @example changesOf(figures).map(({ change }) => change) // − 4 000,00 €, + 1 800,00 €, + 2 200,00 €
 */
export const changesOf = ({ funds, other }: Pick<SwitchFigures, 'funds' | 'other'>): readonly SwitchedFund[] => [
  ...funds.filter(({ change }) => isNegative(change)),
  ...(other?.funds ?? funds).filter(({ change }) => isPositive(change)),
]

/**
 * Makes the request of a switch; undefined while its answers make none.
 *
 * @param form the answers
 * @param offer account with its funds
 */
export const requestOf = (form: SwitchForm, offer: SwitchOffer): SwitchRequest | undefined => {
  const { account } = offer
  const [out, into] = [amountsOf(form, offer, 'out'), amountsOf(form, offer, 'in')]
  if (out.length === 0 || !leftToPut(out, into).isZero()) return undefined
  return {
    main_company_id: account.company_id ?? '',
    source: { policy_id: account.policy_id, investments: [...out] },
    destination: { policy_id: offer.to?.account.policy_id ?? account.policy_id, investments: [...into] },
  }
}

const wrongTexts = (form: SwitchForm, funds: readonly SwitchFund[], side: SwitchSide): readonly FieldError[] =>
  funds.flatMap(({ id }) => (typed(form, side, id) === undefined ? [fieldError(`${side}.${id}`, 'wrong')] : []))

/**
 * Says what is wrong with the answers of a step, by the rules by which the server refuses: FSW-01 to FSW-04.
 *
 * @param form the answers
 * @param offer account that was chosen
 * @param step the step
 */
export const errorsOn = (form: SwitchForm, offer: SwitchOffer | undefined, step: SwitchStep): readonly FieldError[] => {
  const account = offer?.switchable
  if (offer === undefined || account === undefined || offer.refusals.length > 0) return [fieldError('policy_id', 'required')]
  const out = amountsOf(form, offer, 'out')
  switch (step) {
    case 'out': {
      const errors = [...wrongTexts(form, fundsOf(offer), 'out'), ...refusals(...out.map((part) => outError(part, account)))]
      if (errors.length > 0 || out.length > 0) return errors
      return [fieldError('out', 'zero-amount')]
    }
    case 'in': {
      const into = amountsOf(form, offer, 'in')
      if (offer.to !== undefined && (offer.to.refusals.length > 0 || offer.to.switchable === undefined))
        return [fieldError('destination', 'wrong')]
      const takes = receiving(account, offer.to?.switchable ?? account, out)
      return [
        ...(offer.to?.effect === 'until-retirement' && form.isAware !== true ? [fieldError('isAware', 'required')] : []),
        ...wrongTexts(form, fundsInto(form, offer), 'in'),
        ...refusals(
          ...into.map((part) => inError(part, out, takes, offer.to === undefined)),
          leftToPut(out, into).isZero() ? undefined : fieldError('in', 'split-incomplete'),
        ),
      ]
    }
    case 'account':
    case 'summary':
    case 'results':
      return []
    default:
      return step satisfies never
  }
}

/** Step that shows a field of the request. */
export const stepOfField = (path: string): SwitchStep | undefined => {
  const [field = ''] = path.split('.')
  if (field === 'out' || field === 'in') return field
  if (field === 'destination' || field === 'isAware') return 'in'
  return field === 'policy_id' ? 'account' : undefined
}

/** Something that happens after a switch is confirmed, with its day. */
export type SwitchHappening = { readonly what: 'recorded' | 'sale' | 'purchase' | 'visible'; readonly day: PlainDate }

/**
 * Lists what happens after a switch is confirmed at a moment, in the order of the days. FSW-06.
 *
 * @param scope family of savings
 * @param day day in Paris on which it is confirmed
 * @param hour hour and minute in Paris
 * @example switchHappenings('ais', plainDate('2026-11-20'), '10:00').map(({ day }) => day) // 20/11, 24/11, 26/11, 27/11
 */
export const switchHappenings = (scope: 's2e' | 'ais', day: PlainDate, hour: string): readonly SwitchHappening[] => {
  const schedule = scope === 's2e' ? 'employee-switch' : 'retirement-switch'
  const steps = timelineOf(schedule, orderDay(day, hour), day).slice(1)
  const dayOf = (name: string): PlainDate => steps.find(({ step }) => step === name)?.day ?? day
  return [{ what: 'recorded', day }, ...(['sale', 'purchase', 'visible'] as const).map((what) => ({ what, day: dayOf(what) }))]
}
