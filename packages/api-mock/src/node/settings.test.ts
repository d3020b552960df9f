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
    ['PUBLIC_URL', 'hautelisse'],
  ])('[P-NET-07] refuse %s=%s by its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(WrongSetting)
    expect(() => readSettings({ [name]: value })).toThrow(`Setting ${name}:`)
  })
})
