import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { Switch } from '../ui/switch/index.ts'
import { useIsInTodaysEuros } from './use-euros.ts'

/**
 * Chooses the euros of today or those of the day on which amounts come, for all simulations at once. It stands once on a page.
 *
 * @example <EurosSwitch onHero />
 */
export const EurosSwitch = ({ onHero = false }: { readonly onHero?: boolean }): ReactElement => {
  const { settings } = useApp()
  return (
    <div data-print="never">
      <Switch
        inline
        onHero={onHero}
        checked={useIsInTodaysEuros()}
        onChange={(isToday) => settings.send({ type: 'eurosChosen', euros: isToday ? 'today' : 'departure' })}
        label={<Trans id="euros.switch.label">En euros d’aujourd’hui</Trans>}
        description={<Trans id="euros.switch.text">Pour toutes vos simulations</Trans>}
      />
    </div>
  )
}
