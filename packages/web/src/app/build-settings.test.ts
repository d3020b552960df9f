import { describe, expect, it } from 'vitest'
import { readBuildSettings } from './build-settings.ts'

describe('settings of the build', () => {
  it('[P-NET-10] looks for a server first, in development, when nothing is set', () => {
    expect(readBuildSettings({})).toEqual({
      api: 'auto',
      apiOrigin: '',
      pageDelayMs: 1000,
      environment: 'development',
      redirectHosts: [],
      disabledRoutes: new Set(),
      clientSpaceUrl: undefined,
      sso: {},
    })
  })

  it.each(['auto', 'page', 'http'])('[P-NET-10] talks to a server in production, even when the build says %s', (setting) => {
    expect(readBuildSettings({ VITE_API: setting, VITE_ENVIRONMENT: 'production' }).api).toBe('http')
  })

  it('[P-NET-07] refuses an environment and a home that do not exist', () => {
    expect(() => readBuildSettings({ VITE_ENVIRONMENT: 'staging' })).toThrow('VITE_ENVIRONMENT')
    expect(() => readBuildSettings({ VITE_API: 'mock' })).toThrow('VITE_API')
  })

  it('[P-ROUTE-82] reads the routes that are disabled, and refuses one that does not exist', () => {
    expect(readBuildSettings({ VITE_DISABLED_ROUTES: 'articles,messages' }).disabledRoutes).toEqual(
      new Set(['articles', 'messages']),
    )
    expect(() => readBuildSettings({ VITE_DISABLED_ROUTES: 'nowhere' })).toThrow('unknown route')
  })

  it('[P-ERR-17] reads the address of the client space', () => {
    expect(readBuildSettings({ VITE_CLIENT_SPACE_URL: 'https://space.example/' }).clientSpaceUrl).toBe('https://space.example/')
  })

  it('reads the hosts that may be followed', () => {
    expect(readBuildSettings({ VITE_REDIRECT_HOSTS: 'a.example,b.example' }).redirectHosts).toEqual(['a.example', 'b.example'])
  })
})
