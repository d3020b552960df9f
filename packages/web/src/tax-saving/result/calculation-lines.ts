import { inOrder, type Derivation, type Operation } from '@hautelisse/domain/explain'
import { SOURCES, type SourceCode } from '@hautelisse/domain/income-tax'
import { signOf, type CalculationLine } from '../../ui/calculation-export/written.ts'
import { written } from './written.ts'

/** Operations without a sign between two figures. */
export type WordedOperation = Extract<Operation, 'least' | 'greatest' | 'round-cents' | 'round-euros' | 'nothing-below'>

/** Words that a calculation is written with. */
export type FigureWords = {
  readonly name: (figure: Derivation) => string
  readonly source: Readonly<Record<SourceCode, string>>
  readonly operation: Readonly<Record<WordedOperation, string>>
}

const isSource = (code: string): code is SourceCode => code in SOURCES
const isWorded = (operation: Operation, { operation: words }: FigureWords): operation is WordedOperation => operation in words

const sourceText = (code: string, words: FigureWords): string =>
  isSource(code) ? [words.source[code], ...SOURCES[code].citations].join(', ') : code

const howOf = ({ operation, inputs }: Derivation, words: FigureWords): string => {
  const figures = inputs.map((input) => written(input))
  const sign = signOf(operation)
  if (sign !== undefined) return figures.join(` ${sign} `)
  return isWorded(operation, words) ? `${words.operation[operation]} (${figures.join(' ; ')})` : ''
}

/**
 * Writes a calculation in words, one line for each figure in the order of the calculation; what two calculations share stands once.
 *
 * @param figure root of the derivation
 * @param words words of its figures
 */
export const calculationLines = (figure: Derivation, words: FigureWords): readonly CalculationLine[] => {
  const lines = inOrder(figure).map(({ node }) => ({
    name: words.name(node),
    how: howOf(node, words),
    result: written(node),
    exact: node.value,
    source: node.source === undefined ? '' : sourceText(node.source.code, words),
  }))
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()]
}
