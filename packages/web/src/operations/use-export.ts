import { spreadsheet } from '@hautelisse/domain/explain'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { signedAmount, type HistoryLine } from '@hautelisse/domain/operations'
import { useLingui } from '@lingui/react/macro'
import { downloadSheet } from '../explanation/index.ts'
import { useApp } from '../shell/index.ts'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { useKindNames, useStateWords, useTypeNames } from './words.ts'

/** Hands the whole list that is asked for over as a file, not only the rows that are drawn; hidden amounts stay hidden in it. */
export const useExport = (): ((lines: readonly HistoryLine[]) => void) => {
  const { t } = useLingui()
  const today = useApp().clock.today()
  const isHidden = useHiddenAmounts()
  const [kinds, stateOf, typeOf] = [useKindNames(), useStateWords(), useTypeNames()]
  const heads = [
    t({ id: 'accounts.operations.date', message: 'Date' }),
    t({ id: 'accounts.operations.operation', message: 'Opération' }),
    t({ id: 'operations.export.kind', message: 'Type' }),
    t({ id: 'accounts.visit.account', message: 'Compte' }),
    t({ id: 'letter.band.contract', message: 'Contrat' }),
    t({ id: 'accounts.operations.status', message: 'Statut' }),
    t({ id: 'accounts.operations.amount', message: 'Montant' }),
    t({ id: 'operations.export.top-up', message: 'Abondement' }),
    t({ id: 'operations.facts.reference', message: 'Référence' }),
  ]
  const rowOf = ({ line, operation, kind }: HistoryLine) => [
    formatFrenchDate(line.date),
    line.label === '' ? typeOf(operation.type) : line.label,
    kinds[kind],
    line.account ?? '',
    operation.policy_id ?? '',
    stateOf(line),
    isHidden ? HIDDEN_AMOUNT : signedAmount(line),
    isHidden ? HIDDEN_AMOUNT : line.topUp,
    line.id,
  ]
  const file = t({ id: 'operations.export.file', message: `operations-${today}.csv` })
  return (lines) => downloadSheet(file, spreadsheet([heads, ...lines.map(rowOf)]))
}
