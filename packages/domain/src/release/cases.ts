import {
  asShare,
  asWord,
  defineSimulator,
  inEuros,
  linesOf,
  refusedRow,
  rowInputs,
  rowProblems,
  type CaseFigure,
  type CaseLine,
  type CaseResult,
  type CaseRow,
  type CaseValue,
} from '../case/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import type { Derivation } from '../explain/index.ts'
import type { Euros } from '../money/index.ts'
import { answerReleaseCase, readReleaseCase, RELEASE_CASE_COLUMNS, type ReleaseCase } from './case.ts'
import { explainRelease } from './figures.ts'

const asDay = (day: PlainDate | undefined): CaseValue | undefined => day && { kind: 'day', day }

const answersOf = ({ plan, compartment, question, release, marginalRate }: ReleaseCase): readonly CaseLine[] =>
  linesOf([
    ['plan', asWord(plan)],
    ['compartment', asWord(compartment)],
    ['reason', asWord(question.reason)],
    ['event-date', asDay(question.event)],
    ['request-date', asDay(question.on)],
    ['value', inEuros(release.value)],
    ['paid-in', inEuros(release.paidIn)],
    ['amount', inEuros(release.amount)],
    ['marginal-rate', marginalRate.isZero() ? undefined : asShare(marginalRate)],
  ])

const amount = (term: string, found: Euros, derivation?: Derivation): CaseFigure => ({
  term,
  value: { kind: 'euros', amount: found },
  derivation,
})

const releaseOfRow = (row: CaseRow<string>): CaseResult => {
  const read = readReleaseCase(row)
  if (read.kind === 'refused') return refusedRow(read)
  const { answer, lastDay, figures } = answerReleaseCase(read)
  const allowed = { term: 'allowed', value: { kind: 'yes-no', isYes: answer.kind === 'allowed' } } as const
  const limit = linesOf([['last-day', asDay(lastDay)]])
  if (figures === undefined) return { kind: 'answered', answers: answersOf(read), figures: [allowed, ...limit] }
  const explained = explainRelease(read.release)
  return {
    kind: 'answered',
    answers: answersOf(read),
    figures: [
      allowed,
      ...limit,
      amount('paid', figures.paid, explained.paid),
      amount('gain', figures.gain, explained.gain),
      amount('social-charges', figures.charges, explained.charges),
      amount('flat-tax', figures.flatTax, explained.flatTax),
      amount('scale-base', figures.scaleBase, explained.scaleBase),
      amount('after-tax', figures.afterTax),
    ],
  }
}

const inputs = () => rowInputs<string>(RELEASE_CASE_COLUMNS, (row) => rowProblems(readReleaseCase(row)))

/** Releases, as cases: the columns of `evaluate release`. They tell of health or violence, so that they stand in the own file of their person alone. BEY-03. */
export const releaseCases = /* @__PURE__ */ defineSimulator({
  simulator: 'release',
  schema: 1,
  places: 'own-file',
  inputs: /* @__PURE__ */ inputs(),
  open: () => Promise.resolve(releaseOfRow),
})
