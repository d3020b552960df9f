import { compareCases, type CaseComparison, type CaseValue, type ComparedRow } from '@hautelisse/domain/case'
import { euros, type Euros } from '@hautelisse/domain/money'
import type { CaseAnswer } from './answer.ts'
import type { ListedSimulation } from './list.ts'

type OneAnswer = Extract<CaseAnswer, { kind: 'answered' }>

/** Simulations side by side: the first one is the reference. BEY-06. */
export type ListedComparison = CaseComparison & {
  readonly columns: readonly { readonly item: ListedSimulation; readonly answer: OneAnswer }[]
  /** How far the first figure of each is from the reference's, where both are euros; undefined for the reference. */
  readonly gaps: readonly (Euros | undefined)[]
}

/** A simulation as it is compared: with the law and the savings of today, so that nothing but its answers differs; for its own day where it has no figures today. */
const comparedOf = ({ answer, today }: ListedSimulation): OneAnswer | undefined =>
  today ?? (answer.kind === 'answered' ? answer : undefined)

const headlineOf = ({ result }: OneAnswer): Euros | undefined => {
  const [{ value }] = result.figures
  return value.kind === 'euros' ? value.amount : undefined
}

/**
 * Sets simulations side by side.
 *
 * @param items those that are chosen; what has no figures, or is of another simulator than the first one, is left out
 * @returns undefined where fewer than two are left
 */
export const compareListed = (items: readonly ListedSimulation[]): ListedComparison | undefined => {
  const all = items.flatMap((item) => {
    const answer = comparedOf(item)
    return answer === undefined ? [] : [{ item, answer }]
  })
  const [first] = all
  if (first === undefined) return undefined
  const columns = all.filter(({ answer }) => answer.case.simulator === first.answer.case.simulator)
  if (columns.length < 2) return undefined
  const reference = headlineOf(first.answer)
  const gaps = columns.map(({ answer }, at) => {
    const amount = headlineOf(answer)
    return at === 0 || amount === undefined || reference === undefined ? undefined : euros(amount.minus(reference))
  })
  return { ...compareCases(columns.map(({ answer }) => answer.result)), columns, gaps }
}

/** A figure or an answer that is not what it was: before, today, and how far apart where both are euros. */
export type MovedLine = Pick<ComparedRow, 'term' | 'at'> & {
  readonly before: CaseValue | undefined
  readonly today: CaseValue | undefined
  readonly gap: Euros | undefined
}

const movedLineOf = ({ term, at, values: [before, today] }: ComparedRow): MovedLine => {
  const isEuros = before?.kind === 'euros' && today?.kind === 'euros' && before.per === today.per
  return { term, at, before, today, gap: isEuros ? euros(today.amount.minus(before.amount)) : undefined }
}

/**
 * Lists what has moved since a simulation was kept: its figures, then the answers that its person's savings give. BEY-07.
 *
 * @param before what it says for its own day
 * @param today what it says for today
 */
export const movedSince = (before: OneAnswer, today: OneAnswer): readonly MovedLine[] => {
  const { different, figures } = compareCases([before.result, today.result])
  return [...figures.filter(({ differs }) => differs.includes(true)), ...different].map(movedLineOf)
}
