import { describe, expect, it } from 'vitest'

import { WrongSetting, readSettings, warningsOf } from './settings.ts'

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
    ['TRUSTED_PROXY', '0.0.0.0/0'],
    ['TRUSTED_PROXY', '10.0.0.0/8, ::/0'],
    ['TRUSTED_PROXY', '0.0.0.0/1,128.0.0.0/1'],
    ['TRUSTED_PROXY', '2000::/3'],
    ['LETTERS_URL', 'http://letters.example'],
    ['LETTERS_URL', 'http://127.0.0.1.example'],
    ['LETTERS_URL', 'file:///letters'],
    ['LETTERS_URL', 'https://sender:secret@letters.example'],
    ['LETTERS_URL', 'https://token@letters.example'],
    ['LETTERS_URL', 'https://:secret@letters.example'],
    ['DATABASE_URL', 'mysql://127.0.0.1/db'],
    ['SECRET', 'ab'.repeat(31)],
    ['FRAME_HOSTS', '*'],
    ['FRAME_HOSTS', 'http://partner.example'],
    ['FRAME_HOSTS', 'https://..'],
    ['FRAME_HOSTS', 'https://partner..example'],
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

  it('warn of a server of development that others can reach', () => {
    expect(warningsOf(readSettings({ HOST: '0.0.0.0' })).join()).toMatch(/^Setting HOST: /)
    expect(warningsOf(readSettings({ HOST: '0.0.0.0', ENVIRONMENT: 'recette' }))).toEqual([])
    for (const HOST of ['', 'localhost', '127.0.0.1', '::1']) expect(warningsOf(readSettings({ HOST }))).toEqual([])
  })

  it('want the proxy that ends https, and TLS to a database elsewhere, in production; elsewhere the first is a warning', () => {
    const PUBLIC_URL = 'https://epargne.example'
    expect(warningsOf(readSettings({ PUBLIC_URL })).join()).toMatch(/^Setting TRUSTED_PROXY: /)
    expect(warningsOf(readSettings({ PUBLIC_URL, TRUSTED_PROXY: '10.0.0.2' }))).toEqual([])
    const production = { ENVIRONMENT: 'production', STAND_IN: 'allowed', PUBLIC_URL }
    expect(() => readSettings(production)).toThrow('Setting TRUSTED_PROXY:')
    const proxied = { ...production, TRUSTED_PROXY: '10.0.0.2' }
    for (const query of ['', '?sslmode=disable', '?sslmode=prefer'])
      expect(() => readSettings({ ...proxied, DATABASE_URL: `postgres://db.internal/h${query}` })).toThrow(
        'Setting DATABASE_URL:',
      )
    for (const url of [
      'u:p@localhost/h?host=db.internal',
      '/h?host=10.0.0.5',
      'db.internal/h?host=',
      '127.0.0.1/h?host=127.0.0.1&host=db.internal',
      'db.internal/h?sslmode=verify-full&sslmode=disable',
    ])
      expect(() => readSettings({ ...proxied, DATABASE_URL: `postgres://${url}` })).toThrow('Setting DATABASE_URL:')
    for (const url of [
      'db.internal/h?sslmode=verify-full',
      '/h?host=db.internal&sslmode=require',
      '127.0.0.1/h',
      '/h?host=/run',
      '%2Frun/h',
      'db.internal/h?host=localhost',
    ])
      expect(readSettings({ ...proxied, DATABASE_URL: `postgres://${url}` }).ENVIRONMENT).toBe('production')
  })

  it('refuse to sign anybody in without a password in production, unless told that this is meant', () => {
    expect(() => readSettings({ ENVIRONMENT: 'production' })).toThrow('STAND_IN=allowed')
    const production = { ENVIRONMENT: 'production', STAND_IN: 'allowed' }
    expect(readSettings({ ...production, PUBLIC_URL: 'https://epargne.example', TRUSTED_PROXY: '10.0.0.2' }).ENVIRONMENT).toBe(
      'production',
    )
    for (const PUBLIC_URL of ['', 'http://epargne.example'])
      expect(() => readSettings({ ...production, PUBLIC_URL })).toThrow('Setting PUBLIC_URL:')
    for (const ENVIRONMENT of ['development', 'recette', 'preproduction'])
      expect(readSettings({ ENVIRONMENT }).ENVIRONMENT).toBe(ENVIRONMENT)
  })
})
