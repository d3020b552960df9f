import { formatFrenchDate, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import type { DeclaredKind, DeclaredLine } from '@hautelisse/domain/declaration'
import { spreadsheet } from '@hautelisse/domain/explain'
import type { Account } from '@hautelisse/domain/accounts'
import { lineOf, newestFirst, signedAmount, type Operation } from '@hautelisse/domain/operations'

/** The start of a file that a spreadsheet reads as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

const OPERATION_HEADS = ['Date', 'Opération', 'Compte', 'Contrat', 'Statut', 'Montant']

/**
 * Lists the operations of a year for a spreadsheet, the newest first; what is paid out is below zero.
 *
 * @param operations operations of the person
 * @param accounts contracts of the person
 * @param year the year
 * @param today day on which they are listed
 */
export const operationsSheet = (
  operations: readonly Operation[],
  accounts: readonly Account[],
  year: number,
  today: PlainDate,
): string =>
  BYTE_ORDER_MARK +
  spreadsheet([
    OPERATION_HEADS,
    ...newestFirst(operations.filter(({ date }) => yearOf(date) === year)).map((operation) => {
      const line = lineOf(
        operation,
        accounts.filter(({ policy_id }) => policy_id === operation.policy_id),
        today,
      )
      return [
        formatFrenchDate(line.date),
        line.label,
        line.account ?? '',
        operation.policy_id ?? '',
        line.status,
        signedAmount(line),
      ]
    }),
  ])

const DECLARED: Readonly<Record<DeclaredKind, string>> = {
  deductible: 'Versement déductible',
  pay: 'Prime imposable',
  gain: 'Gain',
  withheld: 'Prélèvement déjà retenu',
}

/**
 * Lists what the operations of a year come to for the tax return, for a spreadsheet.
 *
 * @param lines lines of the tax return
 */
export const declaredSheet = (lines: readonly DeclaredLine[]): string =>
  BYTE_ORDER_MARK +
  spreadsheet([
    ['Nature', 'Date', 'Opération', 'Contrat', 'Montant'],
    ...lines.map(({ kind, date, label, policy_id, amount }) => [
      DECLARED[kind],
      formatFrenchDate(date),
      label,
      policy_id ?? '',
      amount,
    ]),
  ])
