import { fc, test } from '@fast-check/vitest'
import { SSO_ACTIONS } from '@hautelisse/domain/portal'
import { expect } from 'vitest'
import { createActor } from 'xstate'
import { fakePages } from '../testing/index.ts'
import { selectSso, ssoMachine } from './sso.ts'
import type { SsoEvent } from './sso.ts'

const CONFIG = {
  ais: { challengeUrl: 'https://sso.example/challenge', clientId: 'portal', redirectUri: 'https://portal.example/' },
  s2e: { portalUrl: 'https://space.example' },
}
const SPACES = ['https://sso.example/challenge?', 'https://space.example']

const anyEvent: fc.Arbitrary<SsoEvent> = fc.oneof(
  fc
    .record({ action: fc.constantFrom(...SSO_ACTIONS), scope: fc.constantFrom('ais' as const, 's2e' as const) })
    .map((target) => ({ type: 'operationRequested' as const, target })),
  fc.constantFrom({ type: 'confirmed' as const }, { type: 'closed' as const }),
)

test.prop([fc.array(anyEvent, { maxLength: 60 }), fc.boolean()])(
  '[P-SSO-01] [P-SSO-03] opens one tab for each confirmed question and none for anything else, each with a state of its own, in the spaces configured',
  (events, refusesTabs) => {
    const { navigation, left, place } = fakePages('/epargne', refusesTabs)
    let texts = 0
    const ports = { navigation, random: () => `text-${(texts += 1)}` }
    const actor = createActor(ssoMachine, { input: { ports, config: CONFIG } }).start()
    let confirmed = 0
    for (const event of events) {
      if (event.type === 'confirmed' && selectSso(actor.getSnapshot()).kind === 'confirming') confirmed += 1
      actor.send(event)
    }
    expect(left).toHaveLength(refusesTabs ? 0 : confirmed)
    expect(texts).toBe(confirmed)
    expect(left.every((address) => SPACES.some((space) => address.startsWith(space)))).toBe(true)
    const states = left.map((address) => new URL(address).searchParams.get('state')).filter((state) => state !== null)
    expect(new Set(states).size).toBe(states.length)
    expect(place()).toBe('/epargne')
  },
)
