import type { Derivation, Operation } from './model.ts'

const SIGNS: Readonly<Partial<Record<Operation, string>>> = { sum: '+', difference: '−', product: '×', quotient: '÷', power: '^' }

/**
 * Gives the sign of an operation between two figures, where it has one.
 *
 * @param operation how a figure follows from others
 * @example signOf('quotient') // '÷'
 */
export const signOf = (operation: Operation): string | undefined => SIGNS[operation]

/** Which figures of a room's calculations are steps, by their terms; without any of it every computed figure is one. */
export type Reading = {
  /** Reads along the first inputs alone, each step on the result of the one before; what a step applies to it is read inside. */
  readonly isChain?: boolean
  /** Figures that have a step of their own; those between two of them are read inside a step. */
  readonly steps?: ReadonlySet<string>
  /** Figures that are read over where they only repeat what they follow from: one pay to add up, nothing to deduct. */
  readonly repeating?: ReadonlySet<string>
  /** Computed figures that a step names and does not take apart, such as a band of a scale. */
  readonly named?: ReadonlySet<string>
  /** Figures that no step names, such as a zero. */
  readonly unsaid?: ReadonlySet<string>
  /** Sums and differences that are put together from figures with calculations of their own, such as a total of contracts. */
  readonly assembled?: ReadonlySet<string>
  /** The three to five figures whose sentences say a long calculation, in the order in which they are read; none for a figure that is read step by step. */
  readonly summary?: (figure: Derivation) => readonly Derivation[]
}

/** A figure that a step is computed from, with the sign before it where the lines are exactly what is computed. */
export type StepLine = { readonly figure: Derivation; readonly sign: string | undefined }

/** One step of a calculation: what it is computed from, what it rests on, and what comes out. */
export type CalculationStep = {
  /** The figure that comes out, rounded where the rules round it. */
  readonly figure: Derivation
  /** The same before the rounding. */
  readonly exact: Derivation
  /** In a chain: what the result of the step before is multiplied by, divided by, or reduced by. */
  readonly operand: Derivation | undefined
  /** Figures that the step starts from, each once; none where it goes on with the result of the step before. */
  readonly lines: readonly StepLine[]
  /** Codes of the sources that the step rests on, its own first, each once. */
  readonly sources: readonly string[]
}

type Numbering = (figure: Derivation) => number

/** Numbers equal figures alike: an answer of the API repeats a figure wherever it is used. */
const numbering = (): Numbering => {
  const byText = new Map<string, number>()
  const byFigure = new Map<Derivation, number>()
  const numberOf = (figure: Derivation): number => {
    const known = byFigure.get(figure)
    if (known !== undefined) return known
    const { term, value, operation, details, inputs } = figure
    const text = JSON.stringify([term, value, operation, details, inputs.map(numberOf)])
    const number = byText.get(text) ?? byText.size
    byText.set(text, number)
    byFigure.set(figure, number)
    return number
  }
  return numberOf
}

const isStated = ({ operation }: Derivation): boolean => operation === 'given'
const isRounding = ({ operation }: Derivation): boolean => operation === 'round-cents' || operation === 'round-euros'
const hasStep = (figure: Derivation, { steps }: Reading): boolean =>
  !isStated(figure) && (steps === undefined || steps.has(figure.term))

/** What a figure is read as: itself, or the one that it merely repeats. */
const readAs = (figure: Derivation, reading: Reading): Derivation => {
  const [first] = figure.inputs
  return first !== undefined && reading.repeating?.has(figure.term) === true && first.value === figure.value
    ? readAs(first, reading)
    : figure
}

/** What is rounded is no step of its own, unless the reading says so. */
const exactOf = (figure: Derivation, { steps }: Reading): Derivation => {
  const [first] = figure.inputs
  return isRounding(figure) && first !== undefined && !isStated(first) && steps?.has(first.term) !== true ? first : figure
}

const codesOf = (figures: readonly Derivation[]): readonly string[] => [
  ...new Set(figures.flatMap(({ source }) => (source === undefined ? [] : [source.code]))),
]

/** A step that names the nearest figures under it that are stated or have a step; those in between are read inside. */
const stepOf = (figure: Derivation, reading: Reading, numberOf: Numbering): CalculationStep => {
  const exact = exactOf(figure, reading)
  const lines = new Map<number, StepLine>()
  const grounds: Derivation[] = [exact]
  // A sign holds as long as every line stands directly under the figure, or under one of the same name that it goes on from.
  let isWhole = true
  const gather = (node: Derivation): void => {
    for (const [place, input] of node.inputs.entries()) {
      const shown = readAs(input, reading)
      const isSame = shown.term === figure.term && !isStated(shown)
      const isLine = isStated(shown) || reading.named?.has(shown.term) === true || (hasStep(shown, reading) && !isSame)
      if (!isLine || isStated(shown)) grounds.push(shown)
      if (!isLine) {
        isWhole &&= isSame && place === 0
        gather(shown)
      } else if (reading.unsaid?.has(shown.term) === true || lines.has(numberOf(shown))) isWhole = false
      else lines.set(numberOf(shown), { figure: shown, sign: place === 0 ? undefined : signOf(node.operation) })
    }
  }
  gather(exact)
  return {
    figure,
    exact,
    operand: undefined,
    lines: isWhole ? [...lines.values()] : [...lines.values()].map((line) => ({ figure: line.figure, sign: undefined })),
    sources: codesOf(grounds),
  }
}

/** Everything under a figure, but not what the step before has computed already. */
const under = (figure: Derivation, before: Derivation | undefined): readonly Derivation[] =>
  figure === before ? [] : [figure, ...figure.inputs.flatMap((input) => under(input, before))]

