import { PROVIDER_ADVISOR } from '@hautelisse/domain/contract'
import type { RouteId, Viewer } from '@hautelisse/domain/portal'
import { signedInUser } from '@hautelisse/domain/session'
import type { Tag } from '@hautelisse/domain/tracking'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { ADVISOR, COLLECTIVE_PROFILE, INDIVIDUAL_PROFILE } from '../testing/index.ts'
import { trackingMachine } from './index.ts'
import type { TrackingInput } from './index.ts'

const SAVER = { kind: 'member', user: signedInUser('collective', COLLECTIVE_PROFILE) } as const satisfies Viewer
const CUSTOMER = {
  kind: 'member',
  user: { ...signedInUser('individual', INDIVIDUAL_PROFILE), [PROVIDER_ADVISOR]: ADVISOR },
} as const satisfies Viewer
const VISITOR: Viewer = { kind: 'visitor' }
const WITHOUT_SCOPE: Viewer = { kind: 'member', user: signedInUser('collective', { sub: 'ines' }) }

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const opened = (given: Partial<TrackingInput> = {}, digest = sha256) => {
  const tags: Tag[] = []
  const scripts: string[] = []
  const ports = { loadScript: () => void scripts.push('script'), push: (tag: Tag) => void tags.push(tag), digest, salt: 'salt' }
  const actor = createActor(trackingMachine, { input: { ports, viewer: SAVER, choice: 'accepted', ...given } }).start()
  const show = (page: RouteId) => actor.send({ type: 'pageShown', page })
  const measures = () => vi.waitUntil(() => actor.getSnapshot().matches('measuring'))
  return { actor, tags, scripts, show, measures }
}

describe('the measure of visits', () => {
  it.each<readonly [string, Partial<TrackingInput>]>([
    ['before an answer', { choice: undefined }],
    ['after a refusal', { choice: 'refused' }],
    ['of a visitor', { viewer: VISITOR }],
    ['of somebody without a measured scope', { viewer: WITHOUT_SCOPE }],
    ['where none is configured', { ports: undefined }],
  ])('[P-TRACK-01] [P-TRACK-06] [P-CONST-06] is silent %s: no script, no tag', (_, given) => {
    const { actor, tags, scripts, show } = opened(given)
    show('savings-home')
    actor.send({ type: 'elementUsed', target: 'menu.payment' })
    expect([actor.getSnapshot().value, tags, scripts]).toEqual(['silent', [], []])
  })

  it('[P-TRACK-06] [P-TRACK-07] begins with the consent: the script once, the page that is shown, then pages and clicks', async () => {
    const { actor, tags, scripts, show, measures } = opened({ choice: undefined })
    show('savings-home')
    actor.send({ type: 'cookiesChosen', choice: 'accepted' })
    await measures()
    show('operations')
    actor.send({ type: 'elementUsed', target: 'menu.payment' })
    expect(tags.map(({ event, page, target }) => [event, page, target])).toEqual([
      ['page', 'savings-home', undefined],
      ['page', 'operations', undefined],
      ['click', 'operations', 'menu.payment'],
    ])
    expect(scripts).toEqual(['script'])
  })

  it('[P-TRACK-02] says nothing of /login', async () => {
    const { tags, show, measures } = opened()
    await measures()
    show('login')
    expect(tags).toEqual([])
  })

  it('[P-TRACK-03] [P-TRACK-04] counts under SHA-256 of salt and id, which stands in no tag', async () => {
    const { tags, show, measures } = opened()
    await measures()
    show('savings-home')
    expect(tags[0]?.visitor).toBe('9d4f58d3a48ea74b4cb23f3c50b44be71caad2a547cbc53f4bc2774bb63629c0')
    expect(JSON.stringify(tags)).not.toContain('sylvie')
  })

  it('[P-TRACK-05] names the kind of the advisor to customers who have one', async () => {
    const { tags, show, measures } = opened({ viewer: CUSTOMER })
    await measures()
    show('savings-home')
    expect(tags).toMatchObject([{ network: 'agent' }])
    expect(JSON.stringify(tags)).not.toContain(ADVISOR.name)
  })

  it('falls silent at once when the consent is taken back, and begins again with the same script', async () => {
    const { actor, tags, scripts, show, measures } = opened()
    await measures()
    actor.send({ type: 'cookiesChosen', choice: 'refused' })
    show('savings-home')
    expect([actor.getSnapshot().value, tags]).toEqual(['silent', []])
    actor.send({ type: 'cookiesChosen', choice: 'accepted' })
    await measures()
    expect([scripts, tags.length]).toEqual([['script'], 1])
  })

  it('gives somebody else another id, and nobody one', async () => {
    const { actor, tags, show, measures } = opened()
    await measures()
    show('savings-home')
    actor.send({ type: 'viewerChanged', viewer: CUSTOMER })
    await measures()
    expect(new Set(tags.map(({ visitor }) => visitor)).size).toBe(2)
    actor.send({ type: 'viewerChanged', viewer: VISITOR })
    expect(actor.getSnapshot().context.visitor).toBeUndefined()
    show('visitor-home')
    expect(tags).toHaveLength(2)
  })

  it('[P-TRACK-07] tells of a page once, though the data of the same person change', async () => {
    const { actor, tags, show, measures } = opened({ viewer: CUSTOMER })
    await measures()
    show('savings-home')
    actor.send({ type: 'viewerChanged', viewer: { ...CUSTOMER, user: { ...CUSTOMER.user, actions: 1 } } })
    expect(actor.getSnapshot().value).toBe('measuring')
    actor.send({ type: 'elementUsed', target: 'menu.payment' })
    expect(tags.map(({ event, page, network }) => [event, page, network])).toEqual([
      ['page', 'savings-home', 'agent'],
      ['click', 'savings-home', 'agent'],
    ])
  })

  it('[P-TRACK-01] falls silent when the same person has no measured scope any more', async () => {
    const { actor, tags, show, measures } = opened()
    await measures()
    actor.send({ type: 'viewerChanged', viewer: { ...SAVER, user: { ...SAVER.user, scopes: [] } } })
    show('savings-home')
    expect([actor.getSnapshot().value, tags]).toEqual(['silent', []])
  })

  it('counts nobody where the platform has no SHA-256', async () => {
    const { actor, tags, scripts, show } = opened({}, () => Promise.reject(new Error('insecure')))
    await vi.waitUntil(() => actor.getSnapshot().matches('unable'))
    show('savings-home')
    expect([tags, scripts]).toEqual([[], []])
  })
})
