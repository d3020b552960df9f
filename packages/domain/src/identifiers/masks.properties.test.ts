import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { maskIban, maskNir, maskPhone } from './index.ts'

const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...Array.from('0123456789 abzABZ.-')), maxLength: 40 }))

describe('masks, in general', () => {
  test.prop([texts])('[P-FMT-10] [P-FMT-12] [P-FMT-13] masking what is masked changes nothing', (text) => {
    for (const mask of [maskIban, maskNir, maskPhone]) expect(mask(mask(text))).toBe(mask(text))
  })

  test.prop([texts])('[P-FMT-10] [P-FMT-12] [P-FMT-13] a mask lets nothing through but what it is made of', (text) => {
    expect(maskIban(text)).toMatch(/^([0-9A-Z]{4} ){0,7}[0-9A-Z]{0,4}$/)
    expect(maskNir(text)).toMatch(/^\d?( \d\d?){0,2}( \d[\dAB]?)?( \d{1,3}){0,2}$/)
    expect(maskPhone(text)).toMatch(/^(\d\d ){0,4}\d{0,2}$/)
  })
})
