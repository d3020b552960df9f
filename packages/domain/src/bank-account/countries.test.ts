import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { ibanCountryOf, ibanLength, sepaCountries } from '../identifiers/index.ts'
import { countriesCall, countriesOn, countryChoice } from './index.ts'

const TODAY = plainDate('2026-11-20')
const LIST = countriesOn(TODAY, (code) => code)
/** A second source: the countries and IBAN lengths of ibantools 4.5.4, read on 26 November 2026. Its list of the area is older than October 2025. */
const SECOND_AREA =
  'AD24 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MT31 NL18 NO15 ' +
  'PL28 PT25 RO24 SE24 SI19 SK24 SM27 VA22'
const SECOND_ELSEWHERE =
  'AE AZ BA BH BR BY CR DO EG FO GE GL GT IL IQ JO KW KZ LB LC LY MN MR MU NI OM PK PS QA RU SA SC SD SO ST SV TL TN TR UA VG YE'
const listed = (code: string, on = TODAY) => countriesOn(on, (one) => `le ${one}`).find(({ value }) => value === code)

describe('countries of accounts', () => {
  it('[CTX-01] [RIB-19] are told with their name, code, zone and kind of account, and nothing outside both lists of three', () => {
    expect(listed('FR')).toEqual({ label: 'le FR', value: 'FR', international_transfer: 'ZONE_EURO', account_type: 'RIB' })
    const [one] = LIST
    for (const zone of ['NON_ACTIF', 'ZONE_EURO', 'HORS_ZONE'])
      for (const kind of ['BBAN', 'IBAN', 'RIB'])
        expect(countriesCall.answer.safeParse([{ ...one, international_transfer: zone, account_type: kind }]).success).toBe(true)
    for (const wrong of [{ international_transfer: 'ZONE' }, { account_type: 'iban' }, { value: 'fr' }, { label: undefined }])
      expect(countriesCall.answer.safeParse([{ ...one, ...wrong }]).success).toBe(false)
  })

  it('[RIB-19] [RIB-01] are of the euro zone of payments where the area reaches on the day, overseas territories with France', () => {
    const zone = LIST.filter(({ international_transfer: transfer }) => transfer === 'ZONE_EURO').map(({ value }) => value)
    expect(new Set(zone.map(ibanCountryOf))).toEqual(new Set(sepaCountries(TODAY)))
    expect([listed('RE'), listed('GG')].map((one) => one?.account_type)).toEqual(['RIB', 'IBAN'])
    expect(listed('RS', plainDate('2026-04-30'))).toMatchObject({ international_transfer: 'HORS_ZONE', account_type: 'IBAN' })
    expect(listed('RS', plainDate('2026-05-01'))).toMatchObject({ international_transfer: 'ZONE_EURO', account_type: 'IBAN' })
  })

  it('[RIB-01] [RIB-19] agree with a second source on area, lengths and IBANs elsewhere, but for what is newer than it', () => {
    const before = sepaCountries(plainDate('2025-10-04'))
    expect(before.map((code) => `${code}${ibanLength(code)}`)).toEqual(SECOND_AREA.split(' '))
    for (const entry of ['AL28', 'MD24', 'ME22', 'MK19', 'RS22'])
      expect(ibanLength(entry.slice(0, 2))).toBe(Number(entry.slice(2)))
    const elsewhere = LIST.filter((one) => one.international_transfer === 'HORS_ZONE' && one.account_type === 'IBAN')
    const newer = ['BI', 'DJ', 'FK', 'HN']
    expect(elsewhere.map(({ value }) => value)).toEqual([...SECOND_ELSEWHERE.split(' '), ...newer].toSorted())
  })

  it('[RIB-19] have an IBAN elsewhere where the registry lists them, else the number of their bank', () => {
    for (const [code, kind] of [
      ['TN', 'IBAN'],
      ['TR', 'IBAN'],
      ['US', 'BBAN'],
      ['MA', 'BBAN'],
    ])
      expect(listed(code ?? '')).toMatchObject({ international_transfer: 'HORS_ZONE', account_type: kind })
    expect(listed('AQ')?.international_transfer).toBe('NON_ACTIF')
  })

  it('[RIB-19] [BANK-10] are signed for by code or go by post, each in one way, and those without a bank in none', () => {
    const { online, byPost } = countryChoice(LIST, ['FR', 'BE'])
    expect(online).toEqual(['BE', 'BL', 'FR', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT'])
    const none = LIST.filter(({ international_transfer: transfer }) => transfer === 'NON_ACTIF').map(({ value }) => value)
    expect([...online, ...byPost, ...none].toSorted()).toEqual(LIST.map(({ value }) => value).toSorted())
  })
})
