import type { Euros } from '@hautelisse/domain/money'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Ledger, Line, Total } from '../ui/page/index.ts'

type SummaryLine = {
  readonly key: string
  readonly name: ReactNode
  readonly amount: Euros
  /** What the lines above it add up to. */
  readonly isTotal?: boolean
}

/** What a total is made of, line by line. */
export const SummaryLines = ({ lines }: { readonly lines: readonly SummaryLine[] }): ReactElement => (
  <Ledger>
    {lines.map(({ key, name, amount, isTotal = false }) => {
      const Part = isTotal ? Total : Line
      return <Part key={key} name={name} value={<Amount value={amount} />} />
    })}
  </Ledger>
)
