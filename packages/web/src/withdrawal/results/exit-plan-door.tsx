import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { optional } from '../../ui/late/index.ts'
import type { ExitDoorProps } from './exit-door.tsx'

/** The way to the plan of exit, once it is said what was paid in: it comes with the mortality tables (BEY-51, BEY-52). */
export const ExitPlanDoor = optional(async () => {
  const [{ ExitDoor }, tables] = await Promise.all([
    import('./exit-door.tsx'),
    loadMortalityTables().catch((): undefined => undefined),
  ])
  return ({ snapshot }: ExitDoorProps) => <ExitDoor snapshot={snapshot} tables={tables} />
})
