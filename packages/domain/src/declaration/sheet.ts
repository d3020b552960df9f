import { formatFrenchDate } from '../calendar/index.ts'
import type { DocumentBlock } from '../explain/index.ts'
import type { Euros } from '../money/index.ts'
import { sectionsOf, type DeclaredSection } from './sections.ts'
import type { Declaration, DeclaredKind, DeclaredLine } from './model.ts'

/** The words of a printed record, in the language of its reader. */
export type DeclarationWords = {
  /** What a kind of lines is called, and the heads of its figures; without a base it has one figure. */
  readonly kinds: Readonly<Record<DeclaredKind, { readonly title: string; readonly base?: string; readonly amount: string }>>
  /** Which box a section goes to, and by which law. */
  readonly rule: (section: DeclaredSection) => string
  /** How a box is called: « Case 6NS ». */
  readonly box: (box: string) => string
  readonly operation: string
  readonly date: string
  readonly total: string
  readonly nothing: string
  /** What the lines do not say. */
  readonly notes: readonly string[]
  readonly titleOf: (policy: string) => string | undefined
  readonly write: (amount: Euros) => string
}

/** What stands large: the boxes that have an amount, and what was withheld. */
const figuresOf = (sections: readonly DeclaredSection[], { kinds, box, write }: DeclarationWords): readonly DocumentBlock[] => {
  const figures = sections
    .filter((section) => section.kind !== 'gain')
    .map((section) =>
      section.box === undefined
        ? { name: kinds[section.kind].title, value: write(section.total) }
        : { name: box(section.box), value: write(section.total), note: kinds[section.kind].title },
    )
  return figures.length === 0 ? [] : [{ kind: 'figures', figures }]
}

const operationOf = ({ label, policy_id }: DeclaredLine, { titleOf }: DeclarationWords): string =>
  [label, policy_id === undefined ? undefined : titleOf(policy_id)].filter((part) => part !== undefined).join(', ')

const sectionBlocks = (section: DeclaredSection, words: DeclarationWords): readonly DocumentBlock[] => {
  const { title, base, amount } = words.kinds[section.kind]
  const withBase = <Cell>(cell: Cell): readonly Cell[] => (base === undefined ? [] : [cell])
  return [
    { kind: 'heading', text: title },
    { kind: 'paragraph', text: words.rule(section) },
    {
      kind: 'table',
      // The heading says what it is.
      caption: '',
      heads: [
        { text: words.operation, isFigure: false },
        { text: words.date, isFigure: false },
        ...withBase({ text: base ?? '', isFigure: true }),
        { text: amount, isFigure: true },
      ],
      rows: section.lines.map((line) => [
        operationOf(line, words),
        formatFrenchDate(line.date),
        ...withBase(line.base === undefined ? '' : words.write(line.base)),
        words.write(line.amount),
      ]),
      total: [words.total, '', ...withBase(''), words.write(section.total)],
    },
  ]
}

/**
 * Writes what a year comes to for the tax return as the blocks of a document: the boxes with their amounts, then each line with its day, and the law.
 * docs/rules/declaration.md, DECL-06.
 *
 * @param declared lines of the year
 * @param words words of the document, and how it writes an amount
 * @example declarationBlocks({ lines: [] }, words)[0] // { kind: 'paragraph', text: words.nothing }
 */
export const declarationBlocks = (declared: Pick<Declaration, 'lines'>, words: DeclarationWords): readonly DocumentBlock[] => {
  const sections = sectionsOf(declared)
  return [
    ...(sections.length === 0 ? [{ kind: 'paragraph' as const, text: words.nothing }] : figuresOf(sections, words)),
    ...sections.flatMap((section) => sectionBlocks(section, words)),
    ...words.notes.map((text) => ({ kind: 'paragraph' as const, text, isSmall: true as const })),
  ]
}
