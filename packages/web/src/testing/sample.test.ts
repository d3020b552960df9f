import { expect, it } from 'vitest'
import { sampleOf } from './sample.ts'

const letters = (row: string): readonly string[] => row.split('')

it('takes the rows that hold most of what is missing, in the order of the table', () => {
  expect(sampleOf(['a', 'bc', 'cd', 'abd', 'd'], letters, false)).toEqual(['bc', 'abd'])
})

it('takes the whole table where all is asked for', () => {
  expect(sampleOf(['a', 'a', 'b'], letters, true)).toEqual(['a', 'a', 'b'])
})
