import type { Environment } from '@hautelisse/domain/contract'
import type { SsoConfig } from '@hautelisse/domain/portal'

/** Doors of the external spaces on the server that stands in for them. */
const STAND_IN: SsoConfig = {
  ais: { challengeUrl: '/stand-in/sso/ais', clientId: 'portal', redirectUri: '/epargne' },
  s2e: { portalUrl: '/stand-in/sso/s2e' },
}

/**
 * Says where the external spaces are: as the build was told, and in development at their stand-ins where it was told nothing. Elsewhere a
 * family without an address has its operations shown disabled (P-SSO-06).
 *
 * @param configured - what the build was told
 * @param environment - where the server runs
 * @example ssoConfig({}, 'production') // {}
 */
export const ssoConfig = (configured: SsoConfig, environment: Environment): SsoConfig =>
  environment === 'development' ? { ...STAND_IN, ...configured } : configured
