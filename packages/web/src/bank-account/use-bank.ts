import type { BankAccount } from '@hautelisse/domain/session'
import {
  apiPorts,
  BANK_STEPS,
  bankAccountMachine,
  bankCoordinatesMachine,
  selectPlace,
  type BankAccountEvent,
  type BankAccountInput,
  type BankAccountSnapshot,
  type BankCoordinatesSnapshot,
  type OverviewEvent,
} from '@hautelisse/machines/bank-account'
import { selectUser } from '@hautelisse/machines/session'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { saveFile } from '../documents/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { useStepHistory } from '../stepper/index.ts'

/** What every part of the page is given. */
export type BankProps = { readonly snapshot: BankAccountSnapshot; readonly send: (event: BankAccountEvent) => void }

const useHolder = () => {
  const profile = useSession(selectUser)?.s2e_profile
  return {
    name: [profile?.first_name, profile?.last_name].filter((word) => word !== undefined).join(' '),
    company: profile?.companies.find(({ main_company }) => main_company)?.id,
    accounts: profile?.bank_accounts ?? [],
  }
}

/** Runs a change of bank account for as long as its page is there: nothing of it is kept in the tab. */
export const useBankChange = (): BankProps => {
  const { client, random, session } = useApp()
  const holder = useHolder()
  const [input] = useState((): BankAccountInput => ({
    holder,
    ports: {
      ...apiPorts(client),
      random,
      profileChanged: () => session.send({ type: 'familiesRequested' }),
      save: (base64) => saveFile({ name: 'demande-compte-bancaire.pdf', type: 'application/pdf' }, base64),
    },
  }))
  const [snapshot, send, actor] = useMachine(bankAccountMachine, { input })
  useStepHistory(actor, { placeOf: selectPlace, order: BANK_STEPS, hasEntries: true })
  return { snapshot, send }
}

type Overview = {
  readonly snapshot: BankCoordinatesSnapshot
  readonly send: (event: OverviewEvent) => void
  readonly accounts: readonly BankAccount[]
}

/** Runs the cards of the bank accounts. */
export const useBankOverview = (): Overview => {
  const { client, random, session } = useApp()
  const { company, accounts } = useHolder()
  const [input] = useState(() => ({
    company,
    ports: { ...apiPorts(client), random, profileChanged: () => session.send({ type: 'familiesRequested' }) },
  }))
  const [snapshot, send] = useMachine(bankCoordinatesMachine, { input })
  return { snapshot, send, accounts }
}
