import type { MessageDescriptor } from '@lingui/core'
import type { Block } from '../blocks.ts'

/** Figures of the law as an article writes them. */
export type WrittenFigures = Readonly<
  Record<
    | 'year'
    | 'yearBefore'
    | 'deduction'
    | 'floor'
    | 'cap'
    | 'unusedYears'
    | 'flatTax'
    | 'smallAnnuity'
    | 'pee'
    | 'peeShare'
    | 'pereco'
    | 'perecoShare'
    | 'child'
    | 'insurance',
    string
  > & {
    /** While unused ceilings of former years lapse sooner than those since: the last of those years, the first of these, and their life. */
    unusedBefore: Readonly<Record<'until' | 'from' | 'years', string>> | undefined
    /** Birthday from which nothing is deducted, and the day of the law. */
    deductionEnd: Readonly<Record<'age' | 'since', string>> | undefined
  }
>

/** A short text about savings or retirement, with the law that it comes from. */
export type Article = {
  /** Its name in the address, the same in both languages: `/articles?article=abondement`. */
  readonly id: string
  readonly title: MessageDescriptor
  /** The first block is a text: the excerpt is cut from it. */
  readonly blocks: (figures: WrittenFigures) => readonly Block[]
  readonly sources: readonly string[]
}
