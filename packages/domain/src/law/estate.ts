import { plainDate } from '../calendar/index.ts'
import { Decimal, euros, type Euros } from '../money/index.ts'
import { bands, type Band } from './bands.ts'
import type { DatedParameter } from './parameter.ts'

const CHECKED = plainDate('2026-11-20')

// The law of 16 August 2012 halted the yearly revaluation of the allowances and of the scales: they have held since then. Nothing is stated
// of deaths before it.
const SINCE_2012 = plainDate('2012-08-17')

const since2012 = <T>(value: T, article: string) => [
  { from: SINCE_2012, value, source: `${article} (loi 2012-958 du 16 août 2012, art. 5)` },
]

/** What each child or parent receives of an estate without tax, in euros. CGI art. 779 I. */
export const DIRECT_LINE_ALLOWANCE: DatedParameter<Euros> = {
  id: 'direct-line-allowance',
  unit: 'eur',
  owner: 'law',
  checkedUntil: CHECKED,
  values: since2012(euros(100_000), 'CGI art. 779 I'),
}

/** What each brother or sister receives of an estate without tax, in euros. CGI art. 779 IV. */
export const SIBLING_ALLOWANCE: DatedParameter<Euros> = {
  id: 'sibling-allowance',
  unit: 'eur',
  owner: 'law',
  checkedUntil: CHECKED,
  values: since2012(euros(15_932), 'CGI art. 779 IV'),
}

/** What each nephew or niece receives of an estate without tax, in euros. CGI art. 779 V. */
export const NEPHEW_ALLOWANCE: DatedParameter<Euros> = {
  id: 'nephew-allowance',
  unit: 'eur',
  owner: 'law',
  checkedUntil: CHECKED,
  values: since2012(euros(7967), 'CGI art. 779 V'),
}

/** What an heir without any other allowance receives of an estate without tax, in euros. CGI art. 788 IV. */
export const OTHER_HEIR_ALLOWANCE: DatedParameter<Euros> = {
  id: 'other-heir-allowance',
  unit: 'eur',
  owner: 'law',
  checkedUntil: CHECKED,
  values: since2012(euros(1594), 'CGI art. 788 IV'),
}

/** Scale of the duties of children and parents. CGI art. 777. */
export const DIRECT_LINE_SCALE: DatedParameter<readonly Band[]> = {
  id: 'direct-line-scale',
  unit: 'bands',
  owner: 'law',
  checkedUntil: CHECKED,
  values: since2012(
    bands([0, '0.05'], [8072, '0.1'], [12_109, '0.15'], [15_932, '0.2'], [552_324, '0.3'], [902_838, '0.4'], [1_805_677, '0.45']),
    'CGI art. 777',
  ),
}

/** Scale of the duties of brothers and sisters. CGI art. 777. */
export const SIBLING_SCALE: DatedParameter<readonly Band[]> = {
  id: 'sibling-scale',
  unit: 'bands',
  owner: 'law',
  checkedUntil: CHECKED,
  values: since2012(bands([0, '0.35'], [24_430, '0.45']), 'CGI art. 777'),
}

/** Rate of the duties of nephews, nieces and other relatives up to the fourth degree. CGI art. 777. */
export const RELATIVE_SCALE: DatedParameter<readonly Band[]> = {
  id: 'relative-scale',
  unit: 'bands',
  owner: 'law',
  checkedUntil: CHECKED,
  values: since2012(bands([0, '0.55']), 'CGI art. 777'),
}

/** Rate of the duties of more distant relatives and of people who are not related. CGI art. 777. */
export const UNRELATED_SCALE: DatedParameter<readonly Band[]> = {
  id: 'unrelated-scale',
  unit: 'bands',
  owner: 'law',
  checkedUntil: CHECKED,
  values: since2012(bands([0, '0.6']), 'CGI art. 777'),
}

/** Share of the value of the family's main home that is not taxed. CGI art. 764 bis. */
export const HOME_ALLOWANCE: DatedParameter<Decimal> = {
  id: 'home-allowance',
  unit: 'share',
  owner: 'law',
  checkedUntil: CHECKED,
  values: [{ from: SINCE_2012, value: new Decimal('0.2'), source: 'CGI art. 764 bis' }],
}

