import { ENVIRONMENTS } from '@hautelisse/domain/contract'
import { ssoAddress } from '@hautelisse/domain/portal'
import { expect, it } from 'vitest'
import { readBuildSettings } from './build-settings.ts'
import { ssoConfig } from './sso-config.ts'

const TOLD = {
  VITE_SSO_AIS_URL: 'https://sso.example/challenge',
  VITE_SSO_AIS_CLIENT_ID: 'portal',
  VITE_SSO_AIS_REDIRECT_URI: 'https://portal.example/',
  VITE_SSO_S2E_URL: 'https://space.example',
}

it('[P-SSO-06] takes the external spaces from the settings of the build, a family with a part missing not at all', () => {
  expect(readBuildSettings(TOLD).sso).toEqual({
    ais: { challengeUrl: 'https://sso.example/challenge', clientId: 'portal', redirectUri: 'https://portal.example/' },
    s2e: { portalUrl: 'https://space.example' },
  })
  expect(readBuildSettings({ ...TOLD, VITE_SSO_AIS_CLIENT_ID: '' }).sso).toEqual({ s2e: { portalUrl: 'https://space.example' } })
})

it.each(ENVIRONMENTS)('[P-SSO-06] leads to stand-ins in development alone, not in %s unless it is that', (environment) => {
  const config = ssoConfig(readBuildSettings({}).sso, environment)
  const addresses = (['ais', 's2e'] as const).map((scope) => ssoAddress({ action: 'space', scope, config, state: 'a' }))
  expect(addresses.map((address) => address?.startsWith('/stand-in/sso/'))).toEqual(
    environment === 'development' ? [true, true] : [undefined, undefined],
  )
})

it('[P-SSO-06] keeps what the build was told in development too', () => {
  expect(ssoConfig(readBuildSettings(TOLD).sso, 'development').s2e).toEqual({ portalUrl: 'https://space.example' })
})
