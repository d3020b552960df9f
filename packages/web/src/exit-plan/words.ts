import type { PlanKind } from '@hautelisse/domain/exit-plan'
import { useLingui } from '@lingui/react/macro'

/** What the plans are called: the last one never without its criterion. */
export const usePlanNames = (until: number): Readonly<Record<PlanKind, string>> => {
  const { t } = useLingui()
  return {
    'at-once': t({ id: 'exit-plan.name.at-once', message: 'Tout en une fois' }),
    'equal-parts': t({ id: 'exit-plan.name.equal-parts', message: 'En parts égales' }),
    'most-net': t({
      id: 'exit-plan.name.most-net',
      message: `Le plus net reçu jusqu’à ${until}\u00A0ans selon la loi d’aujourd’hui`,
    }),
  }
}
