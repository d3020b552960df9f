import { isZero } from '@hautelisse/domain/money'
import { ASSET_CLASSES, type AssetClass } from '@hautelisse/domain/futures'
import { gapsOf, handOverOf, stepAt, type Gaps } from '@hautelisse/domain/robo-advice'
import type { SwitchTargets } from '../fund-switch/index.ts'
import type { AdvisorContext } from './advisor-context.ts'

/** A class of assets, or none that is known. */
export type PlanClass = AssetClass | 'unclassified'

type Asked = Pick<AdvisorContext, 'answer' | 'profile' | 'years'>

/** What stands between the profile that is looked at and the fund switch. */
export const leavingOf = ({ answer, profile }: Asked) =>
  handOverOf(profile, answer?.investor_profile ?? null, answer?.questionnaire?.levels ?? null)

/** What separates the holdings from the profile; undefined until a horizon is chosen, and without a grid. */
export const planGaps = ({ answer, profile, years }: Asked): Gaps | undefined => {
  const { grid, holdings } = answer ?? {}
  if (grid === undefined || holdings === undefined || years === undefined) return undefined
  return gapsOf(grid, profile, stepAt(grid.steps, years), holdings.funds)
}

/** What is handed to the fund switch; undefined where nothing has to be moved. */
export const targetsOf = (context: Asked): SwitchTargets | undefined => {
  const gaps = planGaps(context)
  const policy = context.answer?.holdings?.policy_id
  if (gaps === undefined || policy === undefined || isZero(gaps.toMove)) return undefined
  return { policy_id: policy, targets: gaps.funds.map(({ id, target }) => ({ fund: id, amount: target })) }
}

/** Class of a fund of the grid, or of one that is held. */
export const classOf = ({ asset_class: known }: { readonly asset_class?: AssetClass | null | undefined }): PlanClass =>
  known ?? 'unclassified'

/** Every class in its order, what is not classified last. */
export const PLAN_CLASSES: readonly PlanClass[] = [...ASSET_CLASSES, 'unclassified']
