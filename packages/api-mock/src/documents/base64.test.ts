import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { base64Of } from './base64.ts'

describe('bytes as base64', () => {
  test.prop([fc.uint8Array({ maxLength: 200 })])('are what the library of Node writes', async (bytes) => {
    expect(await base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'))
  })

  it('are written in pieces, and everything else has its turn after each', async () => {
    const bytes = Uint8Array.from({ length: 500_000 }, (_, at) => at % 251)
    let turns = 0
    const text = await base64Of(bytes, async () => void (turns += 1))
    expect([text === Buffer.from(bytes).toString('base64'), turns]).toEqual([true, 3])
  })
})
