import { coachingCall } from '@hautelisse/domain/coaching'
import { mirrorConsentCall } from '@hautelisse/domain/consents'
import { roboEntitiesCall } from '@hautelisse/domain/robo-advice'
import type { Viewer } from '@hautelisse/domain/portal'
import { signedInUser } from '@hautelisse/domain/session'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { COLLECTIVE_PROFILE, fakeClient, INDIVIDUAL_PROFILE } from '../testing/index.ts'
import * as select from './surroundings.ts'

const SAVER: Viewer = { kind: 'member', user: signedInUser('collective', COLLECTIVE_PROFILE) }
const CUSTOMER: Viewer = { kind: 'member', user: signedInUser('individual', INDIVIDUAL_PROFILE) }
const VISITOR: Viewer = { kind: 'visitor' }

const opened = (viewer: Viewer, mayFollow: (address: string) => boolean = () => true) => {
  const api = fakeClient()
  const actor = createActor(select.surroundingsMachine, { input: { client: api.client, mayFollow, viewer } }).start()
  const now = () => {
    const snapshot = actor.getSnapshot()
    return {
      coaching: select.selectCoaching(snapshot),
      coachingUrl: select.selectCoachingUrl(snapshot),
      consents: select.selectConsents(snapshot),
      mirrorConsent: snapshot.context.mirrorConsent,
      roboEntities: select.selectRoboEntities(snapshot),
    }
  }
  const become = (next: Viewer): void => actor.send({ type: 'viewerChanged', viewer: next })
  const asks = (count: number) => vi.waitUntil(() => api.waiting().length === count)
  const reaches = (part: 'coaching' | 'consents', state: select.SurroundingState) => vi.waitUntil(() => now()[part] === state)
  return { ...api, actor, now, become, asks, reaches }
}

const NOTHING = { coaching: 'absent', coachingUrl: undefined, consents: 'absent', mirrorConsent: undefined, roboEntities: 0 }

describe('surroundings of a person', () => {
  it('[P-NAV-19] [P-NAV-26] [P-CALL-83] [P-CALL-85] are asked for once after the sign-in and known when the calls have answered', async () => {
    const { asks, reaches, answer, inputOf, now, become, asked } = opened(SAVER)
    await asks(3)
    expect(now()).toMatchObject({ coaching: 'loading', consents: 'loading' })
    expect(inputOf(mirrorConsentCall)).toEqual({ query: { user_id: 'sylvie' } })
    answer(coachingCall, { data: '/stand-in/coaching' })
    await reaches('coaching', 'loaded')
    expect(now()).toMatchObject({ coachingUrl: '/stand-in/coaching', consents: 'loading' })
    answer(mirrorConsentCall, { mirror_consent: true })
    await reaches('consents', 'loaded')
    become({ ...SAVER })
    expect([now().mirrorConsent, asked.length]).toEqual([true, 3])
  })

  it('[P-NAV-19] know of no coaching for a company that has none', async () => {
    const { asks, reaches, answer, now } = opened(SAVER)
    await asks(3)
    answer(coachingCall, { data: null })
    await reaches('coaching', 'loaded')
    expect(now().coachingUrl).toBeUndefined()
  })

  it('[P-NAV-19] know of no coaching at an address that the portal does not follow', async () => {
    const { asks, reaches, answer, now } = opened(SAVER, (address) => address.startsWith('/'))
    await asks(3)
    answer(coachingCall, { data: 'https://elsewhere.example/' })
    await reaches('coaching', 'loaded')
    expect(now().coachingUrl).toBeUndefined()
  })

  it('[P-NAV-19] [P-NAV-26] [P-CALL-84] fail one by one, the other one kept', async () => {
    const { asks, reaches, answer, refuse, now } = opened(SAVER)
    await asks(3)
    refuse(coachingCall, 'ERR_INTERNAL', 500)
    await reaches('coaching', 'failed')
    answer(mirrorConsentCall, { mirror_consent: false })
    await reaches('consents', 'loaded')
    expect(now()).toEqual({ ...NOTHING, coaching: 'failed', consents: 'loaded', mirrorConsent: false })
  })

  it('[P-NAV-20] [ROBO-02] know how many plans can be advised, and of none where they could not be read', async () => {
    const { asks, answer, refuse, now, become, inputOf } = opened(SAVER)
    await asks(3)
    expect([now().roboEntities, inputOf(roboEntitiesCall)]).toEqual([0, { body: { user_id: 'sylvie' } }])
    const plan = { entity_id: 'aubrenne', company_name: 'Verrerie Aubrenne', scope: 's2e', account_type: 'PEE' } as const
    answer(roboEntitiesCall, [
      { ...plan, contract_id: 'pee' },
      { ...plan, contract_id: 'pereco', account_type: 'PERECO' },
    ])
    await vi.waitUntil(() => now().roboEntities === 2)
    become(CUSTOMER)
    expect(now().roboEntities).toBe(0)
    await asks(3)
    refuse(roboEntitiesCall, 'ERR_INTERNAL', 500)
    await asks(2)
    expect(now().roboEntities).toBe(0)
  })

  it('are forgotten with the person, calls under way included', async () => {
    const { asks, become, now, waiting } = opened(SAVER)
    await asks(3)
    become(VISITOR)
    expect([now(), waiting()]).toEqual([NOTHING, []])
  })

  it('are asked for again for somebody else', async () => {
    const { asks, become, answer, reaches, now, inputOf } = opened(SAVER)
    await asks(3)
    answer(coachingCall, { data: '/stand-in/coaching' })
    await reaches('coaching', 'loaded')
    become(CUSTOMER)
    expect(now()).toMatchObject({ coaching: 'loading', coachingUrl: undefined })
    await asks(3)
    expect(inputOf(mirrorConsentCall)).toEqual({ query: { user_id: 'bruno' } })
  })

  it('ask nothing for a visitor, and for nobody at all', () => {
    const { asked, now } = opened(VISITOR)
    expect([asked, now()]).toEqual([[], NOTHING])
    expect([select.selectCoaching(undefined), select.selectConsents(undefined)]).toEqual(['absent', 'absent'])
    expect(select.selectCoachingUrl(undefined)).toBeUndefined()
    expect(select.selectRoboEntities(undefined)).toBe(0)
  })
})
