import { sumEuros, type Euros } from '../money/index.ts'
import { DECLARED_KINDS, type Declaration, type DeclaredKind, type DeclaredLine } from './model.ts'

/** Box of the tax return that a kind of lines goes to; levies that were withheld go to none. */
const BOXES: Readonly<Record<DeclaredKind, { readonly box: string | undefined; readonly source: string }>> = {
  deductible: { box: '6NS', source: 'CGI art. 163 quatervicies' },
  pay: { box: '1AJ', source: 'CGI art. 82 et 154 quinquies' },
  gain: { box: undefined, source: 'CSS art. L.136-7' },
  withheld: { box: undefined, source: 'CSS art. L.136-1 et L.136-7\u00A0; ordonnance 96-50 art. 14' },
}

/** The lines of one kind, with their sum and the box that it goes to. */
export type DeclaredSection = {
  readonly kind: DeclaredKind
  readonly box: string | undefined
  readonly source: string
  readonly lines: readonly DeclaredLine[]
  readonly total: Euros
}

/**
 * Groups the lines of a declaration by kind; each total is the sum of its lines. docs/rules/declaration.md, DECL-05.
 *
 * @param declared what was declared
 * @returns the kinds that have a line, in the order of the tax return
 * @example sectionsOf({ lines: [] }) // []
 */
export const sectionsOf = ({ lines }: Pick<Declaration, 'lines'>): readonly DeclaredSection[] =>
  DECLARED_KINDS.map((kind) => {
    const own = lines.filter((line) => line.kind === kind)
    const { box, source } = BOXES[kind]
    return { kind, box, source, lines: own, total: sumEuros(own.map(({ amount }) => amount)) }
  }).filter(({ lines: own }) => own.length > 0)
