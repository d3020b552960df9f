import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, afterEach, describe, expect, it } from 'vitest'

import { ask } from './ask.ts'
import { readSettings, WrongSetting } from './settings.ts'
import type { ServeOptions } from './serve-app.ts'
import { testServers } from './servers.testing.ts'
import { testSite } from './site.testing.ts'

const { folder, remove } = testSite()
afterAll(remove)

const webDir = join(folder, 'measured')
mkdirSync(webDir, { recursive: true })
writeFileSync(
  join(webDir, 'index.html'),
  '<!doctype html><meta name="analytics-script" content="__ANALYTICS_SCRIPT__" /><meta name="analytics-salt" content="__ANALYTICS_SALT__" />',
)

const { serve, stopAll } = testServers(join(folder, 'data'), { webDir })
afterEach(stopAll)

const SALT = 'a text of sixteen characters'

const pageOf = async (analytics?: ServeOptions['analytics']) => {
  const { address } = await serve({ analytics })
  const { headers, body } = await ask(address, '/', { Accept: 'text/html' })
  const policy = String(headers['content-security-policy'])
  const directive = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]
  const types = directive('trusted-types')
  return {
    page: String(body),
    types,
    script: directive('script-src'),
    connect: directive('connect-src'),
    picture: directive('img-src'),
  }
}

describe('the audience measure of the page', () => {
  it('[P-TRACK-06] is off by default: the page names no script, and its policy lets none through', async () => {
    const { page, script, connect, types } = await pageOf()
    expect(page).toContain('<meta name="analytics-script" content="" /><meta name="analytics-salt" content="" />')
    expect([script, connect, types]).toEqual(["'self'", "'self'", 'worker'])
  })

  it('[P-TRACK-06] [P-TRACK-04] is named in the page with its salt, and let through by the policy, by its origin alone', async () => {
    const { page, script, connect, picture, types } = await pageOf({
      script: 'https://measure.example/t.js?a=1&b="2"',
      salt: SALT,
    })
    expect(page).toContain('content="https://measure.example/t.js?a=1&amp;b=&quot;2&quot;"')
    expect(page).toContain(`content="${SALT}"`)
    expect(types).toBe('worker measure')
    expect([script, connect, picture]).toEqual([
      "'self' https://measure.example",
      "'self' https://measure.example",
      "'self' https://measure.example data:",
    ])
  })

  it('[P-TRACK-04] needs a secure address and a salt that was chosen', () => {
    expect(() => readSettings({ ANALYTICS_SCRIPT: 'http://measure.example/t.js', ANALYTICS_SALT: SALT })).toThrow(WrongSetting)
    expect(() => readSettings({ ANALYTICS_SCRIPT: 'https://measure.example/t.js' })).toThrow('ANALYTICS_SALT')
    expect(() => readSettings({ ANALYTICS_SALT: 'short' })).toThrow('ANALYTICS_SALT')
    expect(readSettings({ ANALYTICS_SCRIPT: 'https://measure.example/t.js', ANALYTICS_SALT: SALT }).ANALYTICS_SALT).toBe(SALT)
  })
})
