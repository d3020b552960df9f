import type { Step } from '@hautelisse/domain/withdrawal'
import { useLingui } from '@lingui/react/macro'

/** Names of the three steps of the stepped annuity. */
export const useTierWords = (): Readonly<Record<Step, string>> => {
  const { t } = useLingui()
  return {
    AVANT_70: t({ id: 'withdrawal.tier.AVANT_70', message: 'Avant 70 ans' }),
    DE_70_A_75: t({ id: 'withdrawal.tier.DE_70_A_75', message: 'De 70 à 75 ans' }),
    APRES_75: t({ id: 'withdrawal.tier.APRES_75', message: 'Après 75 ans' }),
  }
}
