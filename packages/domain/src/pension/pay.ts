import { dateOf } from '../calendar/index.ts'
import { valueOrStandIn } from '../law/index.ts'
import { divideEuros, euros, multiplyEuros, roundToCents, subtractEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { PENSION_CEILING } from '../state-pension/index.ts'
import type { PensionPayload } from './model.ts'
import { profileOf, type Profile } from './profiles.ts'
import { readSituation } from './situations.ts'

const MONTHS_PER_YEAR = 12
const THIRD = 3

/** Share of the turnover of a micro-entrepreneur that is not income (CGI art. 50-0, 102 ter). */
const MICRO_ALLOWANCE: Readonly<Record<string, string>> = { MIC_VHR: '0.71', MIC_BIC: '0.50', MIC_BNC: '0.34' }

const PAID_BY_MONTH: ReadonlySet<Profile> = new Set<Profile>(['employee', 'clerk', 'opera', 'railway', 'railway-driver'])

/**
 * Gives the pay of a whole year to come: the monthly one times its months, a yearly one as it stands, a turnover less its allowance, a third of the ceiling
 * for a spouse who works along, and none without activity.
 *
 * Rules MAREL-108, MAREL-119, MAREL-120, S-CONST-21, S-CONST-24. The rate of activity never multiplies it. To the cent, half up.
 *
 * @param sent answers of the form
 * @param year whose ceiling holds
 */
export const payOf = (sent: PensionPayload, year: number): Euros => {
  const { salary = ZERO_EUROS, professional_category: category, month_number: months = MONTHS_PER_YEAR } = sent
  if (!readSituation(sent.professional_situation).isActive) return ZERO_EUROS
  const profile = profileOf(category)
  if (profile === 'spouse') {
    return roundToCents(divideEuros(euros(valueOrStandIn(PENSION_CEILING, dateOf(year, 1, 1)).value), THIRD))
  }
  if (PAID_BY_MONTH.has(profile)) return roundToCents(multiplyEuros(salary, months))
  const allowance = MICRO_ALLOWANCE[category]
  return allowance === undefined ? salary : roundToCents(subtractEuros(salary, multiplyEuros(salary, allowance)))
}
