import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { PROVIDER_ADVISOR, PROVIDER_PROFILE, PROVIDER_SCOPE } from '../contract/index.ts'
import type { Viewer } from '../portal/index.ts'
import { VISITOR, type Origin, type User } from '../session/index.ts'
import { asksAboutMeasure, writingWay } from './index.ts'

const member = (origin: Origin, more: Partial<User>): Viewer => ({
  kind: 'member',
  user: { ...VISITOR, id: 'u-1', logged: true, origin, ...more },
})

const civil = { first_name: 'Ada', last_name: 'Nom', birth_date: plainDate('1964-03-12'), bank_accounts: [] }
const customer: Partial<User> = { scopes: [PROVIDER_SCOPE], [PROVIDER_PROFILE]: { ...civil, customer_id: 'c1' } }
const advised: Partial<User> = {
  ...customer,
  [PROVIDER_ADVISOR]: { id: 'a1', name: 'Élise Montagnac', type: 'Conseillère', email: 'elise@example.org', picture_url: null },
}

describe('how somebody writes to us', () => {
  it('[P-ROUTE-06] [P-FOOT-10] is after signing in for visitors, and from their profile for collective people', () => {
    const viewers = [{ kind: 'visitor' }, { kind: 'ended', origin: 'collective' }] as const
    expect(viewers.map(writingWay)).toEqual(viewers.map(() => ({ kind: 'sign-in', to: '/login' })))
    const to = '/profile/s2e/contact/message'
    expect(writingWay(member('collective', { scopes: ['ais', 's2e'] }))).toEqual({ kind: 'message', to })
  })

  it('[P-ROUTE-06] is to their advisor for the customers of individual contracts', () => {
    expect(writingWay(member('individual', advised))).toEqual({ kind: 'advisor', hash: 'advisor' })
    expect(writingWay(member('individual_transmission', advised))).toEqual({ kind: 'advisor', hash: 'advisor_transmission' })
  })

  it('[P-ROUTE-06] never leads back to the page that asks: without an advisor there is no way yet', () => {
    expect(writingWay(member('individual', customer))).toEqual({ kind: 'none' })
  })
})

describe('the question about the audience measure', () => {
  it.each(['/', '/articles', '/epargne', '/politique-cookies', '/error-page', '/attachment/choice'])(
    '[P-CONST-06] is asked on %s',
    (path) => {
      expect(asksAboutMeasure(path)).toBe(true)
    },
  )

  it.each(['/login', '/authcallback', '/logout/easyprojets', '/stand-in/sign-in/collective', '/nowhere'])(
    '[P-CONST-06] [P-TRACK-02] is not asked on %s',
    (path) => {
      expect(asksAboutMeasure(path)).toBe(false)
    },
  )

  it('[P-CONST-06] is not asked in the frame of a partner’s page, but on the simulator’s own', () => {
    expect(asksAboutMeasure('/simulateur/impots', 'embedded')).toBe(false)
    expect(asksAboutMeasure('/simulateur/impots')).toBe(true)
    expect(asksAboutMeasure('/articles', 'embedded')).toBe(true)
  })
})
