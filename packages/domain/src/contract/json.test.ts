import { describe, expect, it } from 'vitest'

import { parseJson } from './index.ts'

describe('JSON of any origin', () => {
  it('[P-STORE-02] is a value, or nothing when it is broken or missing; never a crash', () => {
    expect(['{"a":[1]}', '"OK"', 'null'].map((text) => parseJson(text))).toEqual([{ a: [1] }, 'OK', null])
    expect(['{"a":', '', 'undefined', undefined].map((text) => parseJson(text))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
