import { dateOf, yearOf } from '../calendar/index.ts'
import { addEuros, isPositive, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { requireQuestion } from './ceiling-check.ts'
import type { CeilingPayment, CeilingQuestion, CeilingUse, Declarant, DeclarantUse, LineUse } from './ceiling-model.ts'
import { isPastDeduction } from './deduction-age.ts'
import { noticeTotal, unusedYears, usableUntil, type NoticeLines } from './notice.ts'

/**
 * Gives what is used of a line, by its declarant and by the spouse.
 *
 * Rule BEY-23, docs/rules/beyond-ceilings.md.
 *
 * @param line a line of `ceilingUseOf`
 * @example usedOf({ year: 2023, amount: euros(3000), own: euros(0), lent: euros(2290), left: euros(710), until: plainDate('2026-12-31') }) // 2 290,00 €
 */
export const usedOf = ({ own, lent }: LineUse): Euros => addEuros(own, lent)

const least = (a: Euros, b: Euros): Euros => (a.lessThan(b) ? a : b)

/** The calculated ceiling first, then the oldest to the newest: the order of use, as places of the notice's lines. */
const inOrderOfUse = (lines: readonly LineUse[]): readonly number[] => [lines.length - 1, ...lines.keys()].slice(0, lines.length)

/** Takes an amount from lines in the order of use; what they do not hold stays over. */
const take = (lines: readonly LineUse[], amount: Euros, by: 'own' | 'lent'): readonly LineUse[] => {
  let rest = amount
  const after = [...lines]
  for (const at of inOrderOfUse(lines)) {
    const line = after[at] as LineUse
    const taken = least(rest, line.left)
    rest = subtractEuros(rest, taken)
    after[at] = { ...line, [by]: addEuros(line[by], taken), left: subtractEuros(line.left, taken) }
  }
  return after
}

const leftIn = (lines: readonly LineUse[]): Euros => sumEuros(lines.map(({ left }) => left))

/** A declarant once their own payments are taken from their own ceilings. */
type OwnUse = { readonly paid: Euros; readonly tooLate: Euros; readonly above: Euros; readonly lines: readonly LineUse[] }

const linesOf = ({ unused, calculated }: NoticeLines, paymentYear: number): readonly LineUse[] =>
  [...unusedYears(paymentYear), paymentYear].map((year, at) => {
    const amount = unused[at] ?? calculated
    return { year, amount, own: ZERO_EUROS, lent: ZERO_EUROS, left: amount, until: usableUntil(year) }
  })

const ownUseOf = ({ lines, payments, birthDate }: Declarant, paymentYear: number): OwnUse => {
  const isLate = ({ on }: CeilingPayment): boolean =>
    birthDate !== undefined && on !== undefined && isPastDeduction(birthDate, on)
  const paid = sumEuros(payments.map(({ amount }) => amount))
  const tooLate = sumEuros(payments.filter((payment) => isLate(payment)).map(({ amount }) => amount))
  const deductible = subtractEuros(paid, tooLate)
  const within = least(deductible, noticeTotal(lines))
  return { paid, tooLate, above: subtractEuros(deductible, within), lines: take(linesOf(lines, paymentYear), within, 'own') }
}

const declarantUse = ({ paid, tooLate, above, lines }: OwnUse, borrowed: Euros, paymentYear: number): DeclarantUse => {
  const fromOwn = sumEuros(lines.map(({ own }) => own))
  return {
    paid,
    tooLate,
    fromOwn,
    fromSpouse: borrowed,
    deducted: addEuros(fromOwn, borrowed),
    above: subtractEuros(above, borrowed),
    lines,
    total: sumEuros(lines.map(({ amount }) => amount)),
    expiring: leftIn(lines.filter(({ until }) => yearOf(until) === paymentYear)),
  }
}

/** A ceiling is lent only by who stays below the age all the year: what the law says beyond it was not read. */
const canLend = ({ birthDate }: Declarant, paymentYear: number): boolean =>
  birthDate === undefined || !isPastDeduction(birthDate, dateOf(paymentYear, 12, 31))

/** What one declarant's ceilings lend to what the other pays above their own. */
const loanOf = (pooled: boolean, above: Euros, lender: OwnUse, canLendAtAll: boolean) => {
  const wanted = pooled ? least(above, leftIn(lender.lines)) : ZERO_EUROS
  return { lent: canLendAtAll ? wanted : ZERO_EUROS, isWithheld: !canLendAtAll && isPositive(wanted) }
}

/**
 * Computes what payments of a year use of the ceilings of a tax notice, line by line.
 *
 * The year's own ceiling first, then unused ones from the oldest to the newest. The spouse's only where pooling is chosen, above all of one's own, of what the
 * spouse's own payments leave, and in the same order. From the 70th birthday on nothing is deducted. Nothing is rounded.
 * Rules BEY-22 to BEY-27, docs/rules/beyond-ceilings.md, CGI art. 163 quatervicies.
 *
 * @param question year, lines of the notice and payments, in euros
 * @public
 * @throws DomainInputError
 * @example ceilingUseOf({ paymentYear: 2026, saver: { lines: { unused: [euros(1200), euros(4000), euros(4500)], calculated: euros(4710) }, payments: [{ amount: euros(5500) }] } }).saver.lines[0].left // 410,00 €
 */
export const ceilingUseOf = (question: CeilingQuestion): CeilingUse => {
  requireQuestion(question)
  const { paymentYear, saver, spouse, pooled = false } = question
  const own = ownUseOf(saver, paymentYear)
  if (spouse === undefined) {
    return { paymentYear, saver: declarantUse(own, ZERO_EUROS, paymentYear), spouse: undefined, withheld: [] }
  }
  const other = ownUseOf(spouse, paymentYear)
  const [bySpouse, bySaver] = [
    loanOf(pooled, own.above, other, canLend(spouse, paymentYear)),
    loanOf(pooled, other.above, own, canLend(saver, paymentYear)),
  ]
  return {
    paymentYear,
    saver: declarantUse({ ...own, lines: take(own.lines, bySaver.lent, 'lent') }, bySpouse.lent, paymentYear),
    spouse: declarantUse({ ...other, lines: take(other.lines, bySpouse.lent, 'lent') }, bySaver.lent, paymentYear),
    withheld: [...(bySaver.isWithheld ? (['saver'] as const) : []), ...(bySpouse.isWithheld ? (['spouse'] as const) : [])],
  }
}

/**
 * Gives the most that a saver can have deducted in a year: all their own ceilings, and with pooling what the spouse's own payments leave.
 *
 * Rule BEY-26, docs/rules/beyond-ceilings.md.
 *
 * @param question year, lines of the notice and payments of the spouse; what the saver has paid is not looked at
 * @public
 * @throws DomainInputError
 * @example mostDeducted({ paymentYear: 2026, saver: { lines: { unused: [euros(1200), euros(4000), euros(4500)], calculated: euros(4710) }, payments: [] } }) // 14 410,00 €
 */
export const mostDeducted = (question: CeilingQuestion): Euros => {
  requireQuestion(question)
  const all = addEuros(noticeTotal(question.saver.lines), question.spouse ? noticeTotal(question.spouse.lines) : ZERO_EUROS)
  return ceilingUseOf({ ...question, saver: { ...question.saver, payments: [{ amount: all }] } }).saver.deducted
}
