import { selectFamilies, selectIsRefreshing, selectUser } from '@hautelisse/machines/session'
import { openingOf } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp, useSession } from '../shell/index.ts'
import { Body, Page, PageHead, State } from '../ui/page/index.ts'
import { SavingsLink } from './back-home.tsx'
import { useSimulatorTitle } from './simulator-title.ts'
import type { AfterResults } from './stepper-screen.tsx'
import { WithdrawalStepper } from './withdrawal-stepper.tsx'

export type WithdrawalSimulatorProps = {
  /** Whether it is the first part of a withdrawal (MRM-09). */
  readonly withdraw?: boolean
  /** What stands under the results. */
  readonly after?: AfterResults | undefined
}

/** /simulator/mrm: how the saver would receive the savings, as capital, as an annuity, or both (S-NAV-04, MRM-01). */
export const WithdrawalSimulator = ({ withdraw = false, after }: WithdrawalSimulatorProps): ReactElement => {
  const opening = openingOf(useSession(selectUser), useSession(selectFamilies))
  if (opening.kind === 'unavailable') return <ContractsFailure />
  const { accounts, birthDate, isCounted } = opening
  return <WithdrawalStepper accounts={accounts} birthDate={birthDate} isCounted={isCounted} withdraw={withdraw} after={after} />
}

/** Contracts that could not be read are not the same as having none. */
const ContractsFailure = (): ReactElement => {
  const { navigation, session } = useApp()
  const retrying = useSession(selectIsRefreshing)
  useSimulatorTitle()
  return (
    <Page>
      <PageHead
        back={<SavingsLink onHome={() => navigation.go('/epargne')} />}
        title={<Trans id="withdrawal.simulator.title">Capital ou rente ?</Trans>}
      />
      <Body>
        <State kind="failed" level={2} isRetrying={retrying} onRetry={() => session.send({ type: 'familiesRequested' })}>
          <Trans id="withdrawal.unavailable.text">
            Vos contrats de retraite sont momentanément indisponibles. Vos sommes restent placées.
          </Trans>
        </State>
      </Body>
    </Page>
  )
}
