import { describe, expect, it } from 'vitest'

import { BI_STATES } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { caseOf, consentDays, consentPhase, isFrozenCase, searchConnectors, wayOf, type Connector } from './index.ts'

const DAY = plainDate('2026-11-20')
const given = (day: string) => plainDate(day)

describe('the consent to read another bank', () => {
  it('[AGGR-06] can be renewed from day 150, ends after day 180, and what was read is erased after day 270', () => {
    const on = given('2026-11-20')
    expect(
      ['2026-11-20', '2027-04-18', '2027-04-19', '2027-05-19', '2027-05-20', '2027-08-17', '2027-08-18'].map((day) => [
        day,
        consentPhase(on, given(day)),
      ]),
    ).toEqual([
      ['2026-11-20', 'running'],
      ['2027-04-18', 'running'],
      ['2027-04-19', 'renewable'],
      ['2027-05-19', 'renewable'],
      ['2027-05-20', 'ended'],
      ['2027-08-17', 'ended'],
      ['2027-08-18', 'erased'],
    ])
  })

  // The four rows of the mock-up of accounts elsewhere, counted by hand on a calendar.
  it.each([
    ['2026-09-02', '2027-03-01', 79],
    ['2026-07-20', '2027-01-16', 123],
    ['2026-10-14', '2027-04-12', 37],
    ['2026-06-06', '2026-12-03', 167],
  ])('[AGGR-06] given on %s it lets us read until %s, and %d days of it have passed', (day, until, passed) => {
    expect(consentDays(given(day), DAY)).toMatchObject({ until, passed, left: 180 - passed })
  })

  it('[AGGR-06] tells its three days before it is given', () => {
    expect(consentDays(DAY, DAY)).toEqual({
      renewableFrom: '2027-04-19',
      until: '2027-05-19',
      erasedAfter: '2027-08-17',
      passed: 0,
      left: 180,
    })
    expect(consentDays(given('2025-01-01'), DAY)).toMatchObject({ passed: 180, left: 0 })
  })
})

describe('a linked bank', () => {
  it('[AGGR-03] has one thing that can be done about each of its states', () => {
    const ways = [null, ...BI_STATES].map((bi_state) => [bi_state, wayOf(caseOf({ bi_state, given_on: DAY }, DAY))])
    expect(ways).toEqual([
      [null, 'refresh'],
      ['SCARequired', 'confirm'],
      ['webauthRequired', 'confirm'],
      ['additionalInformationNeeded', 'confirm'],
      ['decoupled', 'confirm'],
      ['validating', 'none'],
      ['wrongpass', 'reconnect'],
      ['passwordExpired', 'reconnect'],
      ['actionNeeded', 'declare-done'],
      ['rateLimiting', 'retry'],
      ['websiteUnavailable', 'retry'],
      ['bug', 'retry'],
      ['unknown', 'retry'],
      ['notSupported', 'delete'],
    ])
  })

  it('[AGGR-06] asks for the consent anew where nothing else is to be done, and before all else once it has ended', () => {
    const renewable = given('2026-06-06')
    const ended = given('2026-05-01')
    const casesOn = (day: typeof DAY) =>
      [null, 'wrongpass', 'notSupported'].map((bi_state) => caseOf({ bi_state, given_on: day }, DAY))
    expect(casesOn(renewable)).toEqual(['renewable', 'credentials', 'closed'])
    expect(casesOn(ended)).toEqual(['ended', 'ended', 'ended'])
    expect(['renewable', 'ended'].map((of) => wayOf(of as 'ended'))).toEqual(['renew', 'renew'])
  })

  it('[AGGR-04] has frozen amounts wherever the bank tells nothing', () => {
    expect((['current', 'renewable', 'updating'] as const).map(isFrozenCase)).toEqual([false, false, false])
    expect((['ended', 'confirm', 'credentials', 'action', 'silent', 'closed'] as const).every(isFrozenCase)).toBe(true)
  })
})

describe('the search of a bank', () => {
  const bank = (name: string): Connector => ({ id: name, name, state: 'OPEN', asks_code: false })
  const BANKS = ['Crédit d’Elvenay', 'Crépuy Assurances', 'Banque Acrière', 'Banque Sainte-Ambre', 'Interval Épargne'].map(bank)

  it.each([
    ['cr', ['Crédit d’Elvenay', 'Crépuy Assurances', 'Banque Acrière']],
    ['  EPARGNE ', ['Interval Épargne']],
    ['crédit', ['Crédit d’Elvenay']],
    ['x', []],
  ])('[AGGR-01] finds by a part of the name, whatever accents and capitals: "%s"', (text, names) => {
    expect(searchConnectors(BANKS, text).map(({ name }) => name)).toEqual(names)
  })

  it('[AGGR-01] lists all of them without a text', () => {
    expect(searchConnectors(BANKS, ' ')).toEqual(BANKS)
  })
})
