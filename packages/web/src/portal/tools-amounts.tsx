import { selectHiddenAmounts } from '@hautelisse/machines/settings'
import type { ReactElement } from 'react'
import { useApp, useSettings } from '../shell/index.ts'
import { HideAmountsToggle } from '../ui/settings-tools/index.ts'

/** Hides or shows every amount (P-STORE-03). */
export const AmountsTool = (): ReactElement => {
  const { settings } = useApp()
  return (
    <HideAmountsToggle hidden={useSettings(selectHiddenAmounts)} onToggle={() => settings.send({ type: 'amountsToggled' })} />
  )
}
