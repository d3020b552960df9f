import { inOrder, type Derivation, type Operation } from '@hautelisse/domain/explain'
import { ofContract, SOURCES, type PartName, type SourceCode, type Term } from '@hautelisse/domain/withdrawal'
import { signOf, type CalculationLine } from '../../ui/calculation-export/written.ts'
import { written } from './quantity.ts'

/** Words that a calculation is written with. */
export type FigureWords = {
  readonly term: Readonly<Record<Term, string>>
  readonly source: Readonly<Record<SourceCode, string>>
  readonly operation: Readonly<Record<Operation, string>>
  readonly part: Readonly<Record<PartName, string>>
  /** Title of a contract by its policy id. */
  readonly contract: (policyId: string) => string | undefined
}

const isTerm = (term: string, words: FigureWords): term is Term => term in words.term
const isPart = (part: unknown, words: FigureWords): part is PartName => typeof part === 'string' && part in words.part
const isSource = (code: string): code is SourceCode => code in SOURCES

/** Name of a figure, with the contract that it belongs to. */
const nameOf = ({ term, details }: Derivation, words: FigureWords): string => {
  const part = details?.['part']
  const name = isPart(part, words) ? words.part[part] : isTerm(term, words) ? words.term[term] : term
  const policyId = details?.['policy_id']
  const contract = typeof policyId === 'string' ? words.contract(policyId) : undefined
  return contract === undefined ? name : `${name} (${contract})`
}

/** What stands between the words of a source and its official references. */
export const citedAfter = (code: SourceCode): string =>
  SOURCES[code].kind === 'law' || SOURCES[code].kind === 'choice' ? '\u00A0: ' : ', '

/** A source in full: what it is, then its official references. */
const sourceText = (code: string, words: FigureWords): string => {
  if (!isSource(code)) return code
  const citations = SOURCES[code].citations.join(', ')
  return citations === '' ? words.source[code] : `${words.source[code]}${citedAfter(code)}${citations}`
}

const between = (inputs: readonly string[], sign: string): string => inputs.join(` ${sign} `)

/** A figure under a power: months as twelfths of a year, because years written with two decimals would give another power. */
const exponentOrBase = (figure: Derivation): string => {
  const sign = figure.unit === 'years' ? signOf(figure.operation) : undefined
  return sign === undefined
    ? written(figure)
    : `(${between(
        figure.inputs.map((input) => written(input)),
        sign,
      )})`
}

const howOf = ({ operation, inputs }: Derivation, words: FigureWords): string => {
  const sign = signOf(operation)
  if (sign === undefined) return words.operation[operation]
  return between(
    inputs.map((input) => (operation === 'power' ? exponentOrBase(input) : written(input))),
    sign,
  )
}

/**
 * Writes a calculation in words, one line for each figure in the order of the calculation.
 *
 * @param figure root of the derivation
 * @param words words of its figures
 * @param policyId contract that the figure is of; nothing for that of all contracts
 */
export const calculationLines = (figure: Derivation, words: FigureWords, policyId?: string): readonly CalculationLine[] =>
  inOrder(policyId === undefined ? figure : ofContract(figure, policyId)).map(({ node }) => ({
    name: nameOf(node, words),
    how: node.operation === 'given' ? '' : howOf(node, words),
    result: written(node),
    exact: node.value,
    source: node.source === undefined ? '' : sourceText(node.source.code, words),
  }))
