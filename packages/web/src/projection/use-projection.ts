import type { ProjectionContext } from '@hautelisse/domain/projection'
import { draft, draftOf, projectionMachine, projectionPorts } from '@hautelisse/machines/projection'
import { keepDraft } from '@hautelisse/machines/stepper'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useKeptAnswers } from '../kept/index.ts'
import { useApp } from '../shell/index.ts'

export type ProjectionActor = ActorRefFrom<typeof projectionMachine>

/** Runs the project of a person for as long as its view stands; the tab keeps what was typed. */
export const useProjection = (about: ProjectionContext, userId: string): ProjectionActor => {
  const { client, sessionStorage } = useApp()
  const actor = useActorRef(projectionMachine, {
    input: { about, form: draft.read(sessionStorage)?.form, ports: projectionPorts(client, userId) },
  })
  useEffect(() => keepDraft(actor, sessionStorage, draft, { draftOf }), [actor, sessionStorage])
  useKeptAnswers(actor, 'projection', draft, draftOf)
  useEffect(() => actor.send({ type: 'aboutChanged', about }), [actor, about])
  return actor
}
