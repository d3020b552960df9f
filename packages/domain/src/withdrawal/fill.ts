import { addEuros, formatAmountInput, subtractEuros, type Euros } from '../money/index.ts'
import { typeSide, type Edited, type PartId } from './distribution.ts'
import type { DistributionForm, PartForm, Side } from './model.ts'

/**
 * Names the other of the two sides.
 *
 * @param side one side
 * @example otherSide('capital') // 'annuity'
 */
export const otherSide = (side: Side): Side => (side === 'capital' ? 'annuity' : 'capital')

/**
 * Tells whether a part's two amounts come to its balance, to the cent. SPLIT-01.
 *
 * @param part part with its two fields; a field without an amount balances nothing
 * @example isBalanced({ …part, balance: euros(100), capital: typed(euros(60)), annuity: typed(euros(40)) }) // true
 */
export const isBalanced = ({ balance, capital, annuity }: PartForm): boolean =>
  capital.parsed.kind === 'amount' &&
  annuity.parsed.kind === 'amount' &&
  addEuros(capital.parsed.amount, annuity.parsed.amount).equals(balance)

/**
 * Gives what one side of a part leaves for the other: balance − amount. SPLIT-01.
 *
 * @param part part with its two fields
 * @param side side that the rest is for
 * @returns undefined for a locked part, and where the other field holds no amount from 0 to the balance
 * @example restFor({ …part, balance: euros(100), capital: typed(euros(60)) }, 'annuity') // 40,00 €
 */
export const restFor = (part: PartForm, side: Side): Euros | undefined => {
  const { parsed } = part[otherSide(side)]
  const isFree = part.lock === undefined && parsed.kind === 'amount'
  return isFree && parsed.amount.greaterThanOrEqualTo(0) && parsed.amount.lessThanOrEqualTo(part.balance)
    ? subtractEuros(part.balance, parsed.amount)
    : undefined
}

/**
 * Writes on one side of a part what the other leaves, as an edit of the saver's own: it may leave all-or-nothing (MRM-48). SPLIT-01, SPLIT-02.
 *
 * @param form distribution as it stands
 * @param id part
 * @param side side that is filled
 * @returns the same form where there is no rest
 * @example fillSide(form, { policyId: '0048', name: 'vv' }, 'annuity').form // of 9 650,00 with 650,00 as capital: annuity '9 000,00'
 */
export const fillSide = (form: DistributionForm, id: PartId, side: Side): Edited => {
  const part = form.find(({ policyId, name }) => policyId === id.policyId && name === id.name)
  const rest = part && restFor(part, side)
  return rest === undefined ? { form } : typeSide(form, id, side, formatAmountInput(rest))
}

/**
 * Fills the other side of a part once the caret leaves a field: only where the two amounts came to the balance before the field was entered. SPLIT-01.
 *
 * @param form distribution as it stands
 * @param id part
 * @param entered the side that was typed in, and the distribution before it was entered
 * @returns undefined where nothing is filled: MRM-70 to MRM-78 hold as they are
 * @example fillAfter(form, id, { side: 'capital', before })?.form // balanced again
 */
export const fillAfter = (
  form: DistributionForm,
  id: PartId,
  { side, before }: { readonly side: Side; readonly before: DistributionForm },
): Edited | undefined => {
  const find = (distribution: DistributionForm) =>
    distribution.find(({ policyId, name }) => policyId === id.policyId && name === id.name)
  const [earlier, now] = [find(before), find(form)]
  const isDue = earlier !== undefined && now !== undefined && isBalanced(earlier) && !isBalanced(now)
  if (!isDue || restFor(now, otherSide(side)) === undefined) return undefined
  return fillSide(form, id, otherSide(side))
}
