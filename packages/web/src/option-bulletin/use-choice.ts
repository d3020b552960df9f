import { yearsToRetirement, type OptionBulletin } from '@hautelisse/domain/option-bulletin'
import { birthDateOf, type User } from '@hautelisse/domain/session'
import {
  CHOICE_PLACES,
  choiceDraft,
  choiceDraftOf,
  choiceMachine,
  choicePorts,
  selectPlace,
  type ChoiceEvent,
  type ChoiceInput,
  type ChoiceSnapshot,
} from '@hautelisse/machines/option-bulletin'
import { selectUser } from '@hautelisse/machines/session'
import { keepDraft } from '@hautelisse/machines/stepper'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useApp, useSession } from '../shell/index.ts'
import { useStepHistory } from '../stepper/index.ts'

/** What every part of the page is given. */
export type ChoiceProps = { readonly snapshot: ChoiceSnapshot; readonly send: (event: ChoiceEvent) => void }

const canReceive = (user: User | undefined, companyId: string | undefined): boolean => {
  const { bank_accounts: accounts = [], companies = [] } = user?.s2e_profile ?? {}
  return accounts.some(({ type }) => type === 'VIREMENT') || companies.some(({ id, payor }) => id === companyId && payor)
}

/** Runs the choice for as long as its page is there. What is typed outlives a reload. */
export const useChoice = (bulletin: OptionBulletin): ChoiceProps => {
  const { client, clock, random, sessionStorage } = useApp()
  const user = useSession(selectUser)
  const birth = user && birthDateOf(user)
  const [entry] = useState(() => choiceDraft(bulletin.id))
  const [input] = useState((): ChoiceInput => ({
    bulletin,
    today: clock.today(),
    hasBank: canReceive(user, bulletin.company_id),
    retirement: birth && yearsToRetirement(birth, clock.today()),
    draft: entry.read(sessionStorage),
    ports: choicePorts(client, random),
  }))
  const [snapshot, send, actor] = useMachine(choiceMachine, { input })
  useEffect(() => keepDraft(actor, sessionStorage, entry, { draftOf: choiceDraftOf }), [actor, sessionStorage, entry])
  useStepHistory(actor, { placeOf: selectPlace, order: CHOICE_PLACES, hasEntries: true })
  return { snapshot, send }
}
