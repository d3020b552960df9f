import { describe, expect, it } from 'vitest'

import { WrongSetting, readSettings } from './settings.ts'

describe('the settings', () => {
  it('have a default each', () => {
    expect(readSettings({})).toMatchObject({ PORT: 4300, HOST: '127.0.0.1', API_DELAY_MS: 0, ENVIRONMENT: 'development' })
  })

  it('take an empty text for an absent one, except for the folder of the portal', () => {
    expect(readSettings({ PORT: '', WEB_DIR: '' })).toMatchObject({ PORT: 4300, WEB_DIR: '' })
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['API_DELAY_MS', '-1'],
    ['ENVIRONMENT', 'staging'],
    ['TODAY', '2026-02-30'],
    ['TODAY', 'tomorrow'],
    ['PUBLIC_URL', 'hautelisse'],
    ['TRUSTED_PROXY', 'proxy.internal'],
    ['TRUSTED_PROXY', '10.0.0.0/33'],
    ['FRAME_HOSTS', '*'],
    ['FRAME_HOSTS', 'http://partner.example'],
    ['FRAME_HOSTS', 'https://partner.example; script-src *'],
    ['STAND_IN', 'yes'],
  ])('[P-NET-07] refuse %s=%s by its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(WrongSetting)
    expect(() => readSettings({ [name]: value })).toThrow(`Setting ${name}:`)
  })

  it('read lists with commas or spaces', () => {
    expect(readSettings({ TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8' }).TRUSTED_PROXY).toEqual(['127.0.0.1', '10.0.0.0/8'])
    expect(readSettings({ FRAME_HOSTS: 'self https://partner.example:8443' }).FRAME_HOSTS).toEqual([
      "'self'",
      'https://partner.example:8443',
    ])
  })

  it('name the day, or the machine’s own; production lives on the real day and takes none', () => {
    expect([readSettings({}).TODAY, readSettings({ TODAY: '2027-01-04' }).TODAY, readSettings({ TODAY: 'real' }).TODAY]).toEqual([
      undefined,
      '2027-01-04',
      'real',
    ])
    for (const TODAY of ['2027-01-04', 'real'])
      expect(() => readSettings({ ENVIRONMENT: 'production', STAND_IN: 'allowed', TODAY })).toThrow('Setting TODAY:')
  })

  it('refuse to sign anybody in without a password in production, unless told that this is meant', () => {
    expect(() => readSettings({ ENVIRONMENT: 'production' })).toThrow('STAND_IN=allowed')
    expect(readSettings({ ENVIRONMENT: 'production', STAND_IN: 'allowed' }).ENVIRONMENT).toBe('production')
    for (const ENVIRONMENT of ['development', 'recette', 'preproduction'])
      expect(readSettings({ ENVIRONMENT }).ENVIRONMENT).toBe(ENVIRONMENT)
  })
})
