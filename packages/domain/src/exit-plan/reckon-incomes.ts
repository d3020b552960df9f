import type { Label } from '../explain/index.ts'
import { annuityOf, euro, label, rate, type Case } from './steps.ts'
import type { Term } from './terms.ts'
import { partsOf } from './year.ts'

/** What the tax counts of a pension from mandatory payments: all but the deductible points of its charges. */
const afterDeductible = <Figure>(known: Case<Figure>, amount: Figure): Figure => {
  const { r, year } = known
  const points = rate(known, year.ground.exactRates.deductible, 'exit-plan.deductible-rate', 'pension-csg')
  return r.difference(label('exit-plan.annuity-taxed', 'pension-csg', 'BEY-42'), [
    amount,
    r.product(label('exit-plan.deductible', 'pension-csg', 'BEY-42'), [amount, points]),
  ])
}

/** Pensions of the saver that the exit adds. */
const addedPensions = <Figure>(known: Case<Figure>): readonly Figure[] => {
  const { annuities, lump, ground } = known.year
  const isScaled = ground.asked.small_capital === 'pension'
  const capital = () => euro(known, lump, label('exit-plan.small-capital', 'exit-capital', 'BEY-43'))
  return [
    ...(annuities.deducted > 0 ? [annuityOf(known, 'deducted')] : []),
    ...(annuities.mandatory > 0 ? [afterDeductible(known, annuityOf(known, 'mandatory'))] : []),
    ...(lump > 0 && isScaled ? [afterDeductible(known, capital())] : []),
  ]
}

/** Pensions of the household net of the 10 %: a least amount for each person, a most for the household. */
const netPensions = <Figure>(known: Case<Figure>, added: readonly Figure[]): Figure => {
  const { r, year } = known
  const { asked, bounds } = year.ground
  const { incomes } = year.beside
  const named = (term: Term, person?: number, unit: Label['unit'] = 'eur') =>
    label(term, 'pension-tax', 'BEY-41', { unit, details: person === undefined ? undefined : { person } })
  const amounts = asked.marital_status === 'MA' ? [incomes.pension, incomes.spouse_pension] : [incomes.pension]
  const people = amounts.map((amount, at) => {
    const own = r.given(label('exit-plan.pension', 'exit-choice', 'BEY-41', { details: { person: at + 1 } }), amount)
    const all = r.sum(named('exit-plan.pensions', at + 1), at === 0 ? [own, ...added] : [own])
    const share = r.product(named('exit-plan.pension-deduction', at + 1), [
      all,
      r.given(named('exit-plan.pension-rate', undefined, 'rate'), bounds.rate),
    ])
    const least = euro(known, bounds.min, named('exit-plan.pension-min'))
    const deduction = r.least(named('exit-plan.pension-deduction', at + 1), [
      r.greatest(named('exit-plan.pension-deduction', at + 1), [share, least]),
      all,
    ])
    return { all, deduction }
  })
  const deduction = r.least(named('exit-plan.pension-deduction'), [
    r.sum(
      named('exit-plan.pension-deduction'),
      people.map((person) => person.deduction),
    ),
    euro(known, bounds.max, named('exit-plan.pension-max')),
  ])
  return r.difference(named('exit-plan.net-pensions'), [
    r.sum(
      named('exit-plan.pensions'),
      people.map((person) => person.all),
    ),
    deduction,
  ])
}

/** Taxable income of a year, without the exit and with it, and its reference income. */
export const incomesOf = <Figure>(known: Case<Figure>, taxedGains: Figure, isScaled: boolean) => {
  const { r, year, units } = known
  const other = r.given(label('exit-plan.other-incomes', 'exit-choice', 'BEY-41'), year.beside.incomes.other)
  const without = r.roundedToCents(
    label('exit-plan.income-without', 'pension-tax', 'BEY-41'),
    r.sum(label('exit-plan.income-without', 'pension-tax', 'BEY-41'), [netPensions(known, []), other]),
  )
  const bought = () =>
    r.product(label('exit-plan.annuity-taxed', 'annuity-share', 'BEY-42'), [
      annuityOf(known, 'bought'),
      rate(known, year.ground.exactRates.annuityShare, 'exit-plan.annuity-share', 'annuity-share'),
    ])
  const paid = euro(known, partsOf(year, units).paid, label('exit-plan.paid', 'deducted-tax', 'BEY-41'))
  const named = label('exit-plan.income-with', 'deducted-tax', 'BEY-41')
  const lines = [
    netPensions(known, addedPensions(known)),
    other,
    ...(year.annuities.bought > 0 ? [bought()] : []),
    paid,
    ...(isScaled ? [taxedGains] : []),
  ]
  const income = r.roundedToCents(named, r.sum(named, lines))
  const reference = isScaled ? income : r.sum(label('exit-plan.reference', 'reference-income', 'BEY-45'), [income, taxedGains])
  return { without, income, reference }
}
