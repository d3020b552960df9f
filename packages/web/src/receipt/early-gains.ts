import { isPositive } from '@hautelisse/domain/money'
import { yearOfEarlyGains } from '@hautelisse/domain/release'
import { selectAccounts } from '@hautelisse/machines/session'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../shell/index.ts'
import type { ReceiptTold } from './told.ts'

/** What a receipt says while a part of the gain bears lower rates than the one that it is estimated at; else nothing (REL-30). */
export const useEarlyGainsWords = (): ((told: ReceiptTold) => string | undefined) => {
  const { t } = useLingui()
  const accounts = useSession(selectAccounts)
  return (told) => {
    const account = accounts.find(({ policy_id: id }) => id === told.policyId)
    const [charges, on] = [told.sums.sale?.charges.value, told.receipt.given.sales?.[0]?.on]
    if (account === undefined || charges === undefined || on === undefined || !isPositive(charges) || told.stage === 'done')
      return undefined
    const year = yearOfEarlyGains(account, on, told.details?.lots)
    return year === undefined
      ? undefined
      : t({
          id: 'explanation.gains.before-2018',
          message: `Estimation au taux de ${year}\u00A0; des taux plus bas s’appliquent à une partie des gains d’avant 2018.`,
        })
  }
}
