import { addEuros } from '../money/index.ts'
import type { OtherQuarters, PensionPlan } from '../state-pension/index.ts'
import type { EstimateBasis } from './wire.ts'

/** Quarters of other schemes: those of which a statement says nothing are unknown. */
const otherQuartersOf = ({ other_quarters: all, other_kinds: kinds }: EstimateBasis): number | OtherQuarters => {
  if (kinds === undefined) return all
  const { contributed, reputed, uncounted, early } = kinds
  const known = Object.values(reputed).reduce((held, quarters) => held + quarters, contributed + uncounted)
  return {
    contributed,
    reputed,
    uncounted,
    unknown: Math.max(0, all - known),
    early: Object.fromEntries(Object.entries(early).map(([age, quarters]) => [Number(age), quarters])),
  }
}

/**
 * Gives the plan of the engine for what an estimate is computed from.
 *
 * @param basis of an estimate
 */
export const planOf = (basis: EstimateBasis): PensionPlan => {
  const { from, wage, level, pause } = basis.projection
  return {
    birth: basis.birth,
    childrenCredited: basis.children_credited,
    childrenRaised: basis.children_raised,
    reputedQuarters: basis.reputed_by_kind ?? basis.reputed_quarters,
    boughtQuarters: 0,
    otherQuarters: otherQuartersOf(basis),
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
              kind: pause.kind,
              thenWorks: pause.then_works,
            },
          }),
    },
  }
}
