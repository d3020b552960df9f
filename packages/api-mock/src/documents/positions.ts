import { fundsOf, type Account } from '@hautelisse/domain/accounts'
import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { spreadsheet } from '@hautelisse/domain/explain'
import { formatUnits } from '@hautelisse/domain/money'

const HEADS = ['Date', 'Compte', 'Contrat', 'Entreprise', 'Fonds', 'Parts', 'Montant']

/** The start of a file that a spreadsheet reads as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Lists what contracts were invested in on a day, for a spreadsheet.
 *
 * @param accounts contracts as they stood on the day
 * @param date the day
 */
export const positionsOf = (accounts: readonly Account[], date: PlainDate): string =>
  BYTE_ORDER_MARK +
  spreadsheet([
    HEADS,
    ...accounts.flatMap((account) =>
      fundsOf([account], date).map(({ label, units, amount }) => [
        formatFrenchDate(date),
        account.title,
        account.policy_id,
        account.company_name ?? '',
        label,
        units === undefined ? '' : formatUnits(units.count),
        amount,
      ]),
    ),
  ])
