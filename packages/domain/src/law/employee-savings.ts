import { plainDate } from '../calendar/index.ts'
import { Decimal } from '../money/index.ts'
import type { DatedParameter } from './parameter.ts'

const CHECKED = plainDate('2026-11-20')
const FIRST = plainDate('2025-01-01')
/** The CSG of 9.2 %, of which 6.8 % are deductible, holds since then: loi 2017-1836, art. 8. */
const PREMIUM_FIRST = plainDate('2018-01-01')

/** How many times the saver's own payments of the year a top-up may be. */
export const TOP_UP_MULTIPLE: DatedParameter<number> = {
  id: 'top-up-multiple',
  unit: 'count',
  owner: 'law',
  checkedUntil: CHECKED,
  values: [{ from: FIRST, value: 3, source: 'Code du travail art. L.3332-11' }],
}

/** CSG and CRDS on a premium or a top-up, as shares of its gross amount. */
export type PremiumContributions = {
  readonly csg: Decimal
  readonly crds: Decimal
  /** Part of the CSG that the income tax does not count. */
  readonly deductible: Decimal
}

/** CSG and CRDS on bonuses, profit shares and top-ups, without the reduction of the base that pay has. */
export const PREMIUM_SOCIAL_CONTRIBUTIONS: DatedParameter<PremiumContributions> = {
  id: 'premium-social-contributions',
  unit: 'share',
  owner: 'law',
  due: plainDate('2027-01-01'),
  checkedUntil: CHECKED,
  values: [
    {
      from: PREMIUM_FIRST,
      value: { csg: new Decimal('0.092'), crds: new Decimal('0.005'), deductible: new Decimal('0.068') },
      source: 'Code de la sécurité sociale art. L.136-1 ; ordonnance 96-50 art. 14 ; CGI art. 154 quinquies',
    },
  ],
}

/** Shares that bound a saver's own payments of a year. */
export type OwnPaymentShare = {
  /** Of the year's gross pay or pensions, or of the income taxed for the year before. */
  readonly income: Decimal
  /** Of the annual ceiling of the social security, for a person without pay. */
  readonly ceiling: Decimal
}

/** Ceiling of the year's own payments to PEE, PEG, PEI and PERCO together. */
export const OWN_PAYMENT_SHARE: DatedParameter<OwnPaymentShare> = {
  id: 'own-payment-share',
  unit: 'share',
  owner: 'law',
  checkedUntil: CHECKED,
  values: [
    {
      from: FIRST,
      value: { income: new Decimal('0.25'), ceiling: new Decimal('0.25') },
      source: 'Code du travail art. L.3332-10',
    },
  ],
}
