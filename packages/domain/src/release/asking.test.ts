import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { answerFor, choiceError, eventDays, isReasonFor, lotsFor, releaseAmountError } from './check.ts'
import { lifeOfRelease, type AskedRelease } from './life.ts'
import { monthsOf, reasonOfLine, type ReleaseLine } from './model.ts'
import { releaseLines, releasePlanOf } from './offered.ts'
import { RELEASE_PLANS, reasonsOf } from './reasons.ts'

const TODAY = plainDate('2026-11-20')
const LINES = releaseLines(TODAY)
const lineOf = (id: string): ReleaseLine => {
  const line = LINES.find((one) => one.id === id)
  if (line === undefined) throw new Error(`No line ${id}.`)
  return line
}
const PEE = { type: 'PEE' } as const

describe('the reasons as the API names them', () => {
  it('[CTX-16] [CTX-17] [CTX-18] [O-CONST-22] hold every reason of every plan, each with its limit and its documents', () => {
    expect(LINES).toHaveLength(30)
    for (const plan of RELEASE_PLANS) {
      const own = LINES.filter(({ plans }) => plans?.includes(plan))
      expect(own.map(reasonOfLine)).toEqual(reasonsOf(plan, undefined, TODAY).map(({ reason }) => reason))
      expect(own.map(({ delai }) => delai === '6 mois')).toEqual(
        reasonsOf(plan, undefined, TODAY).map(({ isLimited }) => isLimited),
      )
    }
    expect(LINES.every(({ documents }) => documents !== undefined && documents.length > 0)).toBe(true)
  })

  it.each([
    ['6 mois', 6],
    [' 12 mois ', 12],
    ['', undefined],
    ['six mois', undefined],
    ['6 ans', undefined],
  ])('[O-CONST-22] a time limit of "%s" is %s months', (text, months) => {
    expect(monthsOf(text)).toBe(months)
  })

  it('[CTX-16] a purchase is a home, and a word that nobody has described is no reason', () => {
    expect(reasonOfLine({ code_motif: 'HOME', code_sous_motif: 'PURCHASE' })).toBe('HOME')
    expect(reasonOfLine({ code_motif: 'HOME', code_sous_motif: 'MOON' })).toBeUndefined()
  })

  it('[CTX-17] [CTX-18] an event lies within the limit, or anywhere up to today', () => {
    expect(eventDays(lineOf('pee-home'), TODAY)).toEqual({ min: '2026-05-20', max: TODAY })
    expect(eventDays(lineOf('per-home'), TODAY)).toEqual({ min: undefined, max: TODAY })
    const unknown = { ...lineOf('pee-home'), delai: 'bientôt' }
    expect(eventDays(unknown, TODAY)).toEqual({ min: undefined, max: TODAY })
  })

  it('[REL-01] go to the accounts whose law knows them', () => {
    expect(isReasonFor(lineOf('pee-home'), { type: 'PEG' })).toBe(true)
    expect(isReasonFor(lineOf('pee-home'), { type: 'PERCO' })).toBe(false)
    expect(isReasonFor(lineOf('pee-home'), { type: 'A83' })).toBe(false)
    expect(isReasonFor({ ...lineOf('pee-home'), actif: false }, PEE)).toBe(false)
    expect(isReasonFor({ ...lineOf('pee-home'), code_motif: 'MOON' }, PEE)).toBe(false)
    expect(isReasonFor({ ...lineOf('pee-home'), plans: undefined }, PEE)).toBe(true)
    expect([releasePlanOf('PERECO'), releasePlanOf('PERCO'), releasePlanOf('MADELIN')]).toEqual(['PER', 'PERCO', undefined])
  })
})

