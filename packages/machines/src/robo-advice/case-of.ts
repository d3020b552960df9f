import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Case } from '@hautelisse/domain/case'
import { ASSET_CLASSES, assumptionsOn, MOST_MIX_CLASSES, riskMixCases } from '@hautelisse/domain/futures'
import { judgedAfter, stepAt, type GridInForce } from '@hautelisse/domain/robo-advice'
import { selectPlan, type AdvisorSnapshot } from './select.ts'

const PERCENT = 100

/** Most that all funds in euros of a grid may have, in parts of 1. */
const euroCapOf = ({ allocations }: GridInForce): number =>
  Math.min(
    1,
    allocations.filter((fund) => fund.asset_class === 'euro').reduce((sum, { fund_max_rate: most = PERCENT }) => sum + most, 0) /
      PERCENT,
  )

/**
 * Gives the case of the profile that is looked at: its two limits of risk at the horizon of the saver, and the classes of the grid. It holds neither the grid nor what is held, and no draft opens the page
 * from it: which plan it was about is not in it. BEY-01.
 *
 * @param snapshot state of the machine
 * @param today day of the case, whose assumptions answer it
 * @returns undefined without a horizon, without the profile's limits, with more classes than the simulator tries, or where the page has other assumptions
 * @example selectCase(snapshot, plainDate('2026-11-20'))?.simulator // 'risk-mix'
 */
export const selectCase = (snapshot: AdvisorSnapshot, today: PlainDate): Case | undefined => {
  const { years, column, glide, assumptions } = selectPlan(snapshot) ?? {}
  if (years === undefined || column === undefined || glide === undefined || assumptions !== assumptionsOn(today).id)
    return undefined
  const { grid } = glide
  const classes = ASSET_CLASSES.filter((name) => grid.allocations.some((fund) => fund.asset_class === name))
  if (classes.length === 0 || classes.length > MOST_MIX_CLASSES) return undefined
  const { bad_year: badYear, late_loss: lateLoss } = column.limits
  return riskMixCases.caseOf(
    {
      id: '',
      classes: classes.join(' '),
      euro_cap: classes.includes('euro') ? `${euroCapOf(grid)}` : '',
      bad_year: `${badYear}`,
      late_loss: `${lateLoss}`,
      years: `${judgedAfter(grid.steps, stepAt(grid.steps, years))}`,
    },
    today,
  )
}
