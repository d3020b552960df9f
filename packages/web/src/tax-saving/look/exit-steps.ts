import type { Derivation, Operation } from '@hautelisse/domain/explain'

/** One step of a calculation: what it is computed from, and what comes out, rounded where the rule rounds. */
export type ExitStep = { readonly node: Derivation; readonly result: Derivation }

const SIGNS: Readonly<Partial<Record<Operation, string>>> = { sum: '+', difference: '−', product: '×', quotient: '÷', power: '^' }

/** Sign of an operation between its figures, where it has one. */
export const signOf = ({ operation }: Derivation): string => SIGNS[operation] ?? ''

const isRounding = ({ operation }: Derivation): boolean => operation === 'round-cents' || operation === 'round-euros'

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
    if (seen.has(result) || result.operation === 'given') return []
    seen.add(result)
    const [rounded] = result.inputs
    const node = isRounding(result) && rounded !== undefined ? rounded : result
    return [...node.inputs.flatMap((input) => before(input)), { node, result }]
  }
  return before(figure)
}

/**
 * Lists the codes of what a step rests on: its own source, then those of the figures that it is given, each once.
 *
 * @param step step of an exit
 */
export const sourcesOf = ({ node }: ExitStep): readonly string[] => {
  const given = node.inputs.filter(({ operation }) => operation === 'given')
  return [...new Set([node, ...given].flatMap(({ source }) => (source === undefined ? [] : [source.code])))]
}
