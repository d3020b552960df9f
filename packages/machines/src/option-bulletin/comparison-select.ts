import { explainTopUp } from '@hautelisse/domain/contributions'
import { withoutIdentities, type Derivation } from '@hautelisse/domain/explain'
import { Decimal, isNegative, parseAmount, ZERO_EUROS } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { comparisonOf, placedIn, topUpsOf } from '@hautelisse/domain/option-bulletin'
import type { Comparison, Supposed, YearsToRetirement } from '@hautelisse/domain/option-bulletin'
import { choiceIn, countedIn, premiumIn } from './choice-amounts.ts'
import type { ChoiceFigure, ComparedForm } from './choice-context.ts'
import { percentIn, type ChoiceSnapshot } from './choice-select.ts'

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
export type ComparedView = {
  readonly form: ComparedForm
  /** Where the years come from that it opened with. */
  readonly retirement: YearsToRetirement | undefined
  readonly comparison: Comparison | undefined
}

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

/** The tax that is supposed; `unknown` until a bracket is stated, undefined for an answer that says nothing. */
const taxIn = (form: ComparedForm): Supposed['tax'] | 'unknown' => {
  if (form.by === 'rate') return form.rate === undefined ? 'unknown' : { kind: 'rate', rate: form.rate }
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
  const { bulletin, today, retirement, compared: form } = context
  const tax = taxIn(form)
  const years = wholeIn(form.yearsToRetirement, MOST_YEARS)
  const yearly = percentIn(form.yearlyReturn)
  if (tax === undefined || years === undefined || yearly === undefined || yearly > HIGHEST_RETURN)
    return { form, retirement, comparison: undefined }
  const supposed = {
    tax: tax === 'unknown' ? undefined : tax,
    yearsToRetirement: years,
    yearlyReturn: new Decimal(yearly),
    today,
  }
  return { form, retirement, comparison: comparisonOf(bulletin, premiumIn(context), supposed) }
}

const derivationOf = (snapshot: ChoiceSnapshot, { kind, plan }: ChoiceFigure): Derivation | undefined => {
  const { context } = snapshot
  if (kind === 'way')
    return selectComparison(snapshot).comparison?.ways.find(({ account }) => account?.policy_id === plan)?.explanation.retirement
  const { accounts } = topUpsOf(context.bulletin, countedIn(context), context.today)
  const given = accounts.find(({ account }) => account.policy_id === plan)?.given
  return given && explainTopUp(given).net
}

/**
 * Gives the figure that is open with its calculation, without what changes nothing of it.
 *
 * @param snapshot state of the machine
 * @returns undefined where none is open, or where it can no longer be reckoned
 */
export const selectExplained = (
  snapshot: ChoiceSnapshot,
): { readonly figure: ChoiceFigure; readonly derivation: Derivation } | undefined => {
  const { opened: figure } = snapshot.context
  const derivation = figure && derivationOf(snapshot, figure)
  return figure === undefined || derivation === undefined ? undefined : { figure, derivation: withoutIdentities(derivation) }
}
