import { describe, expect, it } from 'vitest'
import { typeDate } from './date-typing.ts'

const typeAll = (keys: string): string => keys.split('').reduce((text, key) => typeDate(text + key, text), '')

describe('typeDate', () => {
  it('puts the bars while digits are typed', () => {
    expect(typeAll('12031964')).toBe('12/03/1964')
  })
  it('takes a bar typed by hand where one stands already', () => {
    expect(typeAll('12/03/1964')).toBe('12/03/1964')
  })
  it('lets a bar be deleted', () => {
    expect(typeDate('12', '12/')).toBe('12')
  })
  it('puts the bars of a date pasted as digits', () => {
    expect(typeDate('12031964', '')).toBe('12/03/1964')
  })
  it('keeps a date written without leading zeros as it was written', () => {
    expect(typeDate('1/3/1964', '')).toBe('1/3/1964')
  })
  it('drops letters and anything after the year', () => {
    expect(typeDate('12/03/19645x', '12/03/1964')).toBe('12/03/1964')
  })
})
