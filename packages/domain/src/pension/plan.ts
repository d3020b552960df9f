import { addEuros } from '../money/index.ts'
import type { PensionPlan } from '../state-pension/index.ts'
import type { EstimateBasis } from './wire.ts'

/**
 * Gives the plan of the engine for what an estimate is computed from.
 *
 * @param basis of an estimate
 * @beta the estimator is being built on it
 */
export const planOf = (basis: EstimateBasis): PensionPlan => {
  const { from, wage, level, pause } = basis.projection
  return {
    birth: basis.birth,
    childrenCredited: basis.children_credited,
    childrenRaised: basis.children_raised,
    reputedQuarters: basis.reputed_quarters,
    boughtQuarters: 0,
    otherQuarters: basis.other_quarters,
    otherPensions: addEuros(basis.other_base, basis.other_complementary),
    statement: basis.statement.map(({ year, wage: paid, contributed, assimilated, points, agirc_points, tranche_c_points }) => ({
      year,
      wage: paid,
      contributed,
      assimilated,
      points: { general: points, agirc: agirc_points, trancheC: tranche_c_points },
    })),
    ahead: {
      from,
      wage,
      level,
      ...(pause === null
        ? {}
        : {
            pause: {
              from: pause.from,
              until: pause.until ?? undefined,
              quartersAYear: pause.quarters_a_year,
              mostQuarters: pause.most_quarters ?? undefined,
              pointsAYear: pause.points_a_year,
              thenWorks: pause.then_works,
            },
          }),
    },
  }
}
