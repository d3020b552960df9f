import { describe, expect, it } from 'vitest'

import { PROVIDER_ADVISOR } from '../contract/index.ts'
import { VIEWERS } from '../portal/expected-outcomes.ts'
import type { Viewer } from '../portal/index.ts'
import { asksAboutMeasure, writingWay } from './index.ts'

const withoutAdvisor = (viewer: Viewer): Viewer => {
  if (viewer.kind !== 'member') throw new Error('Somebody who has signed in was expected.')
  const { [PROVIDER_ADVISOR]: _, ...user } = viewer.user
  return { kind: 'member', user }
}

describe('how somebody writes to us', () => {
  it('[P-ROUTE-06] is after signing in for visitors, and for those whose session has just ended', () => {
    expect([writingWay(VIEWERS.visitor), writingWay(VIEWERS.ended)]).toEqual([
      { kind: 'sign-in', to: '/login' },
      { kind: 'sign-in', to: '/login' },
    ])
  })

  it('[P-ROUTE-06] is by a message of the profile for collective people, to their advisor for individual ones', () => {
    expect(writingWay(VIEWERS.collective)).toEqual({ kind: 'message', to: '/profile/s2e/contact/message' })
    expect(writingWay(VIEWERS.individual)).toEqual({ kind: 'advisor', hash: 'advisor' })
    expect(writingWay(VIEWERS.individual_transmission)).toEqual({ kind: 'advisor', hash: 'advisor_transmission' })
  })

  it('[P-ROUTE-06] never leads back to the page that asks: without an advisor there is no way yet', () => {
    expect(writingWay(withoutAdvisor(VIEWERS.individual))).toEqual({ kind: 'none' })
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
