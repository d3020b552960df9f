import { EXPLAINED, valueOf, type Derivation } from '../explain/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { divideEuros, euros, subtractEuros, sumEuros, type Euros } from '../money/index.ts'
import { acceptCase } from './check.ts'
import { mostNet } from './decide.ts'
import { groundOf, type Ground } from './ground.ts'
import { POOLS, type ExitCase, type ExitPlans, type Plan, type PlanKind, type PlanYear, type Pool } from './model.ts'
import { reckonYear } from './reckon.ts'
import { chargeRatesFor } from '../state-pension/index.ts'
import { outcomeOf, type Outcome } from './spread.ts'
import { addedTaxOf, NO_UNITS, partsOf, yearsOf, type Decision, type Units, type YearGround } from './year.ts'

const CENTS = 100
/** Age above which CGI 157 bis gives an allowance. */
const ALLOWANCE_AGE = 65

const eurosOf = (cents: number): Euros => divideEuros(euros(Math.round(cents)), CENTS)

const amountOf = (figure: Derivation): Euros => euros(valueOf(figure))

/** Rate of the charges on a pension that follows from a reference income, by the thresholds of the day. */
const chargesOn = ({ ground: { tax, day } }: YearGround, referenceIncome: Euros): number =>
  chargeRatesFor({ referenceIncome, furtherHalfParts: (tax.parts - 1) * 2 }, day).complementary.toNumber()

const planYear = (at: number, { decision, years, plan }: Outcome, withQuotient: Outcome): PlanYear => {
  const [year, units] = [years[at] as YearGround, plan[at] ?? NO_UNITS]
  const { gains, socialCharges, flatTax, incomeTax, contribution, reference, net } = reckonYear(EXPLAINED, year, units)
  const capitalOf = (pool: Pool) => eurosOf(units[pool] * year.factor)
  return {
    year: at + 1,
    capital: {
      vvd: capitalOf('vvd'),
      vvnd: capitalOf('vvnd'),
      es: capitalOf('es'),
      co: eurosOf(decision.lump === at ? year.lump : 0),
    },
    annuity: eurosOf(year.annuity),
    paid: eurosOf(partsOf(year, units).paid),
    gains: amountOf(gains),
    socialCharges: amountOf(socialCharges),
    flatTax: amountOf(flatTax),
    incomeTax: amountOf(incomeTax),
    contribution: amountOf(contribution),
    net: amountOf(net),
    incomeTaxWithQuotient: euros(addedTaxOf(withQuotient.years[at] as YearGround, units)),
    referenceIncome: amountOf(reference),
    laterCharges: { without: chargesOn(year, eurosOf(year.beside.taxable)), with: chargesOn(year, amountOf(reference)) },
    explanation: net,
  }
}

/** The years of a plan; those that are alike are reckoned once. */
const planYears = (outcome: Outcome, withQuotient: Outcome): readonly PlanYear[] => {
  const known = new Map<string, PlanYear>()
  return outcome.years.map(({ key }, at) => {
    const { vvd, vvnd, es } = outcome.plan[at] ?? NO_UNITS
    const alike = `${key} ${vvd} ${vvnd} ${es}`
    const row = known.get(alike) ?? planYear(at, outcome, withQuotient)
    known.set(alike, row)
    return { ...row, year: at + 1 }
  })
}

const planOf = (kind: PlanKind, ground: Ground, { decision, plan }: Outcome): Plan => {
  const [without, withQuotient] = [outcomeOf(ground, decision, plan, false), outcomeOf(ground, decision, plan, true)]
  const years = planYears(without, withQuotient)
  const { converted, lump } = decision
  const net = sumEuros(years.map((year) => year.net))
  const levies = sumEuros(years.flatMap((year) => [year.socialCharges, year.flatTax, year.incomeTax, year.contribution]))
  const forgone = years.map(({ incomeTax, incomeTaxWithQuotient }) => subtractEuros(incomeTax, incomeTaxWithQuotient))
  return {
    kind,
    years,
    converted: {
      vvd: eurosOf(converted.vvd),
      vvnd: eurosOf(converted.vvnd),
      es: eurosOf(converted.es),
      co: eurosOf(lump === undefined ? ground.co : 0),
    },
    gross: sumEuros([net, levies]),
    levies,
    net,
    netWithQuotient: sumEuros([net, ...forgone]),
  }
}

