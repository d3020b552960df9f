import type { Side } from '@hautelisse/domain/withdrawal'
import { useLingui } from '@lingui/react/macro'

/** Names of the two forms in which savings are paid out. */
export const useSideWords = (): Readonly<Record<Side, string>> => {
  const { t } = useLingui()
  return {
    capital: t({ id: 'withdrawal.side.capital', message: 'Capital' }),
    annuity: t({ id: 'withdrawal.side.annuity', message: 'Rente' }),
  }
}
