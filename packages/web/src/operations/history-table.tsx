import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { signedAmount, type HistoryLine, type OperationLine } from '@hautelisse/domain/operations'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { text, UnfoldingTable } from '../ui/page/index.ts'
import { AboutOperation } from './about.tsx'
import { Details } from './details.tsx'
import { Label } from './label.tsx'
import { OperationStateTag } from './state-tag.tsx'

/** What came is green once it is there; what was cancelled is quiet. */
const toneOf = ({ movement, state }: OperationLine): 'good' | 'quiet' | undefined => {
  if (state === 'cancelled') return 'quiet'
  return movement === 'in' && state === 'processed' ? 'good' : undefined
}

const detailsOf = (line: HistoryLine) => (): ReactElement => <Details line={line} />

/** Operations in rows, the newest first; each opens under its row. */
export const HistoryTable = ({ lines }: { readonly lines: readonly HistoryLine[] }): ReactElement => {
  const { t } = useLingui()
  return (
    <UnfoldingTable
      caption={t({
        id: 'operations.table.caption',
        message: 'Vos opérations terminées, de la plus récente à la plus ancienne',
      })}
      columns={[
        { id: 'date', label: t({ id: 'accounts.operations.date', message: 'Date' }), place: 'under', isQuiet: true },
        { id: 'operation', label: t({ id: 'accounts.operations.operation', message: 'Opération' }), place: 'name', isName: true },
        { id: 'status', label: t({ id: 'accounts.operations.status', message: 'Statut' }), place: 'state' },
        { id: 'amount', label: t({ id: 'accounts.operations.amount', message: 'Montant' }), place: 'figure', align: 'end' },
        { id: 'open', label: t({ id: 'ui.table.open', message: 'Détail' }), place: 'action', isLabelHeard: true },
      ]}
      rows={lines.map((history) => {
        const { operation, line } = history
        const date = formatFrenchDate(line.date)
        return {
          key: operation.id,
          cells: {
            date,
            operation: (
              <>
                <Label operation={operation} />
                <span className={text({ as: 'small', block: true, strong: false })}>
                  <AboutOperation line={line} />
                </span>
              </>
            ),
            status: <OperationStateTag line={line} />,
            amount: (
              <span className={text({ tone: toneOf(line) })}>
                <Amount value={signedAmount(line)} movement={line.movement === 'in'} />
              </span>
            ),
            open: undefined,
          },
          name: (
            <>
              <Label operation={operation} />, {date}
            </>
          ),
          details: detailsOf(history),
        }
      })}
    />
  )
}