/** Equal parts of every compartment in cents; those that do not divide come first. */
const equalUnits = ({ pools }: Ground, count: number): readonly Units[] => {
  const partOf = (size: number, at: number) => Math.floor(size / count) + (at < size % count ? 1 : 0)
  return Array.from({ length: count }, (_, at) => ({
    vvd: partOf(pools.vvd.size, at),
    vvnd: partOf(pools.vvnd.size, at),
    es: partOf(pools.es.size, at),
  }))
}

/** Parts that the contract pays: no more than it allows, none below its least amount. */
const equalCount = (ground: Ground, decision: Decision): number => {
  const { years, equal_years: asked = years, most_parts: most = years } = ground.asked
  const least = yearsOf(ground, decision, false, 1)[0]?.leastPart ?? 0
  const size = POOLS.reduce((sum, pool) => sum + ground.pools[pool].size, 0)
  const bySize = least === 0 ? asked : Math.max(1, Math.floor(size / least))
  return Math.min(asked, most, bySize)
}

/**
 * Sets three plans of exit beside each other: all at once, in equal parts, and the one that leaves most of what is received until the stated age,
 * annuity included, among all ways over the years that are asked. Each has its tax without the quotient, which is the headline, and with it.
 *
 * Whole-euro taxes of each year, by the latest law that is published, which stands for the years to come; charges and flat taxes are rounded to the cent
 * once for a plan. Rules BEY-40 to BEY-49, docs/rules/beyond.md; CMF L.224-5, CGI 158, 5, 163-0 A and 200 A.
 *
 * @param asked household, savings by compartment, years and stated age, as `exitCaseOf` reads them
 * @param day day of the first payment; before 15 February 2025 it throws `OutsideValidity`
 * @public
 * @throws DomainInputError
 * @example exitPlans(exitCaseOf({ marital_status: 'CE', incomes: {}, savings: {}, age: 64, until: 85, years: 4 }), plainDate('2026-11-20')).plans['at-once'].net // 0,00 €
 */
export const exitPlans = (asked: ExitCase, day: PlainDate): ExitPlans => {
  acceptCase(asked, day)
  const ground = groundOf(asked, day)
  const { pools, isSmallAnnuity, co } = ground
  const decision: Decision = { converted: NO_UNITS, lump: isSmallAnnuity && co > 0 ? 0 : undefined }
  const all: Units = { vvd: pools.vvd.size, vvnd: pools.vvnd.size, es: pools.es.size }
  const equal = equalUnits(ground, equalCount(ground, decision))
  const atOncePlan = planOf('at-once', ground, outcomeOf(ground, decision, [all], false))
  const equalPlan = planOf('equal-parts', ground, outcomeOf(ground, decision, equal, false))
  const most = (quotient: boolean): Plan => {
    const [once, parts] = [[all], equal].map((units) => outcomeOf(ground, decision, units, quotient)) as [Outcome, Outcome]
    const netOf = (plan: Plan) => (quotient ? plan.netWithQuotient : plan.net)
    // The search does not round levies year by year: a plan may come out a cent behind one of the others.
    const plans = [planOf('most-net', ground, mostNet(ground, quotient, once, [parts])), atOncePlan, equalPlan]
    return { ...plans.reduce((best, plan) => (netOf(plan).greaterThan(netOf(best)) ? plan : best)), kind: 'most-net' }
  }
  return {
    criterion: { until: asked.until, growth: asked.growth, incomeYear: ground.law.incomeYear },
    plans: { 'at-once': atOncePlan, 'equal-parts': equalPlan, 'most-net': most(false) },
    mostNetWithQuotient: most(true),
    isSmallAnnuity: isSmallAnnuity && co > 0,
    isAllowanceLeftOut: asked.until > ALLOWANCE_AGE,
  }
}
