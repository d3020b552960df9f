import { describe, expect, it } from 'vitest'
import { isSsoAction, SSO_ACTIONS, ssoAddress, SSO_ENDPOINTS, ssoScope, type SsoConfig } from './index.ts'

const config: SsoConfig = {
  ais: {
    challengeUrl: 'https://sso.example/challenge',
    clientId: 'portal & co',
    redirectUri: 'https://portal.example/callback/easyprojets?x=1',
  },
  s2e: { portalUrl: 'https://space.example/portal//' },
}
const state = 'a b/c'

describe('single sign-on', () => {
  it('[P-SSO-03] asks the retirement family’s challenge with client id, return address and state, each encoded', () => {
    expect(ssoAddress({ action: 'space', scope: 'ais', config, state })).toBe(
      'https://sso.example/challenge?client_id=portal%20%26%20co&redirect_uri=https%3A%2F%2Fportal.example%2Fcallback%2Feasyprojets%3Fx%3D1&state=a%20b%2Fc',
    )
  })

  it('[P-SSO-03] keeps a query that the challenge’s address has', () => {
    const ais = { challengeUrl: 'https://sso.example/?door=1', clientId: 'c', redirectUri: 'r' }
    expect(ssoAddress({ action: 'space', scope: 'ais', config: { ais }, state: 's' })).toBe(
      'https://sso.example/?door=1&client_id=c&redirect_uri=r&state=s',
    )
  })

  it('[P-SSO-04] [P-SSO-05] adds the suffix of the action to the employee-savings space, without a double slash', () => {
    expect(ssoAddress({ action: 'voluntary-payment', scope: 's2e', config, state })).toBe(
      'https://space.example/portal/operations/saisieunboppv',
    )
    expect(ssoAddress({ action: 'space', scope: 's2e', config, state })).toBe('https://space.example/portal')
    expect(SSO_ENDPOINTS.s2e['voluntary-payment']).toBe('/operations/saisieunboppv')
  })

  it('[P-SSO-06] has no address for a family that is not configured', () => {
    for (const scope of ['ais', 's2e'] as const) expect(ssoAddress({ action: 'space', scope, config: {}, state })).toBeUndefined()
  })

  it.each([
    '',
    'javascript:alert(1)',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'http://elsewhere.example',
    'https:///x',
    'ftp://e.example',
  ])('[P-SSO-06] follows no address like %j, were it configured', (portalUrl) => {
    expect(ssoAddress({ action: 'space', scope: 's2e', config: { s2e: { portalUrl } }, state })).toBeUndefined()
  })

  it.each(['https://e.example', 'http://localhost:4000/x', 'http://127.0.0.1:4000/x', '/stand-in/sso/s2e'])(
    'follows %s',
    (portalUrl) => {
      expect(ssoAddress({ action: 'space', scope: 's2e', config: { s2e: { portalUrl } }, state })).toBe(portalUrl)
    },
  )

  it('[P-ROUTE-55] [OPS-14] knows its actions and nothing else', () => {
    expect(SSO_ACTIONS.every(isSsoAction)).toBe(true)
    expect(['constructor', '__proto__', '', 'Space'].some(isSsoAction)).toBe(false)
  })

  it('[P-ROUTE-55] is for employee savings first, and for nobody without a collective scope', () => {
    expect([ssoScope(['ais', 's2e']), ssoScope(['ais', 'bi']), ssoScope(['marel'])]).toEqual(['s2e', 'ais', undefined])
  })
})
