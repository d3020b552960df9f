import type { Sum } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import { Amount } from './amount.tsx'

type SumAmountProps<Part extends string> = {
  readonly of: Sum<Part>
  /** The part that is drawn; left out, the total. */
  readonly part?: Part
}

/**
 * An amount of a sentence that says several of one relation: the sentence takes one sum, and so adds up (SUM-01).
 *
 * @example <SumAmount of={ceiling} part="part" /> sur <SumAmount of={ceiling} />
 */
export const SumAmount = <Part extends string>({ of, part }: SumAmountProps<Part>): ReactElement => (
  <Amount value={part === undefined ? of.total : of.parts[part]} />
)
