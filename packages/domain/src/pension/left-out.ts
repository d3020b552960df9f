import { euros, type Euros } from '../money/index.ts'
import type { Level } from './profiles.ts'

/** Schemes whose pension of the years to come is not computed here. */
export const SCHEMES_LEFT_OUT = [
  'public-employees',
  'clerks',
  'self-employed',
  'artists',
  'farmers',
  'civil-servants',
  'cipav',
  'lawyers',
  'insurance-agents',
  'notaries',
  'pharmacists',
  'biologists',
  'doctors',
  'railway',
  'energy',
] as const
export type SchemeLeftOut = (typeof SCHEMES_LEFT_OUT)[number]

// A micro-entrepreneur in a liberal profession is in one of two schemes, by the day of the start: it has no name here.
const SCHEME_OF: ReadonlyMap<string, SchemeLeftOut> = new Map<string, SchemeLeftOut>([
  ['CDP', 'public-employees'],
  ['CLE', 'clerks'],
  ['ACI', 'self-employed'],
  ['ACI_CC', 'self-employed'],
  ['ART_AUT', 'artists'],
  ['MIC_VHR', 'self-employed'],
  ['MIC_BIC', 'self-employed'],
  ['NSA', 'farmers'],
  ['FSA', 'civil-servants'],
  ['FTA', 'civil-servants'],
  ['FHA', 'civil-servants'],
  ['PLCI', 'cipav'],
  ['AVO', 'lawyers'],
  ['AGA', 'insurance-agents'],
  ['AGA_CC', 'insurance-agents'],
  ['NS', 'notaries'],
  ['NG', 'notaries'],
  ['PHA', 'pharmacists'],
  ['BIO', 'biologists'],
  ['MCS1', 'doctors'],
  ['MCS2', 'doctors'],
  ['SNC', 'railway'],
  ['SNC_T', 'railway'],
  ['IEGA', 'energy'],
])

/**
 * Names the scheme of a category whose pension is not computed: undefined where all of it is, or where it has no name here.
 *
 * Rule PE-11.
 *
 * @param category code of the category
 * @example schemeLeftOut('NS') // 'notaries'
 */
export const schemeLeftOut = (category: string): SchemeLeftOut | undefined => SCHEME_OF.get(category)

/** What an estimate leaves out: a scheme, undefined where its name is not known, with all of its pension or the complementary part alone. */
export type LeftOut = { readonly scheme: SchemeLeftOut | undefined; readonly part: 'whole' | 'complementary' }

/** What an estimate says of the years to come. */
type YearsToCome = { readonly projection: { readonly level: Level }; readonly left_out?: SchemeLeftOut | undefined }

/**
 * Says what of the years to come an estimate does not compute: its amounts are then the least of the pension, not the pension. Where the
 * whole scheme is left out, they say nothing of leaving later either: later years bring quarters and no amount.
 *
 * Rule PE-11.
 *
 * @param basis of an estimate
 * @returns undefined where base and complementary pension are both computed
 * @example leftOutOf(basis) // { scheme: 'notaries', part: 'whole' }
 */
export const leftOutOf = ({ projection: { level }, left_out: scheme }: YearsToCome): LeftOut | undefined =>
  level === 'full' ? undefined : { scheme, part: level === 'duration' ? 'whole' : 'complementary' }

/**
 * Gives a month of which something is left out, as the least that it may be said to be: whole euros, rounded down.
 *
 * Rule PE-11.
 *
 * @param month euros a month
 * @example leastMonth(euros('1780.87')) // 1780
 */
export const leastMonth = (month: Euros): Euros => euros(month.floor())
