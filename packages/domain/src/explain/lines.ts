import type { Derivation, Operation } from './model.ts'
import { signOf } from './steps.ts'
import type { CalculationLine } from './text.ts'
import { inOrder } from './walk.ts'
import { writeFigure, writeInputs, type OwnPrecision } from './write.ts'

/** Words of the operations that have no sign. */
export type OperationWords = Readonly<
  Record<Exclude<Operation, 'given' | 'sum' | 'difference' | 'product' | 'quotient' | 'power'>, string>
>

/** Sources by their codes: the official references, and what is said before them. */
export type CitedSources = {
  readonly register: Readonly<Record<string, { readonly citations: readonly string[] }>>
  readonly words: Readonly<Record<string, string>>
  /** What stands between the words and the references; a full stop unless stated. */
  readonly joinedBy?: ((code: string) => string) | undefined
}

/** What a calculation is written with. */
export type Writing = {
  /** Name of a figure where nothing stands around it. */
  readonly nameOf: (figure: Derivation) => string
  readonly write?: OwnPrecision | undefined
  readonly sources: CitedSources
  readonly operations: OperationWords
}

const sourceText = (code: string, { register, words, joinedBy }: CitedSources): string => {
  const said = words[code]
  const citations = (register[code]?.citations ?? []).join(', ')
  if (said === undefined) return code
  return citations === '' ? said : `${said}${joinedBy?.(code) ?? '. '}${citations}`
}

/** A figure under a power: months as twelfths of a year, because years written with two decimals would give another power. */
const exponentOrBase = (figure: Derivation, { write }: Writing): string => {
  const sign = figure.unit === 'years' ? signOf(figure.operation) : undefined
  return sign === undefined
    ? writeFigure(figure, write)
    : `(${figure.inputs.map((input) => writeFigure(input, write)).join(` ${sign} `)})`
}

const howOf = (figure: Derivation, writing: Writing): string => {
  const { write, operations } = writing
  const { operation, inputs } = figure
  const figures = writeInputs(figure, write)
  const between = ` ${signOf(operation) ?? ''} `
  switch (operation) {
    case 'given':
      return ''
    case 'power':
      return inputs.map((input) => exponentOrBase(input, writing)).join(between)
    case 'sum':
    case 'difference':
    case 'product':
    case 'quotient':
      return figures.join(between)
    case 'annuity-factor':
    case 'complete-expectation':
    case 'instalment-reaching':
    case 'months-living':
    case 'mix-deviation':
    case 'log-normal-quantile':
    case 'log-normal-chance':
    case 'log-normal-mean':
    case 'log-normal-deviation':
      return operations[operation]
    case 'least':
    case 'greatest':
    case 'round-cents':
    case 'round-euros':
    case 'nothing-below':
      return `${operations[operation]} (${figures.join(' ; ')})`
    default:
      return operation satisfies never
  }
}

/**
 * Writes a calculation in words, one line for each figure in the order of the calculation; what two calculations share stands once.
 *
 * @param figure root of the derivation
 * @param writing names, precision and sources of its figures, and words of the operations
 * @example calculationLines(area, writing).at(-1)?.how // '3 × 4'
 */
export const calculationLines = (figure: Derivation, writing: Writing): readonly CalculationLine[] => {
  const lines = inOrder(figure).map(({ node }) => ({
    name: writing.nameOf(node),
    how: howOf(node, writing),
    result: writeFigure(node, writing.write),
    exact: node.value,
    source: node.source === undefined ? '' : sourceText(node.source.code, writing.sources),
  }))
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()]
}
