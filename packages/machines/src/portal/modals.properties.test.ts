import { fc, test } from '@fast-check/vitest'
import { modalOf, MODALS } from '@hautelisse/domain/portal'
import type { Viewer } from '@hautelisse/domain/portal'
import { signedInUser } from '@hautelisse/domain/session'
import { expect } from 'vitest'
import { createActor } from 'xstate'
import { COLLECTIVE_PROFILE, fakePages } from '../testing/index.ts'
import { modalsMachine, selectModal } from './modals.ts'

const VIEWERS: readonly Viewer[] = [
  { kind: 'visitor' },
  { kind: 'ended', origin: 'collective' },
  { kind: 'member', user: signedInUser('collective', COLLECTIVE_PROFILE) },
]

const anyFragment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...MODALS.map(({ id }) => id), 'lexicon-home', 'add_account_projects', '') },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
)

type Step =
  | { readonly kind: 'opens'; readonly place: string }
  | { readonly kind: 'back' | 'closes' }
  | { readonly kind: 'becomes'; readonly viewer: Viewer }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(fc.constantFrom('/', '/epargne', '/error-page'), anyFragment)
    .map(([path, hash]) => ({ kind: 'opens' as const, place: `${path}#${hash}` })),
  fc.constantFrom({ kind: 'back' as const }, { kind: 'closes' as const }),
  fc.constantFrom(...VIEWERS).map((viewer) => ({ kind: 'becomes' as const, viewer })),
)

test.prop([fc.array(anyStep, { maxLength: 40 })])(
  '[P-MODAL-01] [P-MODAL-29] always shows the modal that the address names for the current viewer, and no other',
  (steps) => {
    const pages = fakePages('/')
    const actor = createActor(modalsMachine, { input: { ports: pages } }).start()
    let viewer: Viewer = { kind: 'visitor' }
    for (const step of steps) {
      if (step.kind === 'opens') pages.open(step.place)
      if (step.kind === 'back') pages.back()
      if (step.kind === 'closes') actor.send({ type: 'closeRequested' })
      if (step.kind === 'becomes') {
        viewer = step.viewer
        actor.send({ type: 'viewerChanged', viewer })
      }
      const { path, hash } = pages.address.read()
      expect(selectModal(actor.getSnapshot())).toEqual(modalOf(hash, { path, viewer }))
    }
  },
)

test.prop([anyFragment, fc.constantFrom(...VIEWERS)])(
  '[P-MODAL-29] is closed after one request to close, unless it is the end of a session',
  (hash, viewer) => {
    const pages = fakePages('/epargne')
    const actor = createActor(modalsMachine, { input: { ports: pages } }).start()
    actor.send({ type: 'viewerChanged', viewer })
    pages.open(`/epargne#${hash}`)
    actor.send({ type: 'closeRequested' })
    const open = selectModal(actor.getSnapshot())
    expect(open === undefined || open.id === 'auto_logout').toBe(true)
  },
)
