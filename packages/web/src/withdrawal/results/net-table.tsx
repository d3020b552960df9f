import { euros, restOf, type Euros } from '@hautelisse/domain/money'
import type { Contract } from '@hautelisse/domain/withdrawal'
import { figureKey, type NetRowView, type NetSideView, type NetView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount, SumAmount } from '../../ui/amount/index.ts'
import { Table, text } from '../../ui/page/index.ts'
import { contractName } from './contract-names.ts'
import { ExplainedAmount } from './figure.tsx'
import { MostLeft } from './net-most.tsx'
import { useOriginWords } from './net-words.ts'
import { taxAmount } from './net.css.ts'

type ColumnId = 'name' | 'gross' | 'charges' | 'tax' | 'net'

/** How a piece is taxed: what of a capital counts as paid, or which regime an annuity has. */
const Regime = ({ row: { regime, gross, paid, id, isMost } }: { readonly row: NetRowView }): ReactElement => {
  if (isMost) return <Trans id="withdrawal.net.depends">Selon ce que vous avez versé</Trans>
  if (paid !== undefined) {
    const of = restOf(gross, paid)
    return (
      <Trans id="withdrawal.net.paid-and-gains">
        <SumAmount of={of} part="part" /> comptés comme versés, <SumAmount of={of} part="left" /> de gains
      </Trans>
    )
  }
  if (regime === 'pension') return <Trans id="withdrawal.net.as-pension">Comme une pension</Trans>
  return regime === 'deducted' && id.kind === 'net-annuity' ? (
    <Trans id="withdrawal.net.as-deducted">Comme une pension, charges sur une fraction selon l’âge</Trans>
  ) : (
    <Trans id="withdrawal.net.as-bought">Sur une fraction selon l’âge au départ</Trans>
  )
}

const PieceName = ({ row, contracts }: { readonly row: NetRowView; readonly contracts: readonly Contract[] }): ReactElement => {
  const origins = useOriginWords()
  return (
    <>
      {contractName(row.contract, contracts)}
      {row.origin !== 'whole' && <span className={text({ as: 'caption', block: true })}>{origins[row.origin]}</span>}
      <span className={text({ as: 'caption', block: true })}>
        <Regime row={row} />
      </span>
    </>
  )
}

type NetAmounts = Pick<NetRowView, 'gross' | 'charges' | 'tax' | 'net' | 'isMost' | 'id'>

const minus = (amount: Euros): ReactElement => <Amount value={amount.isZero() ? amount : euros(amount.negated())} />

/** What depends on an answer that is missing. */
const UNKNOWN = '–'

const cellsOf = (taken: NetAmounts, name: ReactNode): Readonly<Record<ColumnId, ReactNode>> => ({
  name,
  gross: <Amount value={taken.gross} />,
  charges: taken.isMost ? UNKNOWN : minus(taken.charges),
  tax: taken.isMost ? UNKNOWN : taken.tax.isZero() ? minus(taken.tax) : <span className={taxAmount}>{minus(taken.tax)}</span>,
  net: <b>{taken.isMost ? <MostLeft value={taken.net} /> : <ExplainedAmount id={taken.id} value={taken.net} />}</b>,
})

type NetTableProps = { readonly view: NetView; readonly contracts: readonly Contract[] }

/** Each piece of the result, gross, what is taken from it, and what is left (NET-07). */
export const NetTable = ({ view: { annuity, capital }, contracts }: NetTableProps): ReactElement => {
  const { t } = useLingui()
  const group = (key: string, title: ReactNode, totalName: string, side: NetSideView | undefined) =>
    side?.total === undefined
      ? []
      : [
          {
            key,
            title,
            rows: side.rows.map((row) => ({
              key: figureKey(row.id),
              cells: cellsOf(row, <PieceName row={row} contracts={contracts} />),
            })),
            total: side.rows.length > 1 ? cellsOf(side.total, totalName) : undefined,
          },
        ]
  return (
    <Table<ColumnId>
      caption={t({ id: 'withdrawal.net.caption', message: 'Brut, charges sociales, impôt et net estimé de chaque part' })}
      columns={[
        { id: 'name', label: t({ id: 'withdrawal.net.what', message: 'Ce que vous recevez' }) },
        { id: 'gross', label: t({ id: 'withdrawal.net.column-gross', message: 'Brut' }), align: 'end' },
        { id: 'charges', label: t({ id: 'withdrawal.net.charges', message: 'Charges sociales' }), align: 'end' },
        { id: 'tax', label: t({ id: 'withdrawal.net.bundle-tax', message: 'Impôt' }), align: 'end' },
        { id: 'net', label: t({ id: 'withdrawal.net.net', message: 'Net estimé' }), align: 'end' },
      ]}
      groups={[
        ...group(
          'annuity',
          <Trans id="withdrawal.net.group-annuity">En rente, par mois</Trans>,
          t({ id: 'withdrawal.net.total-annuity', message: 'Rente, par mois' }),
          annuity,
        ),
        ...group(
          'capital',
          <Trans id="withdrawal.net.group-capital">En capital, une seule fois</Trans>,
          t({ id: 'withdrawal.net.total-capital', message: 'Capital, une seule fois' }),
          capital,
        ),
      ]}
    />
  )
}
