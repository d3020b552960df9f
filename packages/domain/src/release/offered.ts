import type { AccountType } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import type { ReleaseDocument, ReleaseLine } from './model.ts'
import { RELEASE_PLANS, reasonsOf, type ReleasePlan, type ReleaseReason } from './reasons.ts'

const PLANS: Partial<Record<AccountType, ReleasePlan>> = {
  PEE: 'PEE',
  PEG: 'PEE',
  PEI: 'PEE',
  PERCO: 'PERCO',
  PER: 'PER',
  PERO: 'PER',
  PERU: 'PER',
  PERECO: 'PER',
  PERECOI: 'PER',
  'PER C1': 'PER',
  'PER C1 bis': 'PER',
}

/**
 * Gives the kind of plan whose law on releases an account follows; undefined for one that has none here.
 *
 * @param type type of the account
 * @example releasePlanOf('PEG') // 'PEE'
 */
export const releasePlanOf = (type: AccountType): ReleasePlan | undefined => PLANS[type]

const DOCUMENTS: Readonly<Record<ReleaseReason, readonly ReleaseDocument[]>> = {
  MARRIAGE: ['MARRIAGE_CERTIFICATE'],
  THIRD_CHILD: ['FAMILY_RECORD', 'DEPENDENT_CHILDREN'],
  SEPARATION: ['JUDGMENT'],
  VIOLENCE: ['PROTECTION_ORDER'],
  DISABILITY: ['INVALIDITY_DECISION', 'NOT_WORKING'],
  DEATH: ['DEATH_CERTIFICATE', 'FAMILY_RECORD'],
  END_OF_CONTRACT: ['EMPLOYMENT_CERTIFICATE'],
  BUSINESS: ['REGISTRATION'],
  HOME: ['DEED', 'FINANCING_PLAN'],
  HOME_ENLARGEMENT: ['PERMIT', 'INVOICE'],
  HOME_DISASTER: ['DISASTER_ORDER', 'INVOICE'],
  ENERGY_RENOVATION: ['INVOICE', 'MAIN_HOME'],
  OVER_INDEBTEDNESS: ['COMMISSION_REQUEST'],
  CAREGIVER: ['CAREGIVER_STATEMENT'],
  CLEAN_VEHICLE: ['INVOICE', 'VEHICLE_REGISTRATION'],
  END_OF_UNEMPLOYMENT: ['UNEMPLOYMENT_END'],
  LIQUIDATION: ['LIQUIDATION_JUDGMENT'],
  MINOR: ['IDENTITY'],
  RETIREMENT: ['PENSION'],
}

const HOME = 'HOME_'

const idOf = (plan: ReleasePlan, reason: ReleaseReason): string => `${plan}-${reason}`.toLowerCase()

/**
 * Writes the reasons of the law as the employee-savings API names them, plan by plan. REL-01 to REL-04.
 *
 * @param on day of the request
 * @example releaseLines(plainDate('2026-11-20')).length // 30
 */
export const releaseLines = (on: PlainDate): readonly ReleaseLine[] =>
  RELEASE_PLANS.flatMap((plan) =>
    reasonsOf(plan, undefined, on).map(({ reason, isLimited }): ReleaseLine => {
      const isPartOfHome = reason.startsWith(HOME)
      return {
        id: idOf(plan, reason),
        code_motif: isPartOfHome ? 'HOME' : reason,
        code_sous_motif: isPartOfHome ? reason.slice(HOME.length) : null,
        actif: true,
        delai: isLimited ? '6 mois' : '',
        declarer_montant: true,
        declarer_montant_c1: false,
        debut_intervalle_dates: isLimited ? 'DELAI' : 'ANY',
        fin_intervalle_dates: 'DATE_DU_JOUR',
        plans: [plan],
        documents: [...DOCUMENTS[reason]],
      }
    }),
  )

/**
 * Gives the reason by which a plan is released that was asked for by another name: who retires takes a PEE out by the end of the contract of employment. REL-01.
 *
 * @param releaseId id of a reason that was asked for, of any plan
 * @param plan plan of the account
 * @returns undefined where the reason is that of the plan, or of no plan
 * @example insteadOf('perco-retirement', 'PEE') // 'pee-end_of_contract'
 */
export const insteadOf = (releaseId: string, plan: ReleasePlan | undefined): string | undefined =>
  plan === 'PEE' && RELEASE_PLANS.some((one) => idOf(one, 'RETIREMENT') === releaseId) ? idOf(plan, 'END_OF_CONTRACT') : undefined
