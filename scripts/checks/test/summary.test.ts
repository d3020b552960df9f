import { expect, it } from 'vitest'
import { writeCounts, writeParts } from './summary.ts'

const types = { name: 'types', passed: 1, failed: 0, seconds: 40.12, processor: 47.26 }
const units = { name: 'unit tests', passed: 13_106, failed: 2, seconds: 300, processor: 512.5 }
const unmeasured = { ...types, processor: undefined }

it('writes wall and processor of each part and of the whole', () => {
  expect(writeParts([types, units], 340)).toBe(
    [
      'Seconds by part:',
      '    wall  processor',
      '    40.1       47.3  types',
      '   300.0      512.5  unit tests',
      '   340.0      559.8  the whole command',
    ].join('\n'),
  )
})

it('writes the wall alone where the processor is not known', () => {
  expect(writeParts([unmeasured], 41).split('\n').slice(2)).toEqual([
    '    40.1          –  types',
    '    41.0          –  the whole command',
  ])
})

it('counts what passed and failed in the last line, and names what failed before it', () => {
  expect(writeCounts([types])).toBe('1 passed, 0 failed')
  expect(writeCounts([types, units])).toBe('Failed: unit tests\n13107 passed, 2 failed')
})