/**
 * Lists the figures that a figure is put together from, each with a calculation of its own: the contracts of a total, the totals of a gap.
 *
 * @param figure root of a derivation
 * @param reading which figures are put together so
 * @example assembledFrom(total, { assembled: new Set(['total']) }).length // 2
 */
export const assembledFrom = (figure: Derivation, { assembled }: Reading): readonly Derivation[] =>
  assembled?.has(figure.term) === true &&
  (figure.operation === 'sum' || figure.operation === 'difference') &&
  figure.inputs.some((input) => !isStated(input))
    ? figure.inputs
    : []

/** Steps that are read without a summary. */
const MOST_STEPS = 8

/**
 * Lists the figures under a figure whose calculation nobody reads: more than eight steps in one list, without a summary.
 *
 * @param figure figure that is explained
 * @param reading which of its figures are steps, and what says a long calculation
 * @param known figures that are explained above it, and are only named
 * @example unreadable(pension, {}).map(({ term }) => term) // ['month']
 */
export const unreadable = (figure: Derivation, reading: Reading, known: readonly Derivation[] = []): readonly Derivation[] => {
  const parts = assembledFrom(figure, reading)
  if (parts.length > 0) return parts.flatMap((part) => unreadable(part, reading, known))
  const summary = reading.summary?.(figure) ?? []
  const above = [...known, ...summary]
  return [
    ...summary.flatMap((line, place) => unreadable(line, reading, [...known, ...summary.slice(0, place)])),
    ...(stepsOf(figure, reading, above).length > MOST_STEPS ? [figure] : []),
  ]
}

/** The earlier figure that a figure of a chain is computed from; undefined for the first one. */
const beforeOf = (figure: Derivation, reading: Reading): Derivation | undefined => {
  const { operation, inputs } = figure
  const [first] = inputs
  const goesOn = operation === 'product' || operation === 'quotient' || operation === 'difference'
  return goesOn && first !== undefined && !isStated(first) && assembledFrom(figure, reading).length === 0 ? first : undefined
}

/** A step of a chain. */
const linkOf = (figure: Derivation, reading: Reading): CalculationStep => {
  const exact = exactOf(figure, reading)
  const before = beforeOf(exact, reading)
  const operand = before && exact.inputs[1]
  const shown = before === undefined ? exact.inputs : []
  const grounds = operand === undefined ? shown.flatMap((line) => under(line, undefined)) : under(operand, before)
  return {
    figure,
    exact,
    operand,
    lines: shown.map((line, place) => ({ figure: line, sign: place === 0 ? undefined : signOf(exact.operation) })),
    sources: codesOf([exact, ...grounds]),
  }
}

const chainOf = (figure: Derivation, reading: Reading): readonly CalculationStep[] => {
  if (isStated(figure)) return []
  const before = beforeOf(exactOf(figure, reading), reading)
  return [...(before === undefined ? [] : chainOf(before, reading)), linkOf(figure, reading)]
}

/**
 * Reads a derivation as the steps that are done in turn, each once.
 *
 * @param figure figure that is explained
 * @param reading which of its figures are steps
 * @param known figures that are explained elsewhere, and are only named here
 * @returns no step of a stated figure
 * @example stepsOf(month, { isChain: true }).map(({ operand }) => operand?.term) // [undefined, 'growth', 'factor', …]
 */
export const stepsOf = (
  figure: Derivation,
  reading: Reading = {},
  known: readonly Derivation[] = [],
): readonly CalculationStep[] => {
  if (reading.isChain === true) return chainOf(figure, reading)
  const numberOf = numbering()
  const seen = new Set(known.filter((other) => other !== figure).map(numberOf))
  const steps: CalculationStep[] = []
  const visit = (node: Derivation, parent?: Derivation): void => {
    const shown = readAs(node, reading)
    const number = numberOf(shown)
    if (seen.has(number)) return
    seen.add(number)
    for (const input of shown.inputs) visit(input, shown)
    const isInside = shown.term === parent?.term || (parent !== undefined && exactOf(parent, reading) === shown)
    if (hasStep(shown, reading) && !isInside) steps.push(stepOf(shown, reading, numberOf))
  }
  visit(figure)
  return steps
}

/** One list of steps, under the name of the figure that comes out of it. */
export type Passage = {
  readonly figure: Derivation
  /** The figure that it says a part of; the same for a figure that is read on its own. */
  readonly whole: Derivation
  readonly steps: readonly CalculationStep[]
}

/**
 * Reads figures that follow each other: a step that several of them need stands where it is first needed, and a list of more than eight steps is
 * divided into those of the figures that say it.
 *
 * @param figures figures in the order in which they are read
 * @param reading which of their figures are steps, and what says a long calculation
 * @returns the lists of each, its own the last
 * @example stepsInTurn([before, after, saving], {}).at(-1)?.at(-1)?.steps.length // 1
 */
export const stepsInTurn = (figures: readonly Derivation[], reading: Reading): readonly (readonly Passage[])[] => {
  const known: Derivation[] = []
  const read = (figure: Derivation, whole: Derivation): readonly Passage[] => {
    const isLong = stepsOf(figure, reading, known).length > MOST_STEPS
    const summary = isLong ? (reading.summary?.(figure) ?? []) : []
    const above = summary.flatMap((line) => (known.includes(line) ? [] : read(line, figure)))
    const steps = stepsOf(figure, reading, known)
    known.push(figure, ...steps.map((step) => step.figure))
    return [...above.filter((passage) => passage.steps.length > 0), { figure, whole, steps }]
  }
  return figures.map((figure) => read(figure, figure))
}
