/** What the figures of an inheritance are called, one code each; the words live in the catalogues. */
export const TERMS = [
  'inheritance.share', // taxed part of one heir, before the allowance; details: heir, where there are several
  'inheritance.allowance', // details: link
  'inheritance.allowance-used', // never more than the share
  'inheritance.taxable', // share less the allowance
  'inheritance.band-bound',
  'inheritance.band-slice', // part of the taxable share within the band
  'inheritance.band-rate',
  'inheritance.band-tax', // details: rate
  'inheritance.exact-duty', // not rounded
  'inheritance.duty', // whole euros
  'inheritance.value', // of a whole home or good; details: type of a good
  'inheritance.owned-share',
  'inheritance.home', // the saver's part
  'inheritance.good', // the saver's part; details: type
  'inheritance.owned',
  'inheritance.debts',
  'inheritance.nothing',
  'inheritance.balance', // what is owned less the debts
  'inheritance.patrimony', // never below 0
  'inheritance.home-allowance-rate',
  'inheritance.home-allowance',
  'inheritance.funeral-costs',
  'inheritance.base-balance',
  'inheritance.tax-base', // never below 0
  'inheritance.whole', // 1, a full ownership
  'inheritance.usufruct-share', // details: age
  'inheritance.bare-share', // details: age
  'inheritance.fraction', // details: heir, option; the same for the next five
  'inheritance.fraction-over',
  'inheritance.fraction-under',
  'inheritance.divided-share',
  'inheritance.group-share',
  'inheritance.no-share',
  'inheritance.group-base', // details: heir
  'inheritance.people', // details: heir
  'inheritance.contracts', // details: clause
  'inheritance.capital-of-heirs',
  'inheritance.capital-of-group', // details: heir
  'inheritance.capital-full', // of one person; details: heir
  'inheritance.capital-bare', // of one person; details: heir
  'inheritance.capital', // of one person; details: heir
  'inheritance.levy-allowance',
  'inheritance.levy-allowance-divided', // of a pair, by the value of the bare ownership
  'inheritance.levy-allowance-bare',
  'inheritance.levy-allowance-left',
  'inheritance.levy-allowance-used',
  'inheritance.levy-taxable',
  'inheritance.exact-levy', // not rounded
  'inheritance.levy', // whole euros
  'inheritance.tax', // duty and levy of one person; details: heir
  'inheritance.group-tax', // details: heir
  'inheritance.total-tax',
] as const
export type Term = (typeof TERMS)[number]
