import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import {
  COOKIE_CHOICE_MONTHS,
  companyPension,
  companyPensionCall,
  cookieChoice,
  cookieChoiceEnd,
  currentCookieChoice,
  mirrorConsentCall,
  transmissionConsentCall,
} from './index.ts'

describe('consents', () => {
  it('[P-CALL-81] [CTX-20] what the company pension scheme knows has eight fields, the annuity by age in percent', () => {
    const wire = {
      consent: false,
      last_name: 'Garnier',
      first_name: 'Sylvie',
      birth_year: 1964,
      balance: 8420,
      cotinet: 61.37,
      date: '30/09/2026',
      annuity: { 60: 80, 67: 100 },
    }
    expect(companyPension.encode(companyPension.decode(wire))).toEqual(wire)
    expect(Object.keys(companyPension.shape)).toHaveLength(8)
    expect(companyPensionCall.answer).toBe(companyPension)
  })

  it('[P-CONSENT-01] [P-CALL-82] the consent to pass them on is yes or no, of a person who is named', () => {
    expect(transmissionConsentCall.request.safeParse({ user_id: 'sylvie', b2v_consent: true }).success).toBe(true)
    for (const body of [
      { user_id: 'sylvie' },
      { b2v_consent: true },
      { user_id: '', b2v_consent: true },
      { user_id: 's', b2v_consent: 'yes' },
    ])
      expect(transmissionConsentCall.request.safeParse(body).success).toBe(false)
  })

  it('[P-CONSENT-02] the consent to mirror sessions is yes or no', () => {
    expect(mirrorConsentCall.answer.safeParse({ mirror_consent: false }).success).toBe(true)
    expect(mirrorConsentCall.answer.safeParse({ mirror_consent: null }).success).toBe(false)
  })
})

describe('the answer about cookies', () => {
  const given = { choice: 'refused', date: plainDate('2026-11-20') } as const

  it('[P-CONST-05] counts for thirteen calendar months, that day included, and is asked for again the day after', () => {
    expect(COOKIE_CHOICE_MONTHS).toBe(13)
    expect(cookieChoiceEnd(given)).toBe('2027-12-20')
    expect(currentCookieChoice(given, plainDate('2027-12-20'))).toBe('refused')
    expect(currentCookieChoice(given, plainDate('2027-12-21'))).toBeUndefined()
  })

  it('[P-CONST-05] given at the end of a month counts until the end of a shorter one', () => {
    expect(cookieChoiceEnd({ date: plainDate('2026-01-31') })).toBe('2027-02-28')
  })

  it('[P-CONST-06] is asked for before it is given, and when it bears a day to come', () => {
    expect(currentCookieChoice(undefined, plainDate('2026-11-20'))).toBeUndefined()
    expect(currentCookieChoice(given, plainDate('2026-11-19'))).toBeUndefined()
  })

  it.each([{ choice: 'later', date: '2026-11-20' }, { choice: 'accepted', date: '20/11/2026' }, { choice: 'accepted' }, null])(
    'is read only when it is whole: not from %j',
    (kept) => {
      expect(cookieChoice.safeParse(kept).success).toBe(false)
    },
  )
})
