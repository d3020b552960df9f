import * as z from 'zod'

import { inEuros, linesOf, type CaseFigure, type CaseLine } from '../case/index.ts'
import type { Derivation } from '../explain/index.ts'
import { explainCeilingUse, explainSaving, MOST_UNUSED, noticeTotal, type CeilingQuestion } from '../income-tax/index.ts'
import { euros, eurosOnWireWithin, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { HIGHEST_TYPED } from './model.ts'
import type { Situation } from './situation.ts'

const amount = /* @__PURE__ */ eurosOnWireWithin(ZERO_EUROS, HIGHEST_TYPED)

/** Lines of one column, the oldest first; without the calculated one the ceiling of the simulation stands for it. */
const column = { unused: /* @__PURE__ */ z.array(amount).max(MOST_UNUSED), calculated: /* @__PURE__ */ amount.optional() }

/** Lines of the tax notice in a case; those of a spouse only where the couple pools. */
export const caseNotice = /* @__PURE__ */ z.strictObject({
  ...column,
  spouse: /* @__PURE__ */ z.strictObject({ ...column, paid: amount }).optional(),
})
export type CaseNotice = z.output<typeof caseNotice>

const questionOf = ({ unused, calculated, spouse }: CaseNotice, { year, ceiling }: Situation, paid: Euros): CeilingQuestion => ({
  paymentYear: year,
  saver: { lines: { unused, calculated: calculated ?? ceiling }, payments: [{ amount: paid }] },
  ...(spouse === undefined
    ? {}
    : {
        spouse: {
          lines: { unused: spouse.unused, calculated: spouse.calculated ?? ZERO_EUROS },
          payments: [{ amount: spouse.paid }],
        },
        pooled: true,
      }),
})

/** What a case says of the lines: what was typed. */
export const noticeAnswers = ({ unused, calculated, spouse }: CaseNotice): readonly CaseLine[] =>
  linesOf([
    ['notice-unused', inEuros(sumEuros(unused))],
    ['notice-calculated', inEuros(calculated)],
    ['notice-spouse', spouse && inEuros(noticeTotal({ unused: spouse.unused, calculated: spouse.calculated ?? ZERO_EUROS }))],
    ['notice-spouse-paid', spouse && inEuros(spouse.paid)],
  ])

const figure = (term: string, derivation: Derivation): CaseFigure => ({
  term,
  value: { kind: 'euros', amount: euros(derivation.value) },
  derivation,
})

/**
 * Gives what the lines of a case come to: what is deducted of the payment with them, and the tax that it saves, beside the figures that count the year's own
 * ceiling alone. Rule BEY-36, docs/rules/beyond-ceilings.md.
 *
 * @param notice lines of the case
 * @param situation household and law of its day
 * @param paid payment of the year, in euros
 */
export const noticeFigures = (notice: CaseNotice, situation: Situation, paid: Euros): readonly CaseFigure[] => {
  const { saver, spouse } = explainCeilingUse(questionOf(notice, situation, paid))
  const household = { ...situation.household, deduction: spouse === undefined ? ZERO_EUROS : euros(spouse.deducted.value) }
  return [
    figure('notice-deducted', saver.deducted),
    figure('notice-saving', explainSaving(household, situation.law, saver.deducted)),
  ]
}