describe('a choice of reason and event', () => {
  it('[WDR-13] [REL-04] is allowed, or refused at its field', () => {
    const errorOf = (id: string, event: string | undefined, type: 'PEE' | 'PERCO' = 'PEE') =>
      choiceError({ type }, { line: lineOf(id), event: event === undefined ? undefined : plainDate(event) }, TODAY)
    expect(errorOf('pee-home', '2026-09-14')).toBeUndefined()
    expect(errorOf('pee-caregiver', undefined)).toBeUndefined()
    expect(errorOf('pee-home', '2026-09-14', 'PERCO')).toEqual({ path: 'release_id', code: 'wrong' })
    expect(errorOf('pee-home', undefined)).toEqual({ path: 'event_date', code: 'required' })
    const limited = { path: 'event_date', code: 'date-wrong', params: { min: '20/05/2026', max: '20/11/2026' } }
    expect(errorOf('pee-home', '2026-05-19')).toEqual(limited)
    expect(errorOf('pee-home', '2026-11-21')).toEqual(limited)
    expect(errorOf('pee-death', '2026-11-21')).toEqual({ path: 'event_date', code: 'date-wrong', params: { max: '20/11/2026' } })
    expect(answerFor({ type: 'A82' }, { line: lineOf('pee-home'), event: TODAY }, TODAY)).toEqual({ kind: 'unknown-reason' })
  })

  it('[REL-10] [WDR-14] releases lots, and bounds the amount by them', () => {
    const lot = {
      fund: 'a',
      acquired_on: plainDate('2024-05-31'),
      available_on: plainDate('2029-06-01'),
      origin: 'payment',
      amount: euros('6193.72'),
    } as const
    const event = plainDate('2026-09-14')
    const lots = lotsFor([lot], { line: lineOf('pee-home'), event }, TODAY)
    expect(lots).toEqual([lot])
    expect(lotsFor([lot], { line: lineOf('pee-caregiver'), event: undefined }, TODAY)).toEqual([lot])
    expect(lotsFor([lot], { line: lineOf('pee-home'), event: undefined }, TODAY)).toEqual([])
    expect(lotsFor([lot], { line: { ...lineOf('pee-home'), code_motif: 'MOON' }, event }, TODAY)).toEqual([])
    expect(releaseAmountError(undefined, lots)).toBeUndefined()
    expect(releaseAmountError(euros('6193.72'), lots)).toBeUndefined()
    expect(releaseAmountError(euros(0), lots)?.code).toBe('zero-amount')
    expect(releaseAmountError(euros('6193.73'), lots)).toMatchObject({ code: 'amount-too-large' })
    expect(releaseAmountError(undefined, [])?.code).toBe('amount-too-large')
  })
})

describe('the life of a release', () => {
  const at = (day: string, hour = '10:00') => ({ day: plainDate(day), hour })
  const asked = at('2026-11-20')
  const stateOf = (release: Omit<AskedRelease, 'asked'>, day: string, hour?: string) => {
    const { state, until, sale } = lifeOfRelease({ asked, ...release }, at(day, hour))
    return [state, until, sale]
  }

  it('[REL-13] is refused after the check where a document is missing, unless it was taken back', () => {
    const sent = { needsDocuments: true, documents: at('2026-11-20'), isRefused: true }
    expect(stateOf(sent, '2026-11-23')).toEqual(['checking', '2026-11-24', undefined])
    expect(stateOf(sent, '2026-11-24')).toEqual(['refused', undefined, undefined])
    expect(stateOf({ ...sent, cancelled: at('2026-11-23') }, '2026-11-24')).toEqual(['cancelled', undefined, undefined])
  })

  it('[REL-13] waits for documents until the thirtieth day, is checked in two market days', () => {
    const waiting = { needsDocuments: true }
    expect(stateOf(waiting, '2026-12-20')).toEqual(['awaiting-documents', '2026-12-20', undefined])
    expect(stateOf(waiting, '2026-12-21')).toEqual(['lapsed', undefined, undefined])
    expect(stateOf({ ...waiting, cancelled: at('2026-11-21') }, '2026-11-22')).toEqual(['cancelled', undefined, undefined])
    const sent = { ...waiting, documents: at('2026-11-23') }
    expect(stateOf(sent, '2026-11-24')).toEqual(['checking', '2026-11-25', undefined])
    expect(stateOf(sent, '2026-11-25', '09:00')).toEqual(['accepted', undefined, '2026-11-27'])
    expect(stateOf(sent, '2026-11-25', '18:00')).toEqual(['executing', undefined, '2026-11-27'])
    expect(stateOf(sent, '2026-12-01')).toEqual(['settled', undefined, '2026-11-27'])
  })

  it('[REL-14] of free savings starts at once, after 18:00 on the next market day, and can be taken back before', () => {
    const free = { needsDocuments: false }
    expect(stateOf(free, '2026-11-20')).toEqual(['accepted', undefined, '2026-11-24'])
    expect(stateOf({ ...free, cancelled: at('2026-11-20', '11:00') }, '2026-11-20', '12:00')[0]).toBe('cancelled')
    expect(lifeOfRelease({ asked: at('2026-11-20', '18:00'), ...free }, at('2026-11-20', '18:01')).sale).toBe('2026-11-25')
    expect(stateOf(free, '2026-11-26')).toEqual(['settled', undefined, '2026-11-24'])
  })

  it('[REL-11] [REL-14] that waits for its day is sold from that day on', () => {
    const later = { needsDocuments: false, freeOn: plainDate('2027-01-04') }
    expect(stateOf(later, '2027-01-03')).toEqual(['accepted', undefined, '2027-01-06'])
    expect(stateOf(later, '2027-01-04')).toEqual(['executing', undefined, '2027-01-06'])
    expect(stateOf(later, '2027-01-08')).toEqual(['settled', undefined, '2027-01-06'])
    expect(stateOf({ needsDocuments: false, freeOn: plainDate('2026-11-19') }, '2026-11-20')[2]).toBe('2026-11-24')
  })
})
