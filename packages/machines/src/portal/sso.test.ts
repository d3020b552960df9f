import type { SsoConfig } from '@hautelisse/domain/portal'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakePages } from '../testing/index.ts'
import { selectIsOffered, selectSso, ssoMachine } from './sso.ts'
import type { SsoTarget } from './sso.ts'

const CONFIG: SsoConfig = {
  ais: { challengeUrl: 'https://sso.example/challenge', clientId: 'portal', redirectUri: 'https://portal.example/epargne' },
  s2e: { portalUrl: 'https://space.example/' },
}
const PAYMENT: SsoTarget = { action: 'voluntary-payment', scope: 's2e' }
const RETIREMENT: SsoTarget = { action: 'space', scope: 'ais' }

const opened = ({ config = CONFIG, refusesTabs = false }: { config?: SsoConfig; refusesTabs?: boolean } = {}) => {
  const { navigation, left, place } = fakePages('/epargne', refusesTabs)
  let texts = 0
  const ports = { navigation, random: () => `text-${(texts += 1)}` }
  const actor = createActor(ssoMachine, { input: { ports, config } }).start()
  const ask = (target: SsoTarget): void => actor.send({ type: 'operationRequested', target })
  return { actor, ask, left, place, texts: () => texts, shown: () => selectSso(actor.getSnapshot()) }
}

describe('the way to the external space', () => {
  it('[P-SSO-01] asks before anything is opened, and a cancelled confirmation opens nothing', () => {
    const { actor, ask, left, shown } = opened()
    ask(PAYMENT)
    expect([shown(), left]).toEqual([{ kind: 'confirming', target: PAYMENT }, []])
    actor.send({ type: 'closed' })
    expect([shown(), left]).toEqual([{ kind: 'idle' }, []])
  })

  it('[P-SSO-02] [P-SSO-04] [P-SSO-05] opens the operation in a new tab once it is confirmed, the portal staying where it is', () => {
    const { actor, ask, left, place, shown } = opened()
    ask(PAYMENT)
    actor.send({ type: 'confirmed' })
    expect(left).toEqual(['https://space.example/operations/saisieunboppv'])
    expect([shown(), place()]).toEqual([{ kind: 'opened' }, '/epargne'])
    actor.send({ type: 'closed' })
    expect(shown()).toEqual({ kind: 'idle' })
  })

  it('[P-SSO-03] makes another state each time and keeps it nowhere but in the address', () => {
    const { actor, ask, left } = opened()
    for (const _ of [1, 2]) {
      ask(RETIREMENT)
      actor.send({ type: 'confirmed' })
      expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('text-')
      actor.send({ type: 'closed' })
    }
    expect(left.map((address) => new URL(address).searchParams.get('state'))).toEqual(['text-1', 'text-2'])
    expect(left.every((address) => address.startsWith('https://sso.example/challenge?client_id=portal&redirect_uri='))).toBe(true)
  })

  it('[P-SSO-02] offers a plain link to the same address where the browser refuses the tab', () => {
    const { actor, ask, left, shown } = opened({ refusesTabs: true })
    ask(PAYMENT)
    actor.send({ type: 'confirmed' })
    expect([shown(), left]).toEqual([{ kind: 'blocked', address: 'https://space.example/operations/saisieunboppv' }, []])
    actor.send({ type: 'closed' })
    expect(shown()).toEqual({ kind: 'idle' })
    expect(actor.getSnapshot().context.address).toBeUndefined()
  })

  it('[P-SSO-06] asks nothing for a family whose space is not configured, and says so beforehand', () => {
    const { actor, ask, left, shown } = opened({ config: { s2e: { portalUrl: 'https://space.example' } } })
    expect([selectIsOffered(actor.getSnapshot(), RETIREMENT), selectIsOffered(actor.getSnapshot(), PAYMENT)]).toEqual([
      false,
      true,
    ])
    ask(RETIREMENT)
    actor.send({ type: 'confirmed' })
    expect([shown(), left]).toEqual([{ kind: 'idle' }, []])
  })

  it('[P-SSO-06] never follows an address that the table and the configuration do not make', () => {
    const { ask, shown } = opened({ config: { s2e: { portalUrl: 'javascript:alert(1)//' } } })
    ask(PAYMENT)
    expect(shown()).toEqual({ kind: 'idle' })
  })

  it('takes nothing but a confirmation while it asks', () => {
    const { actor, ask, texts, shown } = opened()
    actor.send({ type: 'confirmed' })
    actor.send({ type: 'tabOpened' })
    expect(shown()).toEqual({ kind: 'idle' })
    ask(PAYMENT)
    ask(RETIREMENT)
    expect([shown(), texts()]).toEqual([{ kind: 'confirming', target: PAYMENT }, 0])
  })
})
