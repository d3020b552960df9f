import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { ibanCountryOf, sepaCountries } from '../identifiers/index.ts'
import { countriesCall, countriesOn, countryChoice } from './index.ts'

const TODAY = plainDate('2026-11-20')
const LIST = countriesOn(TODAY, (code) => code)
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
