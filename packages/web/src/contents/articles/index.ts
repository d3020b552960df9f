import type { Article } from './article.ts'
import { CAPITAL_OR_ANNUITY } from './capital-or-annuity.ts'
import { EARLY_RELEASE } from './early-release.ts'
import { PASSING_ON } from './passing-on.ts'
import { PAYMENT_AND_TAX } from './payment-and-tax.ts'
import { RETIREMENT_AGE } from './retirement-age.ts'
import { TOP_UP } from './top-up.ts'

export type { Article } from './article.ts'
export { writtenFigures } from './figures.ts'

/** Every article, in the order of a saver's life. */
export const ARTICLES: readonly Article[] = [
  TOP_UP,
  PAYMENT_AND_TAX,
  EARLY_RELEASE,
  RETIREMENT_AGE,
  CAPITAL_OR_ANNUITY,
  PASSING_ON,
]
