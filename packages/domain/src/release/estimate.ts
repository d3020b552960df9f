import { compareDates, type PlainDate } from '../calendar/index.ts'
import type { Derivation } from '../explain/index.ts'
import { INCOME_YEARS } from '../income-tax/index.ts'
import { isPositive, parseAmount, subtractEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { explainPlanRelease, figuresOfRelease, type PlanRelease } from './compartments.ts'
import type { ReleaseFigures } from './figures.ts'
import { amountOfForm, documentsOf, fundOrder, lotsOfForm, reasonOfForm, type ReleaseForm } from './form.ts'
import type { Hour } from '../operations/index.ts'
import { lifeOfRelease, withPay, type AskedRelease } from './life.ts'
import { addedTax, explainLeft, type AddedTax } from './next-year.ts'
import type { ReleaseOffer } from './offers.ts'
import { takeFrom, worthOf } from './taking.ts'

/** What a request would pay, as its answers stand. */
export type ReleaseEstimate = {
  readonly figures: ReleaseFigures<Euros>
  readonly explained: ReleaseFigures<Derivation>
  /** Value of the account, and what was paid in, of which the paid-in part is taken. */
  readonly value: Euros
  readonly paidIn: Euros
}

/**
 * Estimates what a request pays; undefined while no amount within the savings is typed, or where nobody tells what was paid in.
 *
 * @param form the answers
 * @param offer account that was chosen
 * @param today day of the request, which stands for the day of the sale
 * @example estimateOf(form, offer, plainDate('2026-11-20'))?.figures.paid // 5 750,02 €
 */
export const estimateOf = (form: ReleaseForm, offer: ReleaseOffer, today: PlainDate): ReleaseEstimate | undefined => {
  const { account, value, paidIn } = offer
  const amount = amountOfForm(form)
  const most = worthOf(lotsOfForm(form, offer, today))
  if (amount === undefined || paidIn === undefined || !isPositive(amount) || amount.greaterThan(most) || most.greaterThan(value))
    return undefined
  const plan: PlanRelease = { account, reason: reasonOfForm(form, offer), value, paidIn, amount, on: today }
  return { figures: figuresOfRelease(plan), explained: explainPlanRelease(plan), value, paidIn }
}

/** What the income tax of the next year leaves, without the quotient and with it. */
export type AfterNextYear = {
  readonly incomeYear: number
  readonly plain: { readonly tax: Euros; readonly left: Euros }
  readonly withQuotient: { readonly tax: Euros; readonly left: Euros }
  /** How what is left was found. */
  readonly explained: AddedTax<Derivation>
}

/**
 * Says what the income tax of the next year leaves of a release that is taxed at the scale. REL-09.
 *
 * @param form the answers, with the yearly wages of the household
 * @param estimate what the release comes to, with its calculation
 * @returns undefined where nothing is taxed at the scale, or no wage is typed
 */
export const afterNextYear = (
  form: ReleaseForm,
  { figures: { paid, scaleBase }, explained }: Pick<ReleaseEstimate, 'figures' | 'explained'>,
): AfterNextYear | undefined => {
  const wage = parseAmount(form.wage)
  const incomeYear = INCOME_YEARS.at(-1)
  if (!isPositive(scaleBase) || wage.kind !== 'amount' || incomeYear === undefined) return undefined
  const household = {
    marital_status: form.couple,
    single_parent: false,
    children: 0,
    wage_1: wage.amount,
    wage_2: ZERO_EUROS,
    deduction: ZERO_EUROS,
  }
  const { plain, withQuotient } = addedTax(household, scaleBase, incomeYear)
  const leaving = (tax: Euros) => ({ tax, left: subtractEuros(paid, tax) })
  return {
    incomeYear,
    plain: leaving(plain),
    withQuotient: leaving(withQuotient),
    explained: explainLeft(explained.paid, household, scaleBase, incomeYear),
  }
}

/** Something that happens after a request is confirmed, with its day. */
export type ReleaseHappening = {
  readonly what: 'recorded' | 'checked' | 'free' | 'payable' | 'sale' | 'transfer-sent' | 'on-account' | 'with-pay'
  readonly day: PlainDate
}

const AT_END = { hour: '00:00' } as const

/**
 * Lists what happens after a request is confirmed at a moment, in the order of the days. REL-13, REL-14; RIB-18 for the bank account.
 *
 * @param form the answers
 * @param offer account that was chosen
 * @param now moment of the confirmation; its documents come with it
 * @param isPaidByCompany whether the company pays the sum with the saver's pay: its day is not ours to say, only that of the sum's leaving
 * @param payableFrom day from which a bank account in validation can be used; undefined where the money can go out at once
 * @example releaseHappenings(form, offer, { day: plainDate('2026-11-20'), hour: '10:00' }).at(-1)?.day // 30/11/2026
 */
export const releaseHappenings = (
  form: ReleaseForm,
  offer: ReleaseOffer,
  now: Hour,
  isPaidByCompany = false,
  payableFrom?: PlainDate,
): readonly ReleaseHappening[] => {
  const needsDocuments = documentsOf(form, offer).length > 0
  const taken = takeFrom(lotsOfForm(form, offer, now.day), amountOfForm(form) ?? ZERO_EUROS, fundOrder(form, offer, now.day))
  const freeOn =
    form.kind === 'soon'
      ? taken
          .flatMap(({ lot }) => lot.available_on ?? [])
          .toSorted()
          .at(-1)
      : undefined
  const soldFrom = [freeOn, payableFrom]
    .filter((day) => day !== undefined)
    .toSorted(compareDates)
    .at(-1)
  const asked: AskedRelease = { asked: now, needsDocuments, documents: needsDocuments ? now : undefined, freeOn: soldFrom }
  const checked = lifeOfRelease(asked, now).until
  const { timeline } = lifeOfRelease(asked, { day: checked ?? now.day, ...AT_END })
  const days = isPaidByCompany ? withPay(timeline) : timeline
  const steps = (['sale', 'transfer-sent', 'on-account', 'with-pay'] as const).flatMap((what) => {
    const day = days.find(({ step }) => step === what)?.day
    return day === undefined ? [] : [{ what, day }]
  })
  const waits = [
    ...(checked === undefined ? [] : [{ what: 'checked', day: checked } as const]),
    ...(payableFrom === undefined ? [] : [{ what: 'payable', day: payableFrom } as const]),
    ...(freeOn === undefined ? [] : [{ what: 'free', day: freeOn } as const]),
  ]
  return [{ what: 'recorded', day: now.day }, ...waits.toSorted((one, other) => compareDates(one.day, other.day)), ...steps]
}
