import { describe, expect, it } from 'vitest'
import { readAnalytics } from './analytics-settings.ts'

const pageWith = (metas: Readonly<Record<string, string>>) => ({
  querySelector: (selector: string) => {
    const name = /name="([\w-]+)"/.exec(selector)?.[1] ?? ''
    return metas[name] === undefined ? null : { content: metas[name] }
  },
})

const read = (metas: Readonly<Record<string, string>>) => readAnalytics(pageWith(metas))

describe('settings of the audience measure', () => {
  it('[P-TRACK-06] are none by default: without the lines, with empty ones, with what a static host leaves in place', () => {
    expect(read({})).toBeUndefined()
    expect(read({ 'analytics-script': '', 'analytics-salt': 'salt' })).toBeUndefined()
    expect(read({ 'analytics-script': '__ANALYTICS_SCRIPT__', 'analytics-salt': '__ANALYTICS_SALT__' })).toBeUndefined()
  })

  it('[P-TRACK-04] take a script of this site or of a secure one, with its salt', () => {
    expect(read({ 'analytics-script': 'https://measure.example/tags.js?id=1', 'analytics-salt': 'salt' })).toEqual({
      script: 'https://measure.example/tags.js?id=1',
      salt: 'salt',
    })
    expect(read({ 'analytics-script': '/tags.js', 'analytics-salt': '' })).toEqual({ script: '/tags.js', salt: '' })
  })

  it.each(['http://measure.example/tags.js', '//measure.example/tags.js', 'javascript:alert(1)', 'data:text/javascript,1'])(
    '[P-TRACK-06] refuse %s',
    (script) => {
      expect(read({ 'analytics-script': script })).toBeUndefined()
    },
  )
})
