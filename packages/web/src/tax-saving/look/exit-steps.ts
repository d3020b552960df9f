import type { Derivation, Operation } from '@hautelisse/domain/explain'

/** A figure that a step is computed from, and the sign before it; the first has none. */
export type ExitPart = { readonly sign: string; readonly figure: Derivation }

/** One step of a calculation: what it is computed from, what it rests on, and what comes out, rounded where the rule rounds. */
export type ExitStep = {
  readonly parts: readonly ExitPart[]
  /** Codes of its sources, its own first, then those of the figures that it is given. */
  readonly sources: readonly string[]
  readonly result: Derivation
}

const SIGNS: Readonly<Partial<Record<Operation, string>>> = { sum: '+', difference: '−', product: '×', quotient: '÷', power: '^' }

const isRounding = ({ operation }: Derivation): boolean => operation === 'round-cents' || operation === 'round-euros'

const isGiven = ({ operation }: Derivation): boolean => operation === 'given'

/** The figures of a step; of one that only goes on with the same figure, such as "× 4 710 ÷ 6 000", those of both. */
const partsOf = ({ term, operation, inputs }: Derivation): readonly ExitPart[] =>
  inputs.flatMap((figure, place) => {
    if (place === 0 && figure.term === term && !isGiven(figure) && !isRounding(figure)) return partsOf(figure)
    return [{ sign: place === 0 ? '' : (SIGNS[operation] ?? ''), figure }]
  })

const stepOf = (node: Derivation, result: Derivation): ExitStep => {
  const parts = partsOf(node)
  const given = parts.map(({ figure }) => figure).filter((figure) => isGiven(figure))
  const codes = [node, ...given].flatMap(({ source }) => (source === undefined ? [] : [source.code]))
  return { parts, sources: [...new Set(codes)], result }
}

/**
 * Lists the steps of a figure in the order in which they are done, each once; figures that are explained by themselves are only named.
 *
 * @param figure root of a derivation
 * @param known figures that have an explanation of their own
 * @example exitSteps(net, [gross, incomeTax, socialCharges]).length // 1
 */
export const exitSteps = (figure: Derivation, known: readonly Derivation[]): readonly ExitStep[] => {
  const seen = new Set<Derivation>(known.filter((other) => other !== figure))
  const before = (result: Derivation): readonly ExitStep[] => {
    if (seen.has(result) || isGiven(result)) return []
    seen.add(result)
    const [rounded] = result.inputs
    const step = stepOf(isRounding(result) && rounded !== undefined ? rounded : result, result)
    return [...step.parts.flatMap((part) => before(part.figure)), step]
  }
  return before(figure)
}
