import { addMonths, plainDate, type PlainDate, wholeMonthsBetween } from '@hautelisse/domain/calendar'
import { legalAge } from '@hautelisse/domain/law'
import type { OptionBulletin } from '@hautelisse/domain/option-bulletin'
import { birthDateOf, type User } from '@hautelisse/domain/session'
import {
  choiceDraft,
  choiceDraftOf,
  choiceMachine,
  choicePorts,
  type ChoiceEvent,
  type ChoiceInput,
  type ChoiceSnapshot,
} from '@hautelisse/machines/option-bulletin'
import { selectUser } from '@hautelisse/machines/session'
import { keepDraft } from '@hautelisse/machines/stepper'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useApp, useSession } from '../shell/index.ts'

/** What every part of the page is given. */
export type ChoiceProps = { readonly snapshot: ChoiceSnapshot; readonly send: (event: ChoiceEvent) => void }

const MONTHS = 12
/** Generations from 1955 on have a legal age here. */
const LATER = plainDate('2030-01-01')

const yearsToRetirement = (user: User | undefined, today: PlainDate): number | undefined => {
  const birth = user && birthDateOf(user)
  const age = birth && legalAge(birth, LATER)
  if (birth === undefined || age === undefined) return undefined
  const start = addMonths(birth, age.ageInMonths)
  return start <= today ? 0 : Math.ceil(wholeMonthsBetween(today, start) / MONTHS)
}

const canReceive = (user: User | undefined, companyId: string | undefined): boolean => {
  const { bank_accounts: accounts = [], companies = [] } = user?.s2e_profile ?? {}
  return accounts.some(({ type }) => type === 'VIREMENT') || companies.some(({ id, payor }) => id === companyId && payor)
}

/** Runs the choice for as long as its page is there. What is typed outlives a reload. */
export const useChoice = (bulletin: OptionBulletin): ChoiceProps => {
  const { client, clock, random, sessionStorage } = useApp()
  const user = useSession(selectUser)
  const [input] = useState((): ChoiceInput => ({
    bulletin,
    today: clock.today(),
    hasBank: canReceive(user, bulletin.company_id),
    yearsToRetirement: yearsToRetirement(user, clock.today()),
    draft: choiceDraft.read(sessionStorage),
    ports: choicePorts(client, random),
  }))
  const [snapshot, send, actor] = useMachine(choiceMachine, { input })
  useEffect(() => keepDraft(actor, sessionStorage, choiceDraft, { draftOf: choiceDraftOf }), [actor, sessionStorage])
  return { snapshot, send }
}
