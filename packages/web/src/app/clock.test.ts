import { plainDate, todayInParis } from '@hautelisse/domain/calendar'
import { expect, it } from 'vitest'
import { pageClock } from './clock.ts'

it('[DAY-01] lives on the day of the API, on the real one in Paris where the API says none, and by the real instant on both', () => {
  const clock = pageClock()
  expect(clock.today()).toBe(todayInParis(Date.now()))
  clock.follow(plainDate('2031-05-04'))
  expect(clock.today()).toBe('2031-05-04')
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(60_000)
  clock.follow(undefined)
  expect(clock.today()).toBe(todayInParis(Date.now()))
})
