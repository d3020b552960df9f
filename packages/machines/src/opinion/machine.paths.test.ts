import { isOpinionPath } from '@hautelisse/domain/portal'
import { expect, it } from 'vitest'
import { createActor, SimulatedClock, type EventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { fakeClient, fakeStorage, reportsOf } from '../testing/index.ts'
import { opinionMachine, selectOpinionButton, selectOpinionStep, type OpinionInput } from './index.ts'

const inputOf = (): OpinionInput => ({
  client: fakeClient().client,
  userId: 'sylvie',
  storage: fakeStorage(),
  path: '/epargne',
  isHintSeen: false,
  noteHintSeen: () => {},
})

const LONG = 'x'.repeat(1801)

const events: readonly EventObject[] = [
  ...['/epargne', '/documents', '/simulator/mrm'].map((path) => Object.assign({ type: 'pathFollowed' }, { path })),
  ...['openRequested', 'nextRequested', 'backRequested', 'closeRequested'].map((type) => ({ type })),
  Object.assign({ type: 'satisfactionChosen' }, { satisfaction: 3 }),
  ...(['satisfaction_comment', 'improvement_comment'] as const).flatMap((name) =>
    ['Bien', LONG].map((text) => Object.assign({ type: 'commentTyped' }, { name, text })),
  ),
  { type: 'xstate.after.hintAfter.opinion.closed.waiting' },
  { type: 'xstate.after.hintLasts.opinion.closed.hint' },
  { type: 'xstate.after.thanksLast.opinion.thanks' },
  ...reportsOf('opinion.open.improvement.sending', 'OK'),
]

type Snapshot = ReturnType<typeof opinionMachine.getInitialSnapshot>

const keyOf = ({ value, context: { path, isHintSeen, form } }: Snapshot): string =>
  JSON.stringify([value, path, isHintSeen, form.satisfaction, form.satisfaction_comment.length, form.improvement_comment.length])

const SENT = '{"version":1,"userId":"sylvie"}'

/** What is wrong with a survey that was sent: it was complete, is kept as sent, and has no button. */
const faultsOf = (snapshot: Snapshot): readonly string[] => {
  const isSent = snapshot.matches('thanks') || snapshot.matches('given')
  const { form, storage } = snapshot.context
  return [
    ...(isSent && form.satisfaction === undefined ? ['not complete'] : []),
    ...(isSent && selectOpinionButton(snapshot) !== 'absent' ? ['a button'] : []),
    ...(isSent === (storage.read('hautelisse.opinion') === SENT) ? [] : ['not kept as sent']),
    ...(snapshot.matches('given') && selectOpinionStep(snapshot) !== undefined ? ['a window'] : []),
  ]
}

it('[OPIN-15] [OPIN-16] each state is reached; a hint shows on its pages alone, and a sent survey has no button', () => {
  const paths = getShortestPaths(opinionMachine, { input: inputOf(), events: events as never, serializeState: keyOf })
  const seen = new Set<string>()
  for (const { steps } of paths) {
    const actor = createActor(opinionMachine, { input: inputOf(), clock: new SimulatedClock() }).start()
    for (const { event, state } of steps) {
      const { type }: EventObject = event
      if (type !== 'xstate.init') actor.send(event)
      const snapshot = actor.getSnapshot()
      expect(keyOf(snapshot)).toBe(keyOf(state))
      expect(selectOpinionButton(snapshot) === 'hint').toBe(
        snapshot.matches({ closed: 'hint' }) && isOpinionPath(snapshot.context.path),
      )
      expect(snapshot.status === 'done').toBe(snapshot.matches('given'))
      expect(faultsOf(snapshot)).toEqual([])
      seen.add(JSON.stringify(snapshot.value))
    }
    actor.stop()
  }
  expect([...seen].toSorted()).toEqual(
    [
      '"given"',
      '"thanks"',
      '{"closed":"hint"}',
      '{"closed":"resting"}',
      '{"closed":"waiting"}',
      '{"open":"comment"}',
      '{"open":"intro"}',
      '{"open":"satisfaction"}',
      '{"open":{"improvement":"editing"}}',
      '{"open":{"improvement":"failed"}}',
      '{"open":{"improvement":"sending"}}',
    ].toSorted(),
  )
})
