import { dateOf, yearOf } from '../calendar/index.ts'
import { BARE, EXPLAINED, sum, valueOf, type Derivation, type Reckoning } from '../explain/index.ts'
import { addEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { requireQuestion } from './ceiling-check.ts'
import type { CeilingPayment, CeilingQuestion, CeilingUse, Declarant, DeclarantUse, LineUse } from './ceiling-model.ts'
import { ceilingLabel, type CeilingTerm } from './ceiling-terms.ts'
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

/**
 * Explains what is used of a line, by its declarant, by the spouse or by both.
 *
 * Rule BEY-23, docs/rules/beyond-ceilings.md.
 *
 * @param line a line of `explainCeilingUse`
 * @example explainUsed(explainCeilingUse(question).saver.lines[0]).value // '790' of 1 200 € where 5 500 € are paid
 */
export const explainUsed = ({ year, own, lent }: LineUse<Derivation>): Derivation => {
  const parts = [own, lent].filter((part) => !valueOf(part).isZero())
  return parts.length > 1 ? sum(ceilingLabel('ceiling.used-in-all', 'BEY-23', year), parts) : (parts[0] ?? own)
}

/** The calculated ceiling first, then the oldest to the newest: the order of use, as places of the notice's lines. */
const inOrderOfUse = (lines: readonly unknown[]): readonly number[] => [lines.length - 1, ...lines.keys()].slice(0, lines.length)

type Lines<Figure> = readonly LineUse<Figure>[]
/** Lines once something was taken from them, and what they did not hold of it. */
type Taken<Figure> = { readonly lines: Lines<Figure>; readonly rest: Figure }
/** Who uses a line, and what the figures of it are called. */
type Use = { readonly by: 'own' | 'lent'; readonly used: CeilingTerm; readonly rest: CeilingTerm; readonly rule: string }

const OWN: Use = { by: 'own', used: 'ceiling.used', rest: 'ceiling.rest', rule: 'BEY-22' }
const LENT: Use = { by: 'lent', used: 'ceiling.lent', rest: 'ceiling.borrowed-rest', rule: 'BEY-26' }

/** A declarant once their own payments are taken from their own ceilings. */
type OwnUse<Figure> = Taken<Figure> & { readonly paid: Figure; readonly tooLate: Figure; readonly deductible: Figure }
type Lending = { readonly pooled: boolean; readonly isLender: boolean }
type Loan<Figure> = { readonly lines: Lines<Figure>; readonly lent: Figure; readonly isWithheld: boolean }

/** A ceiling is lent only by who stays below the age all the year: what the law says beyond it was not read. */
const canLend = ({ birthDate }: Declarant, paymentYear: number): boolean =>
  birthDate === undefined || !isPastDeduction(birthDate, dateOf(paymentYear, 12, 31))

/** Computes the use of ceilings in one of two ways: explained, or the figures alone. */
const usingBy = <Figure>(reckoning: Reckoning<Figure>) => {
  const { given, difference, least } = reckoning
  const isNothing = (figure: Figure): boolean => reckoning.valueOf(figure).isZero()
  const zero = (term: CeilingTerm, rule: string): Figure => given(ceilingLabel(term, rule), ZERO_EUROS)
  /** Adds up what is something: what an explanation would name without need is left out. */
  const total = (term: CeilingTerm, rule: string, figures: readonly Figure[]): Figure =>
    reckoning.sum(
      ceilingLabel(term, rule),
      figures.filter((figure) => !isNothing(figure)),
    )
  const inUse = (lines: Lines<Figure>): Lines<Figure> => inOrderOfUse(lines).map((at) => lines[at] as LineUse<Figure>)

  /** Takes an amount from lines in the order of use; what they do not hold stays over. */
  const take = (lines: Lines<Figure>, amount: Figure, { by, used, rest: restTerm, rule }: Use): Taken<Figure> => {
    let rest = amount
    const after = [...lines]
    for (const at of inOrderOfUse(lines)) {
      const line = after[at] as LineUse<Figure>
      if (isNothing(rest) || isNothing(line.left)) continue
      const taken = least(ceilingLabel(used, rule, line.year), [rest, line.left])
      rest = difference(ceilingLabel(restTerm, rule, line.year), [rest, taken])
      const left = difference(ceilingLabel('ceiling.left', 'BEY-23', line.year), [line.left, taken])
      after[at] = { ...line, [by]: taken, left }
    }
    return { lines: after, rest }
  }

  const roomIn = (lines: Lines<Figure>): Figure =>
    total(
      'ceiling.room',
      'BEY-23',
      lines.map(({ left }) => left),
    )

  const linesOf = ({ unused, calculated }: NoticeLines, paymentYear: number): Lines<Figure> =>
    [...unusedYears(paymentYear), paymentYear].map((year, at) => {
      const amount = given(ceilingLabel('ceiling.line', 'BEY-21', year, 'household'), unused[at] ?? calculated)
      const [own, lent] = [zero('ceiling.used', 'BEY-22'), zero('ceiling.lent', 'BEY-26')]
      return { year, amount, own, lent, left: amount, until: usableUntil(year) }
    })

  const paidOf = (term: CeilingTerm, payments: readonly CeilingPayment[]): Figure => {
    const [first] = payments
    if (payments.length === 1 && first !== undefined)
      return given(ceilingLabel(term, 'BEY-22', undefined, 'household'), first.amount)
    return reckoning.sum(
      ceilingLabel(term, 'BEY-22'),
      payments.map(({ amount }) => given(ceilingLabel('ceiling.payment', 'BEY-22', undefined, 'household'), amount)),
    )
  }

  /** Takes a declarant's own payments from their own ceilings. */
  const ownUseOf = ({ lines, payments, birthDate }: Declarant, paymentYear: number): OwnUse<Figure> => {
    const late = payments.filter(({ on }) => birthDate !== undefined && on !== undefined && isPastDeduction(birthDate, on))
    const paid = paidOf('ceiling.paid', payments)
    const tooLate = late.length === 0 ? zero('ceiling.too-late', 'BEY-25') : paidOf('ceiling.too-late', late)
    const deductible = isNothing(tooLate) ? paid : difference(ceilingLabel('ceiling.deductible', 'BEY-25'), [paid, tooLate])
    return { paid, tooLate, deductible, ...take(linesOf(lines, paymentYear), deductible, OWN) }
  }

  const declarantUse = (
    { paid, tooLate, deductible, lines }: OwnUse<Figure>,
    fromSpouse: Figure,
    paymentYear: number,
  ): DeclarantUse<Figure> => {
    const fromOwn = total(
      'ceiling.from-own',
      'BEY-22',
      inUse(lines).map(({ own }) => own),
    )
    const deducted = total('ceiling.deducted', 'BEY-22', [fromOwn, fromSpouse])
    return {
      paid,
      tooLate,
      fromOwn,
      fromSpouse,
      deducted,
      above: difference(ceilingLabel('ceiling.above', 'BEY-24'), [deductible, deducted]),
      lines,
      total: reckoning.sum(
        ceilingLabel('ceiling.total', 'BEY-21'),
        lines.map(({ amount }) => amount),
      ),
      expiring: total(
        'ceiling.expiring',
        'BEY-23',
        lines.filter(({ until }) => yearOf(until) === paymentYear).map(({ left }) => left),
      ),
    }
  }

  /** What one declarant's ceilings lend to what the other pays above their own. */
  const loanOf = (borrower: OwnUse<Figure>, lender: OwnUse<Figure>, { pooled, isLender }: Lending): Loan<Figure> => {
    const isAsked = pooled && !isNothing(borrower.rest) && !isNothing(roomIn(lender.lines))
    const { lines } = isAsked && isLender ? take(lender.lines, borrower.rest, LENT) : lender
    return {
      lines,
      isWithheld: isAsked && !isLender,
      lent: total(
        'ceiling.from-spouse',
        'BEY-26',
        inUse(lines).map(({ lent }) => lent),
      ),
    }
  }

  return (question: CeilingQuestion): CeilingUse<Figure> => {
    const { paymentYear, saver, spouse, pooled = false } = question
    const own = ownUseOf(saver, paymentYear)
    const nothing = zero('ceiling.from-spouse', 'BEY-26')
    if (spouse === undefined)
      return { paymentYear, saver: declarantUse(own, nothing, paymentYear), spouse: undefined, withheld: [] }
    const other = ownUseOf(spouse, paymentYear)
    const bySpouse = loanOf(own, other, { pooled, isLender: canLend(spouse, paymentYear) })
    const bySaver = loanOf(other, own, { pooled, isLender: canLend(saver, paymentYear) })
    return {
      paymentYear,
      saver: declarantUse({ ...own, lines: bySaver.lines }, bySpouse.lent, paymentYear),
      spouse: declarantUse({ ...other, lines: bySpouse.lines }, bySaver.lent, paymentYear),
      withheld: [...(bySaver.isWithheld ? (['saver'] as const) : []), ...(bySpouse.isWithheld ? (['spouse'] as const) : [])],
    }
  }
}

const bareUse = /* @__PURE__ */ usingBy(BARE)
const explainedUse = /* @__PURE__ */ usingBy(EXPLAINED)

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
  // Sums and differences of amounts are amounts, as in `bareTax`.
  return bareUse(question) as CeilingUse
}

/**
 * Computes the same with the explanation of every figure, down to the lines of the notice and the payments.
 *
 * Rules BEY-22 to BEY-27, docs/rules/beyond-ceilings.md, CGI art. 163 quatervicies.
 *
 * @param question as that of `ceilingUseOf`
 * @throws DomainInputError
 * @example explainCeilingUse({ paymentYear: 2026, saver: { lines: { unused: [euros(1200), euros(4000), euros(4500)], calculated: euros(4710) }, payments: [{ amount: euros(5500) }] } }).saver.deducted.value // '5500'
 */
export const explainCeilingUse = (question: CeilingQuestion): CeilingUse<Derivation> => {
  requireQuestion(question)
  return explainedUse(question)
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
