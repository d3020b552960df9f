import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { usedOf, type LineUse } from '@hautelisse/domain/income-tax'
import { isPositive } from '@hautelisse/domain/money'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Table } from '../ui/page/index.ts'
import { NoticeAmount } from './explaining.tsx'

type UseTableProps = {
  readonly whose: 'own' | 'spouse'
  readonly lines: readonly LineUse[]
  readonly paymentYear: number
  readonly caption: string
}

/** Each ceiling in the order of the notice: what is used of it, what is left, and until when. */
export const UseTable = ({ whose, lines, paymentYear, caption }: UseTableProps): ReactElement => {
  const { t } = useLingui()
  return (
    <Table
      caption={caption}
      captionShown
      columns={[
        { id: 'year', label: t({ id: 'ceilings.table.year', message: 'Plafond de' }) },
        { id: 'amount', label: t({ id: 'ceilings.table.amount', message: 'Sur l’avis' }), align: 'end' },
        { id: 'used', label: t({ id: 'ceilings.table.used', message: 'Utilisé' }), align: 'end' },
        { id: 'left', label: t({ id: 'ceilings.table.left', message: 'Reste' }), align: 'end' },
        { id: 'until', label: t({ id: 'ceilings.table.until', message: 'Utilisable jusqu’au' }), align: 'end' },
      ]}
      rows={lines.map((line) => {
        const { year, amount, left, until } = line
        const [used, of] = [usedOf(line), whose === 'own' ? ('' as const) : ('spouse-' as const)]
        const isDerived = isPositive(used)
        return {
          key: year,
          isMarked: year === paymentYear,
          cells: {
            year: String(year),
            amount: <Amount value={amount} />,
            used: <NoticeAmount id={`notice-${of}used-${year}`} value={used} isDerived={isDerived} />,
            left: <NoticeAmount id={`notice-${of}left-${year}`} value={left} isDerived={isDerived} />,
            until: formatFrenchDate(until),
          },
        }
      })}
    />
  )
}
