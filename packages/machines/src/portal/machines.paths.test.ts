import type { Viewer } from '@hautelisse/domain/portal'
import { signedInUser } from '@hautelisse/domain/session'
import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { AnyStateMachine, EventObject } from 'xstate'
import { getSimplePaths } from 'xstate/graph'
import { COLLECTIVE_PROFILE, fakeClient, fakePages, fakeStorage, reportsOf } from '../testing/index.ts'
import { developerKeyMachine } from './developer-key.ts'
import { modalsMachine } from './modals.ts'
import { ssoMachine } from './sso.ts'
import { surroundingsMachine } from './surroundings.ts'

const SAVER: Viewer = { kind: 'member', user: signedInUser('collective', COLLECTIVE_PROFILE) }
const VISITOR: Viewer = { kind: 'visitor' }
// Actors that report nothing, whatever is asked of them.
const silent = fromCallback(() => {}) as never
const endless = fromPromise(() => new Promise(() => {})) as never

/** A machine whose actors report nothing by themselves: every report is an event of the walk. */
type Walk = {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly input: () => unknown
  readonly events: readonly EventObject[]
  readonly states: readonly unknown[]
}

const at = (path: string, hash: string): EventObject => Object.assign({ type: 'hashChanged' }, { address: { path, hash } })
const becomes = (viewer: Viewer): EventObject => Object.assign({ type: 'viewerChanged' }, { viewer })
const key = (isTyping: boolean): EventObject => Object.assign({ type: 'keyPressed' }, { key: '<', isTyping })

const LOADINGS = ['absent', 'loading', 'loaded', 'failed'] as const

const WALKS: readonly Walk[] = [
  {
    name: 'modals',
    machine: modalsMachine.provide({ actors: { followAddress: silent } }),
    input: () => ({ ports: fakePages('/epargne') }),
    events: [
      at('/epargne', ''),
      at('/epargne', 'career'),
      at('/epargne', 'lexicon-home'),
      at('/epargne', 'auto_logout'),
      at('/epargne', 'constructor'),
      becomes(SAVER),
      becomes(VISITOR),
      { type: 'closeRequested' },
    ],
    states: ['closed', 'open'],
  },
  {
    name: 'sso',
    machine: ssoMachine.provide({ actors: { openTab: silent } }),
    input: () => ({
      ports: { navigation: fakePages('/epargne').navigation, random: () => 'text' },
      config: { s2e: { portalUrl: 'https://space.example' } },
    }),
    events: [
      Object.assign({ type: 'operationRequested' }, { target: { action: 'space', scope: 's2e' } }),
      Object.assign({ type: 'operationRequested' }, { target: { action: 'space', scope: 'ais' } }),
      { type: 'confirmed' },
      { type: 'closed' },
      { type: 'tabOpened' },
      { type: 'tabRefused' },
    ],
    states: ['idle', 'confirming', 'opening', 'opened', 'blocked'],
  },
  {
    name: 'developerKey',
    machine: developerKeyMachine,
    // The address stays what it is: the machine is asked to leave, and to come back from where it is not.
    input: () => ({
      ports: { sessionStorage: fakeStorage(), navigation: { go: () => {} }, address: fakePages('/epargne').address },
    }),
    events: [key(false), key(true)],
    states: ['inPortal', 'onDeveloperPage'],
  },
  {
    name: 'surroundings',
    machine: surroundingsMachine.provide({ actors: { askCoaching: endless, askMirrorConsent: endless } }),
    input: () => ({ client: fakeClient().client, mayFollow: () => true, viewer: VISITOR }),
    events: [
      becomes(SAVER),
      becomes(VISITOR),
      ...reportsOf('surroundings.coaching.loading', { kind: 'none' }),
      ...reportsOf('surroundings.consents.loading', true),
      ...reportsOf('surroundings.robo.loading', 1),
    ],
    states: [
      { coaching: 'absent', consents: 'absent', robo: 'absent' },
      ...LOADINGS.slice(1).flatMap((coaching) =>
        LOADINGS.slice(1).flatMap((consents) => LOADINGS.slice(1).map((robo) => ({ coaching, consents, robo }))),
      ),
    ],
  },
]

it.each(WALKS)('every simple path of $name is walked with its states in their order', ({ machine, input, events, states }) => {
  const serializeState = ({ value, context: { modal, viewer, userId } }: ReturnType<typeof machine.getInitialSnapshot>): string =>
    JSON.stringify([value, modal?.id, viewer?.kind, userId])
  const paths = getSimplePaths(machine, { input: input(), events, serializeState })
  const seen = new Set<string>()
  for (const { steps } of paths) {
    const actor = createActor(machine, { input: input() }).start()
    for (const { event, state } of steps) {
      // The first step is the start itself.
      if (event.type !== 'xstate.init') actor.send(event)
      expect(serializeState(actor.getSnapshot())).toBe(serializeState(state))
      expect(actor.getSnapshot().status).toBe('active')
      seen.add(JSON.stringify(actor.getSnapshot().value))
    }
    actor.stop()
  }
  expect([...seen].toSorted()).toEqual(states.map((state) => JSON.stringify(state)).toSorted())
})
