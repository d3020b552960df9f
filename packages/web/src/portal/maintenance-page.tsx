import { hourInParis } from '@hautelisse/domain/calendar'
import { maintenanceAt } from '@hautelisse/domain/portal'
import { maintenanceMachine } from '@hautelisse/machines/portal'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { useApp, usePageTitle } from '../shell/index.ts'
import { Logo } from '../ui/logo/index.ts'
import { NoHeaderLayout } from './no-header-layout.tsx'
import { WovenArt } from './woven-art.tsx'

/** The portal is closed for a while (P-MAINT-01 to -05): until when, what goes on, and nothing to do. It leaves by itself. */
export const MaintenancePage = (): ReactElement => {
  const { clock, navigation } = useApp()
  useMachine(maintenanceMachine, { input: { ports: { clock, navigation } } })
  // The product's name alone (P-MAINT-03, P-MAINT-05).
  usePageTitle('')
  const window = maintenanceAt(clock.now())
  const from = window === undefined ? '' : hourInParis(window.from)
  const until = window === undefined ? '' : hourInParis(window.until)
  return (
    <NoHeaderLayout
      art={<WovenArt />}
      logo={<Logo href="/" />}
      title={<Trans id="maintenance.page.back-at">Retour à {until}</Trans>}
      lead={
        <Trans id="maintenance.page.text">
          Le site est en maintenance de {from} à {until}. Vos sommes restent placées, vos opérations en cours continuent.
        </Trans>
      }
      aside={
        <Trans id="maintenance.page.help">
          Cette page s’actualise seule. Une question&nbsp;? Du lundi au vendredi, de 8h30 à 18h00.
        </Trans>
      }
    />
  )
}
