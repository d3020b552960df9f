import { expect, it } from 'vitest'

import { euros } from '../money/index.ts'
import { beyondCeiling } from './index.ts'

it.each([
  [500, '4710', '107.5'],
  [392, '4710', undefined],
  [393, '4710', '0.5'],
  [100, '0', '100'],
])('[RP-20] of %i € a month, against a ceiling of %s € a year, %s € are beyond', (payment, ceiling, beyond) => {
  expect(beyondCeiling(euros(payment), euros(ceiling))?.toString()).toBe(beyond)
})
