import { opinionMachine, selectOpinionStep, type OpinionEvent } from '@hautelisse/machines/opinion'
import { useActor } from '@xstate/react'
import { useEffect, type ReactElement } from 'react'
import { useApp, type Example } from '../shell/index.ts'
import { OpinionSurvey } from './opinion-survey.tsx'
import { OpinionWindow } from './opinion-window.tsx'

const USER = 'sylvie-garnier'
const PATH = '/documents'

/** The survey after some answers. */
const AnsweredOpinion = ({ events }: { readonly events: readonly OpinionEvent[] }): ReactElement | null => {
  const { client, sessionStorage: storage } = useApp()
  const [snapshot, send] = useActor(opinionMachine, {
    input: { client, storage, userId: USER, path: PATH, isHintSeen: true, noteHintSeen: () => {} },
  })
  useEffect(() => events.forEach(send), [events, send])
  return selectOpinionStep(snapshot) === undefined ? null : <OpinionWindow snapshot={snapshot} send={send} />
}

const next: OpinionEvent = { type: 'nextRequested' }
const COMMENT = 'La recherche d’une opération est lente.'
const INTRO: readonly OpinionEvent[] = [{ type: 'openRequested' }]
const SATISFACTION: readonly OpinionEvent[] = [...INTRO, next, { type: 'satisfactionChosen', satisfaction: 4 }]
const IMPROVEMENT: readonly OpinionEvent[] = [
  ...SATISFACTION,
  next,
  next,
  { type: 'commentTyped', name: 'improvement_comment', text: COMMENT },
]

const answered = (name: string, events: readonly OpinionEvent[], ports?: Example['ports']): Example => ({
  name,
  element: <AnsweredOpinion events={events} />,
  address: PATH,
  ports: { person: USER, ...ports },
})

/** The survey over a page, at its path. */
export const survey = (ports?: Example['ports'], path = PATH): Example => ({
  name: 'button',
  element: (
    <>
      <h1 tabIndex={-1}>Épargne</h1>
      <OpinionSurvey userId={USER} path={path} />
    </>
  ),
  address: path,
  ports: { person: USER, ...ports },
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  survey(),
  answered('introduction', INTRO),
  answered('satisfaction', SATISFACTION),
  answered('improvement', IMPROVEMENT),
  answered('not sent', [...IMPROVEMENT, next], {
    between: ({ path }, pass) =>
      path.endsWith('/update-opinion') ? Promise.resolve({ status: 500, body: '{"data":"ERR_INTERNAL"}' }) : pass(),
  }),
]
