import type { HistoryLine, TransactionDetails } from '@hautelisse/domain/operations'
import { toldRelease, yearOfEarlyGains } from '@hautelisse/domain/release'
import { isPositive } from '@hautelisse/domain/money'
import { selectAccounts } from '@hautelisse/machines/session'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../shell/index.ts'

type OfSale = { readonly line: HistoryLine; readonly details: TransactionDetails }

/** What is said of a sale that is still to come where a part of its gain bears lower rates than the one it is estimated at; else nothing (REL-30). */
export const useEarlyGainsWords = (): ((of: OfSale) => string | undefined) => {
  const { t } = useLingui()
  const accounts = useSession(selectAccounts)
  return ({ line: { line, operation }, details }) => {
    const told = toldRelease(details)
    const account = accounts.find(({ policy_id: id }) => id === operation.policy_id)
    if (account === undefined || told === undefined || line.state !== 'in-progress' || !isPositive(told.figures.charges))
      return undefined
    const year = yearOfEarlyGains(account, told.on, details.lots)
    return year === undefined
      ? undefined
      : t({
          id: 'explanation.gains.before-2018',
          message: `Estimation au taux de ${year}\u00A0; des taux plus bas s’appliquent à une partie des gains d’avant 2018.`,
        })
  }
}
