import { describe, expect, it } from 'vitest'

import { lacksCode } from './needs-code.ts'

const NEW = { origin: 'collective', otpValidated: false } as const
const CONFIRMED = { ...NEW, otpValidated: true } as const

describe('a call that needs the one-time code', () => {
  it('is refused to collective people until a code has confirmed their session, and to nobody else', () => {
    expect(lacksCode({ needsCode: true }, NEW, undefined)).toBe(true)
    expect(lacksCode({ needsCode: true }, CONFIRMED, undefined)).toBe(false)
    for (const origin of ['individual', 'individual_transmission'] as const)
      expect(lacksCode({ needsCode: true }, { ...NEW, origin }, undefined)).toBe(false)
    expect(lacksCode({ needsCode: false }, NEW, undefined)).toBe(false)
  })

  it('may need it by what it brings', () => {
    const paysOut = { needsCode: (body: unknown) => (body as { readonly paid: number }).paid > 0 }
    expect([lacksCode(paysOut, NEW, { paid: 0 }), lacksCode(paysOut, NEW, { paid: 1 })]).toEqual([false, true])
    expect(lacksCode(paysOut, CONFIRMED, { paid: 1 })).toBe(false)
  })
})