/** What is deducted from a taxed estate for the funeral, in euros. CGI art. 775. */
export const FUNERAL_COSTS: DatedParameter<Euros> = {
  id: 'funeral-costs',
  unit: 'eur',
  owner: 'law',
  checkedUntil: CHECKED,
  values: [{ from: SINCE_2012, value: euros(1500), source: 'CGI art. 775' }],
}

/** Share of a full ownership that a usufruct is worth, from an age of the usufructuary in completed years up to the next one. */
export type UsufructShare = { readonly fromAge: number; readonly share: Decimal }

/** What a usufruct for life is worth by age of the usufructuary. CGI art. 669 I. */
export const USUFRUCT_SHARES: DatedParameter<readonly UsufructShare[]> = {
  id: 'usufruct-shares',
  unit: 'bands',
  owner: 'law',
  checkedUntil: CHECKED,
  values: [
    {
      from: plainDate('2004-01-01'),
      value: [0, 21, 31, 41, 51, 61, 71, 81, 91].map((fromAge, at) => ({ fromAge, share: new Decimal(9 - at).dividedBy(10) })),
      source: 'CGI art. 669 I (loi de finances pour 2004, art. 19)',
    },
  ],
}

/** What each beneficiary receives of life insurance without tax, of premiums paid before 70, in euros, all contracts together. CGI art. 990 I. */
export const LIFE_INSURANCE_ALLOWANCE: DatedParameter<Euros> = {
  id: 'life-insurance-allowance',
  unit: 'eur',
  owner: 'law',
  checkedUntil: CHECKED,
  values: [{ from: plainDate('2002-01-01'), value: euros(152_500), source: 'CGI art. 990 I' }],
}

/** Scale of the levy on life insurance above the allowance, of premiums paid before 70. CGI art. 990 I. */
export const LIFE_INSURANCE_SCALE: DatedParameter<readonly Band[]> = {
  id: 'life-insurance-scale',
  unit: 'bands',
  owner: 'law',
  checkedUntil: CHECKED,
  values: [
    {
      from: plainDate('2014-07-01'),
      value: bands([0, '0.2'], [700_000, '0.3125']),
      source: 'CGI art. 990 I (loi 2013-1279 du 29 décembre 2013, art. 9)',
    },
  ],
}

/** Completed years from which premiums of life insurance, and the death of who holds a retirement savings plan, fall under CGI art. 757 B. */
export const LATE_PREMIUMS_AGE: DatedParameter<number> = {
  id: 'late-premiums-age',
  unit: 'years',
  owner: 'law',
  checkedUntil: CHECKED,
  values: [{ from: plainDate('1991-11-20'), value: 70, source: 'CGI art. 757 B, I' }],
}

/** Part of the sums of CGI art. 757 B that is not taxed, in euros: one for the insured, over all contracts and all beneficiaries. */
export const LATE_PREMIUMS_ALLOWANCE: DatedParameter<Euros> = {
  id: 'late-premiums-allowance',
  unit: 'eur',
  owner: 'law',
  checkedUntil: CHECKED,
  values: [{ from: plainDate('2002-01-01'), value: euros(30_500), source: 'CGI art. 757 B, II' }],
}

/** Years before a death, or a gift, within which earlier gifts by the same person to the same person count with it. CGI art. 784. */
export const GIFT_RECALL_YEARS: DatedParameter<number> = {
  id: 'gift-recall-years',
  unit: 'years',
  owner: 'law',
  checkedUntil: CHECKED,
  values: since2012(15, 'CGI art. 784'),
}

/** What somebody may give in money to one child beside the allowance of CGI art. 779, in euros, once in the years of the recall. CGI art. 790 G. */
export const FAMILY_GIFT_ALLOWANCE: DatedParameter<Euros> = {
  id: 'family-gift-allowance',
  unit: 'eur',
  owner: 'law',
  checkedUntil: CHECKED,
  values: since2012(euros(31_865), 'CGI art. 790 G'),
}
