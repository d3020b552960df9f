import { describe, expect, it } from 'vitest'
import { euros } from './euros.ts'
import { countThreads } from './threads.ts'

const threads = (amounts: readonly string[], most = 120): readonly [string, readonly number[]] => {
  const { unit, counts } = countThreads(
    amounts.map((amount) => euros(amount)),
    most,
  )
  return [unit.toFixed(2), counts]
}

describe('threads', () => {
  it('draws the home of the mock-ups: 115 threads of 1 000 € on a wide screen, 57 of 2 000 € on a small one', () => {
    expect(threads(['88408.97', '13904.16', '12350.00'])).toEqual(['1000.00', [89, 14, 12]])
    expect(threads(['88408.97', '13904.16', '12350.00'], 60)).toEqual(['2000.00', [44, 7, 6]])
  })

  it('takes the finest unit of 1, 2 or 5 times a power of ten that keeps within the number of threads', () => {
    expect(threads(['120.00'])).toEqual(['1.00', [120]])
    expect(threads(['120.01'])).toEqual(['2.00', [60]])
    expect(threads(['240.01'])).toEqual(['5.00', [48]])
    expect(threads(['600.01'])).toEqual(['10.00', [60]])
    expect(threads(['120000000.00'])).toEqual(['1000000.00', [120]])
  })

  it('gives the thread that is left over to the largest remainder, and among equals to the first', () => {
    expect(threads(['10.60', '10.40'])).toEqual(['1.00', [11, 10]])
    expect(threads(['10.50', '10.50', '10.00'])).toEqual(['1.00', [11, 10, 10]])
    expect(threads(['10.40', '10.60', '10.60'])).toEqual(['1.00', [10, 11, 11]])
  })

  it('gives a positive amount a thread, however small it is beside the others', () => {
    expect(threads(['100000.00', '0.01'])).toEqual(['1000.00', [100, 1]])
  })

  it('gives no thread to a zero and to a negative amount, which takes none from the others either', () => {
    expect(threads(['0', '50.00', '-20.00'])).toEqual(['1.00', [0, 50, 0]])
    expect(threads([])).toEqual(['1.00', []])
  })
})
