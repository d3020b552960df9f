import type { AgeRowView, FigureView } from '@hautelisse/machines/withdrawal'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Table } from '../../ui/page/index.ts'
import { GrossFigure } from './figure.tsx'

type AmountTableProps = {
  readonly caption: string
  readonly head: string
  readonly rows: readonly { readonly key: string | number; readonly name: ReactNode; readonly view: FigureView }[]
  readonly policyId?: string | undefined
}

/** The same amounts as a drawing, by the month and by the year; each one can be opened. */
export const AmountTable = ({ caption, head, rows, policyId }: AmountTableProps): ReactElement => {
  const { t } = useLingui()
  return (
    <Table
      dense
      asCards={false}
      caption={caption}
      columns={[
        { id: 'name', label: head },
        { id: 'month', label: t({ id: 'withdrawal.ages.legend-annuity', message: 'Rente par mois' }), align: 'end' },
        { id: 'year', label: t({ id: 'withdrawal.results.per-year', message: 'Rente par an' }), align: 'end' },
      ]}
      rows={rows.map(({ key, name, view: { figure, month, year } }) => ({
        key,
        cells: {
          name,
          month: <GrossFigure id={{ kind: 'annuity', figure, period: 'month', policyId }} value={month} />,
          year: <GrossFigure id={{ kind: 'annuity', figure, period: 'year', policyId }} value={year} />,
        },
      }))}
    />
  )
}

/** The annuity at each age, with the assumed revaluation. */
export const AgeTable = ({
  rows,
  policyId,
}: {
  readonly rows: readonly AgeRowView[]
  readonly policyId?: string | undefined
}): ReactElement => {
  const { t } = useLingui()
  return (
    <AmountTable
      caption={t({ id: 'withdrawal.results.age-caption', message: 'Rente à chaque âge, brut, avec la revalorisation supposée' })}
      head={t({ id: 'withdrawal.results.age-head', message: 'Âge' })}
      rows={rows.map((view) => ({ key: view.age, name: view.age, view }))}
      policyId={policyId}
    />
  )
}
