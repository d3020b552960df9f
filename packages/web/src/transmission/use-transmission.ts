import { completedYears } from '@hautelisse/domain/calendar'
import { PROVIDER_ADVISOR } from '@hautelisse/domain/contract'
import { birthDateOf } from '@hautelisse/domain/session'
import { isSeventyNext } from '@hautelisse/domain/transmission'
import { selectUser } from '@hautelisse/machines/session'
import { keepDraft } from '@hautelisse/machines/stepper'
import {
  apiPorts,
  draft,
  draftOf,
  followedBy,
  selectPlace,
  transmissionMachine,
  type TransmissionInput,
} from '@hautelisse/machines/transmission'
import { useRouter } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useKeptAnswers } from '../kept/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { useStepHistory } from '../stepper/index.ts'
import { PAGES, QUERIES } from './second-address.ts'
import type { StepProps } from './step-props.ts'

/** Runs a simulator for as long as its screen is there. What is typed outlives a reload. */
export const useTransmission = (): StepProps => {
  const { client, clock, sessionStorage } = useApp()
  const user = useSession(selectUser)
  const { history } = useRouter()
  const [input] = useState((): TransmissionInput => {
    const userId = user?.id ?? ''
    const birthDate = user && birthDateOf(user)
    return {
      asker: {
        userId,
        readsSaved: user?.origin === 'individual_transmission',
        accounts: user?.accounts ?? [],
        age: birthDate && completedYears(birthDate, clock.today()),
        isSeventyNext: birthDate !== undefined && isSeventyNext(birthDate, clock.today()),
      },
      draft: draft.read(sessionStorage),
      asksSecond: history.location.search === QUERIES['second-death'],
      ports: {
        ...apiPorts(client, { userId, advisorEmail: user?.[PROVIDER_ADVISOR]?.email, storage: sessionStorage }),
        clock,
      },
    }
  })
  const [snapshot, send, actor] = useMachine(transmissionMachine, { input })
  useEffect(() => keepDraft(actor, sessionStorage, draft, { draftOf }), [actor, sessionStorage])
  useKeptAnswers(actor, 'transmission', draft, draftOf)
  const followed = useMemo(() => followedBy(actor), [actor])
  useStepHistory(followed, { placeOf: selectPlace, order: PAGES, hasEntries: true }, QUERIES)
  return { snapshot, send }
}
