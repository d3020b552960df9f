import type { Grid } from './columns.ts'
import { PROFILES, type RoboProfile } from './model.ts'

/** A cell that two grids have differently. */
export type GridChange = {
  readonly profile: RoboProfile
  readonly fund: string
  readonly step: number
  readonly before: number
  readonly after: number
}

/**
 * Lists the cells that a new grid changes; a fund that one of them lacks has nothing there. Grids of other lengths differ in every cell.
 *
 * Rule RADM-24.
 *
 * @param former grid in force, if there is one
 * @param next grid that would follow it
 */
export const gridChanges = (former: Grid | undefined, next: Grid): readonly GridChange[] => {
  const ids = [...new Set([...(former?.allocations ?? []), ...next.allocations].map(({ id }) => id))]
  const shareIn = (grid: Grid | undefined, fund: string, profile: RoboProfile, step: number): number =>
    grid?.allocations.find(({ id }) => id === fund)?.values[profile][step] ?? 0
  const steps = Math.max(former?.steps ?? 0, next.steps)
  return PROFILES.flatMap((profile) =>
    ids.flatMap((fund) =>
      Array.from({ length: steps }, (_, step) => step).flatMap((step) => {
        const [before, after] = [shareIn(former, fund, profile, step), shareIn(next, fund, profile, step)]
        return before === after ? [] : [{ profile, fund, step, before, after }]
      }),
    ),
  )
}
