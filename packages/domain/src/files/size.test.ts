import { describe, expect, it } from 'vitest'

import { fileSize, formatFileSize } from './index.ts'

describe('the size of a file, as it is said', () => {
  it.each([
    [0, '0\u00A0o'],
    [1, '1\u00A0o'],
    [999, '999\u00A0o'],
    [1000, '1\u00A0Ko'],
    [1001, '2\u00A0Ko'],
    [999_000, '999\u00A0Ko'],
    [999_001, '1\u00A0Mo'],
    [1_000_000, '1\u00A0Mo'],
    [1_200_000, '1,2\u00A0Mo'],
    [1_200_001, '1,3\u00A0Mo'],
    [2_000_000, '2\u00A0Mo'],
    [2_000_001, '2,1\u00A0Mo'],
    [25_000_000, '25\u00A0Mo'],
    [999_900_000, '999,9\u00A0Mo'],
    [999_900_001, '1\u00A0Go'],
    [1_500_000_000, '1,5\u00A0Go'],
    [1_000_000_000_000, '1\u00A0To'],
    [1_234_500_000_000_000, '1234,5\u00A0To'],
  ])('[P-FILE-16] [P-FILE-17] %d octets are %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })

  it('[P-FILE-16] has a figure and one of five units, which a page may word in another language', () => {
    expect(fileSize(1_500_000)).toEqual({ figure: '1,5', unit: 'Mo' })
  })
})
