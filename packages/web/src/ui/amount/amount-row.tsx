import type { Euros } from '@hautelisse/domain/money'
import { createContext, type ReactNode, use } from 'react'
import { writeAmount } from './written.ts'

const RowLength = createContext(0)

type AmountRowProps = { readonly amounts: readonly Euros[]; readonly children: ReactNode }

/** Figures that stand beside each other have one size, which the longest of them sets. */
export const AmountRow = ({ amounts, children }: AmountRowProps) => {
  const lengths = amounts.map((amount) => writeAmount(amount).large.length)
  const longest = Math.max(0, ...lengths)
  return <RowLength value={longest}>{children}</RowLength>
}

/** Length, before the decimals, of the longest figure of the row. */
export const useRowLength = (): number => use(RowLength)
