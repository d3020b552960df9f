import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock, DocumentTree } from '@hautelisse/domain/explain'
import { signedAmount, type HistoryLine, type TransactionDetails } from '@hautelisse/domain/operations'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useLifeNames } from '../act/index.ts'
import { insurerLines, useHolder } from '../letter/index.ts'
import { PaperButtons } from '../paper/index.ts'
import { useApp } from '../shell/index.ts'
import { useAskedBlocks, useBandBlock } from './paper-asked.ts'
import { useFundBlocks, useNetBlocks, usePaperAmount } from './paper-money.ts'
import { useStateWords, useTypeNames } from './words.ts'

type PaperProps = { readonly line: HistoryLine; readonly details: TransactionDetails | undefined }

/** Steps that the drawing has room for. */
const MOST_STEPS = 6

/** The days of the operation, those that are over first; of one that ended without being done, those that came. */
const useLifeBlocks = (): ((line: HistoryLine) => readonly DocumentBlock[]) => {
  const { t } = useLingui()
  const nameOf = useLifeNames()
  return ({ line, operation: { timeline = [] } }) => {
    const steps = line.state === 'cancelled' ? timeline.filter(({ done }) => done) : timeline
    return steps.length === 0
      ? []
      : [
          { kind: 'heading', text: t({ id: 'operations.one.life', message: 'La vie de votre demande' }) },
          {
            kind: 'dates',
            steps: steps
              .slice(0, MOST_STEPS)
              .map(({ step, day, done }) => ({ name: nameOf(step), date: formatFrenchDate(day), isDone: done })),
          },
        ]
  }
}

/** What its figure is: what is to come, or what was done. */
const useFigureBlock = (): ((line: HistoryLine) => DocumentBlock) => {
  const { t } = useLingui()
  const { write, move } = usePaperAmount()
  return ({ line, operation }) => {
    const { state, movement } = line
    if (state === 'cancelled')
      return {
        kind: 'figure',
        name: t({ id: 'letter.band.amount', message: 'Montant demandé' }),
        value: write(operation.gross_amount ?? line.amount),
      }
    const name =
      movement !== 'out'
        ? t({ id: 'accounts.operations.amount', message: 'Montant' })
        : state === 'in-progress'
          ? t({ id: 'operations.one.to-receive', message: 'Vous recevrez environ' })
          : t({ id: 'operations.one.received', message: 'Vous avez reçu' })
    return { kind: 'figure', name, value: movement === 'in' ? move(signedAmount(line)) : write(line.amount) }
  }
}

const NO_NAMES = { allocable_accounts: [] }

/** Makes the sheet of an operation: what the page says, with the name of each fund. */
const useOperationTree = ({ line, details }: PaperProps): (() => DocumentTree) => {
  const { t, i18n } = useLingui()
  const { clock } = useApp()
  const [typeOf, stateOf, holderOf] = [useTypeNames(), useStateWords(), useHolder()]
  const [band, asked, life, figure] = [useBandBlock(), useAskedBlocks(), useLifeBlocks(), useFigureBlock()]
  const [funds, net] = [useFundBlocks(details ?? NO_NAMES), useNetBlocks(details ?? NO_NAMES)]
  return () => {
    const { operation } = line
    const today = clock.today()
    const { name, brand } = holderOf(operation.scope)
    const [id, on, state] = [operation.id, formatFrenchDate(today), stateOf(line.line)]
    const isDone = line.line.state !== 'cancelled'
    return {
      title: operation.label === '' ? typeOf(operation.type) : operation.label,
      subtitle: t({ id: 'operations.paper.state', message: `${state}, situation au ${on}` }),
      language: i18n.locale === 'en' ? 'en' : 'fr',
      date: today,
      name,
      brand,
      head: [name, ...insurerLines().slice(0, 2), on],
      foot: t({ id: 'operations.paper.foot', message: `Opération ${id}, situation au ${on}` }),
      blocks: [
        band({ line, details }),
        figure(line),
        ...life(line),
        ...(details === undefined || !isDone ? [] : [...funds({ line, details }), ...net({ line, details })]),
        ...asked({ line, details }),
      ],
    }
  }
}

/** The operation on paper: printed by the browser whatever asks for it, or handed over as a PDF (OPER-23). */
export const OperationPaper = (of: PaperProps): ReactElement => {
  const { t } = useLingui()
  return (
    <PaperButtons
      sheet={useOperationTree(of)}
      file={`operation-${of.line.operation.id}.pdf`}
      label={t({ id: 'operations.paper.pdf', message: 'Page en PDF' })}
    />
  )
}
