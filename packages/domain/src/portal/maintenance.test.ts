import { describe, expect, it } from 'vitest'
import { todayInParis } from '../calendar/index.ts'
import { MAINTENANCE_WINDOWS, maintenanceAt } from './index.ts'

const inParis = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' })
const paris = (instant: number): string => `${todayInParis(instant)} ${inParis.format(instant)}`

describe('maintenance', () => {
  it('[P-MAINT-01] [P-MAINT-04] [P-CONST-01] [O-CONST-39] has two windows in one night of December 2023, by the clock of Paris', () => {
    expect(MAINTENANCE_WINDOWS.map(({ from, until }) => [paris(from), paris(until)])).toEqual([
      ['2023-12-09 21:00', '2023-12-10 00:05'],
      ['2023-12-10 01:30', '2023-12-10 08:00'],
    ])
  })

  it.each(MAINTENANCE_WINDOWS)('[P-MAINT-04] begins at its start to the millisecond and is over at its end: %j', (window) => {
    expect(maintenanceAt(window.from - 1)).toBeUndefined()
    expect(maintenanceAt(window.from)).toEqual(window)
    expect(maintenanceAt(window.until - 1)).toEqual(window)
    expect(maintenanceAt(window.until)).toBeUndefined()
  })

  it('[P-MAINT-06] [O-CONST-39] is over today', () => {
    expect(maintenanceAt(Date.UTC(2026, 10, 20))).toBeUndefined()
    expect(maintenanceAt(0)).toBeUndefined()
  })
})
