import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { WithdrawCase } from '@hautelisse/domain/withdrawal'
import { selectFamilies, selectIsRefreshing, selectUser } from '@hautelisse/machines/session'
import { keepDraft } from '@hautelisse/machines/stepper'
import {
  draft,
  draftOf,
  openingOf,
  selectPlace,
  simulatePort,
  STEP_IDS,
  type WithdrawalEvent,
  type WithdrawalInput,
  withdrawalMachine,
} from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { useIsInTodaysEuros } from '../euros/index.ts'
import { KeptAnswers, useKeptAnswers } from '../kept/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { OwnSimulations, WithSimulations } from '../simulations/index.ts'
import { useStepHistory } from '../stepper/index.ts'
import { Body, Page, PageHead, State } from '../ui/page/index.ts'
import { SavingsLink } from './back-home.tsx'
import { useSimulatorTitle } from './simulator-title.ts'
import { type AfterResults, WithdrawalScreen } from './stepper-screen.tsx'

type WithdrawalStepperProps = {
  /** Contracts of the saver, of every scope. */
  readonly accounts: readonly Account[]
  readonly birthDate: PlainDate
  readonly isCounted?: boolean
  /** Reason to withdraw, and whether the stepper stands inside the withdrawal of funds (MRM-08, MRM-09). */
  readonly withdrawCase?: WithdrawCase
  readonly withdraw?: boolean
  /** What stands under the results. */
  readonly after?: AfterResults | undefined
}

/** The stepper of capital and annuity, on its own page or inside the withdrawal of funds. What is typed outlives a reload. */
const WithdrawalStepper = ({ after, ...props }: WithdrawalStepperProps): ReactElement => {
  const { client, clock, navigation, sessionStorage, tagging } = useApp()
  const isInTodaysEuros = useIsInTodaysEuros()
  const [input] = useState((): WithdrawalInput => ({
    ...props,
    isInTodaysEuros,
    draft: draft.read(sessionStorage),
    ports: { simulate: simulatePort(client), clock, tag: tagging, navigation, print: () => window.print() },
  }))
  const actor = useActorRef(withdrawalMachine, { input })
  useEffect(() => actor.send({ type: 'todaysEurosSwitched', isOn: isInTodaysEuros }), [actor, isInTodaysEuros])
  useEffect(() => keepDraft(actor, sessionStorage, draft, { draftOf }), [actor, sessionStorage])
  useKeptAnswers(actor, 'withdrawal', draft, draftOf)
  useStepHistory(actor, { placeOf: selectPlace, order: STEP_IDS, hasEntries: true })
  const send = useCallback((event: WithdrawalEvent) => actor.send(event), [actor])
  return <WithdrawalScreen snapshot={useSelector(actor, (snapshot) => snapshot)} send={send} after={after} />
}

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
  const stepper = (
    <WithdrawalStepper accounts={accounts} birthDate={birthDate} isCounted={isCounted} withdraw={withdraw} after={after} />
  )
  // Inside a withdrawal it is a part of an act.
  if (withdraw) return stepper
  return (
    <WithSimulations>
      <KeptAnswers simulator="withdrawal" entry={draft}>
        {stepper}
      </KeptAnswers>
      <OwnSimulations of="withdrawal" />
    </WithSimulations>
  )
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
