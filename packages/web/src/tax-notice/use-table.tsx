import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { PaymentLine } from '@hautelisse/domain/income-tax'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Table } from '../ui/page/index.ts'
import { NoticeAmount } from './explaining.tsx'

type UseTableProps = {
  readonly whose: 'own' | 'spouse'
  readonly lines: readonly PaymentLine[]
  /** What is used of a line, where it is not all that is used of it. */
  readonly used?: string
  readonly paymentYear: number
  readonly caption: string
}

/** Each ceiling in the order of the notice: what is used of it, what is left, and until when. */
export const UseTable = ({ whose, lines, used: usedLabel, paymentYear, caption }: UseTableProps): ReactElement => {
  const { t } = useLingui()
  return (
    <Table
      caption={caption}
      captionShown
      columns={[
        { id: 'year', label: t({ id: 'ceilings.table.year', message: 'Plafond de' }) },
        { id: 'amount', label: t({ id: 'ceilings.table.amount', message: 'Sur l’avis' }), align: 'end' },
        { id: 'used', label: usedLabel ?? t({ id: 'ceilings.table.used', message: 'Utilisé' }), align: 'end' },
        { id: 'left', label: t({ id: 'ceilings.table.left', message: 'Reste' }), align: 'end' },
        { id: 'until', label: t({ id: 'ceilings.table.until', message: 'Utilisable jusqu’au' }), align: 'end' },
      ]}
      rows={lines.map(({ year, amount, used, left, until }) => {
        const of = whose === 'own' ? ('' as const) : ('spouse-' as const)
        return {
          key: year,
          isMarked: year === paymentYear,
          cells: {
            year: String(year),
            amount: <Amount value={amount} />,
            used: <NoticeAmount id={`notice-${of}used-${year}`} value={used} />,
            left: <NoticeAmount id={`notice-${of}left-${year}`} value={left} isDerived={!left.equals(amount)} />,
            until: formatFrenchDate(until),
          },
        }
      })}
    />
  )
}
