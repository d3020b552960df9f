import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { WithdrawCase } from '@hautelisse/domain/withdrawal'
import { keepDraft } from '@hautelisse/machines/stepper'
import {
  draft,
  draftOf,
  selectPlace,
  simulatePort,
  STEP_IDS,
  withdrawalMachine,
  type WithdrawalInput,
} from '@hautelisse/machines/withdrawal'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState, type ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { useStepHistory } from '../stepper/index.ts'
import { WithdrawalScreen, type AfterResults } from './stepper-screen.tsx'

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
export const WithdrawalStepper = ({ after, ...props }: WithdrawalStepperProps): ReactElement => {
  const { client, clock, navigation, sessionStorage, tagging } = useApp()
  const [input] = useState((): WithdrawalInput => ({
    ...props,
    draft: draft.read(sessionStorage),
    ports: { simulate: simulatePort(client), clock, tag: tagging, navigation, print: () => window.print() },
  }))
  const actor = useActorRef(withdrawalMachine, { input })
  useEffect(() => keepDraft(actor, sessionStorage, draft, { draftOf }), [actor, sessionStorage])
  useStepHistory(actor, { placeOf: selectPlace, order: STEP_IDS, hasEntries: true })
  return (
    <WithdrawalScreen snapshot={useSelector(actor, (snapshot) => snapshot)} send={(event) => actor.send(event)} after={after} />
  )
}
