import type { PlainDate } from '../calendar/index.ts'
import { BARE, EXPLAINED, type Derivation, type Reckoning } from '../explain/index.ts'
import { type Decimal, euros, roundToCents, sumEuros, type Euros } from '../money/index.ts'
import { reckonEstate, type EstateFigures } from './estate.ts'
import { devolve } from './family.ts'
import { settleOption, type OptionOutcome, type Succession } from './outcome.ts'
import { divisionOn } from './ownership.ts'

/** What becomes of a succession. */
export type Settlement<Figure> = {
  readonly estate: EstateFigures<Figure>
  /** Whole cents. */
  readonly patrimony: Euros
  readonly lifeInsurance: Euros
  /** None where further relatives inherit, which is not answered. */
  readonly options: readonly OptionOutcome<Figure>[]
}

const settleWith = <Figure>(reckoning: Reckoning<Figure>, succession: Succession, day: PlainDate): Settlement<Figure> => {
  const { family, estate: owned, lifeInsurances } = succession
  const estate = reckonEstate(reckoning, owned, day)
  const division = divisionOn(reckoning, family.spouseAge, day)
  return {
    estate,
    patrimony: roundToCents(euros(reckoning.valueOf(estate.patrimony))),
    lifeInsurance: sumEuros(lifeInsurances.map(({ amount }) => amount)),
    options: devolve(family).map((devolution) => settleOption(reckoning, devolution, { succession, estate, division, day })),
  }
}

/**
 * Settles a succession under every option of the law, the figures alone.
 *
 * Rules LAW-04 to LAW-20, INH-05 to INH-10, docs/rules/inheritance.md.
 *
 * @param succession family, estate and life insurances
 * @param day day of the death; before 1 July 2014 it throws `OutsideValidity`, after the last check the last checked law answers
 * @example settle(succession, plainDate('2026-11-20')).options.map(({ totalTax }) => totalTax.toString()) // ['94164', '74408']
 */
export const settle = (succession: Succession, day: PlainDate): Settlement<Decimal> => settleWith(BARE, succession, day)

/**
 * Settles a succession under every option of the law, with the explanation of every figure: the same figures as without.
 *
 * @param succession family, estate and life insurances
 * @param day day of the death
 * @example explainSettlement(succession, plainDate('2026-11-20')).options[0]?.totalTax.value // '94164'
 */
export const explainSettlement = (succession: Succession, day: PlainDate): Settlement<Derivation> =>
  settleWith(EXPLAINED, succession, day)
