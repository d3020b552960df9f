import { PROVIDER_ADVISOR } from '@hautelisse/domain/contract'
import { birthDateOf, DEFAULT_ORIGIN, type User } from '@hautelisse/domain/session'
import { selectPension } from '@hautelisse/machines/application'
import { selectModal } from '@hautelisse/machines/portal'
import { apiPorts, draft, draftOf, pensionMachine, type PensionInput } from '@hautelisse/machines/pension'
import { selectUser } from '@hautelisse/machines/session'
import { keepDraft } from '@hautelisse/machines/stepper'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useKeptAnswers, useResumed } from '../kept/index.ts'
import { useApp, useSession, type App } from '../shell/index.ts'
import { encrypt } from './cipher.ts'

export type PensionActor = ActorRefFrom<typeof pensionMachine>

const inputOf = ({ client, clock, navigation, sessionStorage }: App, user: User): PensionInput => {
  const asker = { userId: user.id ?? '', origin: user.origin ?? DEFAULT_ORIGIN, birth: birthDateOf(user) }
  const api = apiPorts({ client, encrypt, asker, advisorEmail: user[PROVIDER_ADVISOR]?.email })
  return { asker, form: draft.read(sessionStorage)?.form, ports: { ...api, clock, openModal: navigation.openModal } }
}

/** The estimator of the person who is there, which outlives its window: started when it is first opened. */
export const usePension = (): PensionActor | undefined => {
  const app = useApp()
  const { application, sessionStorage } = app
  const user = useSession(selectUser)
  const actor = useSelector(application, selectPension)
  useEffect(() => {
    if (user !== undefined && actor === undefined)
      application.send({ type: 'pensionRequested', machine: pensionMachine, input: inputOf(app, user) })
  }, [app, application, user, actor])
  useEffect(
    () => (actor === undefined ? undefined : keepDraft(actor, sessionStorage, draft, { draftOf })),
    [actor, sessionStorage],
  )
  useAnswersKept(actor)
  return actor
}

/** Keeps the answers of a running estimator for the person, and gives it those that are taken up again. */
const useAnswersKept = (actor: PensionActor | undefined): void => {
  const resumed = useResumed()
  useKeptAnswers(actor, 'pension', draft, draftOf)
  useEffect(() => {
    const form = resumed && draft.accept(resumed)?.form
    if (form !== undefined) actor?.send({ type: 'answersTaken', form })
  }, [actor, resumed])
}

/** Tells the estimator that its window is gone, by whatever way: one that opens over it, such as a help, leaves it where it is. */
export const useClosing = (): void => {
  const { application, modals } = useApp()
  useEffect(
    () => () => {
      if (selectModal(modals.getSnapshot()) === undefined) selectPension(application.getSnapshot())?.send({ type: 'closed' })
    },
    [application, modals],
  )
}
