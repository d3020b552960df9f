import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { PROVIDER_SCOPE } from '../contract/index.ts'
import { scopeSets } from '../session/arbitraries.ts'
import { shouldTrack, trackingIdOf } from './index.ts'

/** In place of the platform's digest: other texts, other bytes. The real one is shown in the machines. */
const digest = (text: string): Promise<Uint8Array> =>
  Promise.resolve(
    Uint8Array.from(Array.from(text, (letter) => [0, 8, 16].map((bits) => ((letter.codePointAt(0) ?? 0) >> bits) % 256)).flat()),
  )

test.prop([scopeSets])('[P-TRACK-01] visits are measured of exactly the holders of one of three scopes', (scopes) => {
  const counted = scopes.includes('ais') || scopes.includes('s2e') || scopes.includes(PROVIDER_SCOPE)
  expect(shouldTrack(scopes)).toBe(counted)
})

test.prop([fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), fc.string()])(
  '[P-TRACK-03] one id is given to one person, another to another, and never the id itself',
  async (sub, other, salt) => {
    const id = await trackingIdOf(sub, salt, digest)
    expect(id).toMatch(/^([0-9a-f]{2})*$/)
    expect(id === (await trackingIdOf(other, salt, digest))).toBe(sub === other)
    expect(id).not.toBe(sub)
  },
)
