import { describe, expect, it } from 'vitest'

import { PROVIDER_ADVISOR, PROVIDER_SCOPE } from '../contract/index.ts'
import { ROUTES } from '../portal/index.ts'
import { shouldTrack, tagOf, trackingIdOf } from './index.ts'

/** In place of the platform's digest: other texts, other bytes. The real one is shown in the machines. */
const digest = (text: string): Promise<Uint8Array> =>
  Promise.resolve(
    Uint8Array.from(Array.from(text, (letter) => [0, 8, 16].map((bits) => ((letter.codePointAt(0) ?? 0) >> bits) % 256)).flat()),
  )

const ADVISOR = { id: '9', name: 'Élise Montagnac', type: 'Conseillère', email: 'elise@example.org', picture_url: null }

describe('the measure of visits', () => {
  it('[P-TRACK-01] leaves out people who hold neither company savings nor contracts of the provider', () => {
    for (const scopes of [[], ['marel'], ['bi'], ['marel', 'bi']] as const) expect(shouldTrack(scopes)).toBe(false)
    for (const scope of ['ais', 's2e', PROVIDER_SCOPE] as const) expect(shouldTrack(['bi', scope])).toBe(true)
  })

  it('[P-TRACK-04] counts somebody under the digest of the salt and their id, in hexadecimal', async () => {
    expect(await trackingIdOf('b', 'a', digest)).toBe('610000620000')
  })
})

describe('a tag', () => {
  it('[P-TRACK-02] is made of no visit to /login', () => {
    expect(tagOf({ kind: 'page', page: 'login' }, 'id', {})).toBeUndefined()
    expect(tagOf({ kind: 'click', page: 'login', target: 'continue' }, 'id', {})).toBeUndefined()
  })

  it('[P-TRACK-07] names the page by its entry in the table of routes, and what was used by a word of ours', () => {
    expect(tagOf({ kind: 'page', page: 'savings-home' }, 'id', {})).toEqual({
      event: 'page',
      page: 'savings-home',
      visitor: 'id',
    })
    expect(tagOf({ kind: 'click', page: 'savings-home', target: 'menu.payment' }, 'id', {})).toEqual({
      event: 'click',
      page: 'savings-home',
      visitor: 'id',
      target: 'menu.payment',
    })
  })

  it.each(['Sylvie Garnier', '0048 2176', 'a@example.org', '102313,13', '', 'menu.', '/epargne'])(
    '[P-TRACK-07] is made of no element named %j: that may be somebody’s data',
    (target) => {
      expect(tagOf({ kind: 'click', page: 'savings-home', target }, 'id', {})).toBeUndefined()
    },
  )

  it('[P-TRACK-05] says of the advisor the kind alone, and nothing without one', () => {
    const tag = tagOf({ kind: 'page', page: 'savings-home' }, 'id', { [PROVIDER_ADVISOR]: ADVISOR })
    expect(tag).toEqual({ event: 'page', page: 'savings-home', visitor: 'id', network: 'Conseillère' })
  })

  it('[P-TRACK-02] [P-TRACK-07] is made of a visit to every other page', () => {
    const silent = ROUTES.filter(({ id }) => tagOf({ kind: 'page', page: id }, 'id', {}) === undefined)
    expect(silent.map(({ path }) => path)).toEqual(['/login'])
  })
})
