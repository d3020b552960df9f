import type { PlanKind, Pool } from '@hautelisse/domain/exit-plan'
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

/** The same where a column has no room for the criterion, which stands above. */
export const useShortNames = (until: number): Readonly<Record<PlanKind, string>> => {
  const { t } = useLingui()
  return {
    ...usePlanNames(until),
    'most-net': t({ id: 'exit-plan.name.most-net-short', message: `Le plus net, à ${until}\u00A0ans` }),
  }
}

/** Where what is received comes from: compartments, mandatory payments, and the annuity. */
export type Origin = Pool | 'co' | 'annuity'

export const useOriginNames = (): Readonly<Record<Origin, string>> => {
  const { t } = useLingui()
  return {
    vvd: t({ id: 'exit-plan.origin.vvd', message: 'Versements volontaires, déduits' }),
    vvnd: t({ id: 'exit-plan.origin.vvnd', message: 'Versements volontaires, non déduits' }),
    es: t({ id: 'exit-plan.origin.es', message: 'Compartiment d’épargne salariale' }),
    co: t({ id: 'exit-plan.origin.co', message: 'Petite rente versée en capital' }),
    annuity: t({ id: 'exit-plan.origin.annuity', message: 'Rente de l’année' }),
  }
}
