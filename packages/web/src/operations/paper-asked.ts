import { contractNumber } from '@hautelisse/domain/accounts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock } from '@hautelisse/domain/explain'
import { isAskedBySaver, type HistoryLine, type TransactionDetails } from '@hautelisse/domain/operations'
import { documentNamed, reasonNamed } from '@hautelisse/domain/release'
import { selectAccounts } from '@hautelisse/machines/session'
import { useLingui } from '@lingui/react/macro'
import { useDocumentWords, useReasonWords } from '../release/index.ts'
import { useSession } from '../shell/index.ts'
import { usePaperAmount } from './paper-money.ts'
import { useDocumentStates, useHourWords } from './request-words.ts'

type Asked = { readonly line: HistoryLine; readonly details: TransactionDetails | undefined }

/** What the operation is about, in one line. */
export const useBandBlock = (): ((asked: Asked) => DocumentBlock) => {
  const { t } = useLingui()
  const accounts = useSession(selectAccounts)
  return ({ line: { accountId, operation }, details }) => {
    const account = accounts.find(({ policy_id }) => policy_id === accountId)
    const number = account === undefined ? operation.policy_id : contractNumber(account)
    const digits = details?.paid_to?.last_digits
    return {
      kind: 'band',
      facts: [
        {
          name: isAskedBySaver(operation)
            ? t({ id: 'act.life.requested', message: 'Demande' })
            : t({ id: 'operations.facts.reference', message: 'Référence' }),
          value: operation.id,
        },
        ...(account === undefined
          ? []
          : [
              {
                name: t({ id: 'accounts.visit.account', message: 'Compte' }),
                value: [account.title, account.company_name].filter((word) => word !== undefined).join(', '),
              },
            ]),
        ...(number === undefined ? [] : [{ name: t({ id: 'letter.band.contract', message: 'Contrat' }), value: number }]),
        ...(digits === undefined
          ? []
          : [{ name: t({ id: 'letter.band.to', message: 'Vers' }), value: `••••\u00A0${digits.slice(-4)}` }]),
      ],
    }
  }
}

/** When it was asked for, why and how much, and the documents that came with it, each with what became of it. */
export const useAskedBlocks = (): ((asked: Asked) => readonly DocumentBlock[]) => {
  const { t } = useLingui()
  const [reasons, documents, states, hours] = [useReasonWords(), useDocumentWords(), useDocumentStates(), useHourWords()]
  const { write } = usePaperAmount()
  return ({ line: { operation }, details }) => {
    const { day, hour, with_code: withCode, event_date: event } = details?.asked ?? { day: operation.date }
    const [on, eventDay] = [formatFrenchDate(day), event === undefined ? '' : formatFrenchDate(event)]
    const reason = reasonNamed(details?.asked?.release)
    const gross = operation.gross_amount
    const at = hour === undefined ? '' : hours(hour)
    const files = details?.documents ?? []
    return [
      {
        kind: 'heading',
        text: isAskedBySaver(operation)
          ? t({ id: 'operations.asked.title', message: 'Ce que vous avez demandé' })
          : t({ id: 'operations.asked.other-title', message: 'En bref' }),
      },
      {
        kind: 'facts',
        rows: [
          ...(reason === undefined
            ? []
            : [
                {
                  name: t({ id: 'explanation.term.reason', message: 'Motif' }),
                  value: [reasons(reason).name, eventDay].filter((text) => text !== '').join(', '),
                },
              ]),
          {
            name: t({ id: 'accounts.operations.amount', message: 'Montant' }),
            value: write(gross ?? operation.told_amount ?? operation.amount),
          },
          {
            name: isAskedBySaver(operation)
              ? t({ id: 'operations.asked.when', message: 'Demandé le' })
              : t({ id: 'accounts.operations.date', message: 'Date' }),
            value: at === '' ? on : t({ id: 'operations.paper.at', message: `${on} à ${at}` }),
          },
          ...(withCode === true
            ? [
                {
                  name: t({ id: 'operations.paper.confirmed', message: 'Confirmé par' }),
                  value: t({ id: 'operations.paper.code', message: 'un code reçu sur votre mobile' }),
                },
              ]
            : []),
          ...files.map((file) => {
            const kind = documentNamed(file.kind)
            return {
              name: kind === undefined ? t({ id: 'operations.paper.document', message: 'Pièce' }) : documents(kind),
              value: `${file.name}. ${states(file)}`,
            }
          }),
        ],
      },
    ]
  }
}
