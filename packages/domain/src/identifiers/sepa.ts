import { plainDate, type PlainDate } from '../calendar/index.ts'

/**
 * The 41 countries of the single euro payments area, each with the number of characters of its IBAN (registry of ISO 13616).
 *
 * The area is the list of the European Payments Council (EPC409-09). It counts Gibraltar with the United Kingdom; its IBANs are its own.
 */
const LENGTHS =
  'AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 ' +
  'MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22'

/** First day on which payments of the area reach a country that joined late (EPC409-09). */
const SINCE: ReadonlyMap<string, PlainDate> = /* @__PURE__ */ new Map([
  ...(['AL', 'MD', 'ME', 'MK'] as const).map((country) => [country, plainDate('2025-10-05')] as const),
  ['RS', plainDate('2026-05-01')],
])

/** Countries in which an IBAN alone is enough: the European Economic Area (Reg. 260/2012, art. 5(7)). */
const EEA: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Territories whose banks have IBANs of another country: France's overseas ones, the islands of the Crown, Åland. */
const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  FR: ['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF'],
  GB: ['GG', 'IM', 'JE'],
  FI: ['AX'],
}

/**
 * Gives the number of characters of an IBAN of a country; undefined for one outside the payments area.
 *
 * @param country code of ISO 3166, two capitals
 * @example ibanLength('MT') // 31
 */
export const ibanLength = (country: string): number | undefined => {
  const found = LENGTHS.split(' ').find((entry) => entry.startsWith(country))
  return found === undefined || country.length < 2 ? undefined : Number(found.slice(2))
}

/**
 * Lists the countries of the single euro payments area on a day, by the codes that their IBANs begin with: 41 and Gibraltar.
 *
 * @param on day of the question
 * @example sepaCountries(plainDate('2026-11-20')).length // 42
 */
export const sepaCountries = (on: PlainDate): readonly string[] =>
  LENGTHS.split(' ')
    .map((entry) => entry.slice(0, 2))
    .filter((country) => on >= (SINCE.get(country) ?? ''))

/**
 * Says whether a payment to an account in a country needs no BIC (Reg. 260/2012).
 *
 * @example isIbanOnly('CH') // false
 */
export const isIbanOnly = (country: string): boolean => EEA.has(country)

/**
 * Gives the country whose IBANs a territory uses; a country uses its own.
 *
 * @example ibanCountryOf('RE') // 'FR'
 */
export const ibanCountryOf = (country: string): string =>
  Object.keys(TERRITORIES).find((owner) => TERRITORIES[owner]?.includes(country) === true) ?? country
