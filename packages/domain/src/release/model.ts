import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { ifReadable } from '../contract/index.ts'
import { nonNegativeEurosOnWire } from '../money/index.ts'
import { RELEASE_PLANS, RELEASE_REASONS, type ReleaseReason } from './reasons.ts'

/** Where the days of an event begin that a reason takes: within its time limit, or anywhere (CTX-17). */
export const EVENT_STARTS = ['DELAI', 'ANY'] as const
/** The last day of an event: today, or yesterday (CTX-18). */
export const EVENT_ENDS = ['DATE_DU_JOUR', 'DATE_DU_JOUR_EXCLUE'] as const

/** Documents that go with a reason, by code; the words live in the catalogues. */
export const RELEASE_DOCUMENTS = [
  'MARRIAGE_CERTIFICATE',
  'FAMILY_RECORD',
  'DEPENDENT_CHILDREN',
  'JUDGMENT',
  'PROTECTION_ORDER',
  'INVALIDITY_DECISION',
  'NOT_WORKING',
  'DEATH_CERTIFICATE',
  'EMPLOYMENT_CERTIFICATE',
  'REGISTRATION',
  'DEED',
  'FINANCING_PLAN',
  'PERMIT',
  'DISASTER_ORDER',
  'INVOICE',
  'MAIN_HOME',
  'COMMISSION_REQUEST',
  'CAREGIVER_STATEMENT',
  'VEHICLE_REGISTRATION',
  'UNEMPLOYMENT_END',
  'LIQUIDATION_JUDGMENT',
  'IDENTITY',
  'PENSION',
] as const
export type ReleaseDocument = (typeof RELEASE_DOCUMENTS)[number]

/**
 * A reason as the employee-savings API names it (CTX-16 to CTX-18). `delai` is a text such as '6 mois'. `plans` and `documents` are ours: the plans
 * that know the reason, and what is asked with it.
 */
export const releaseLine = z.object({
  id: z.string().min(1),
  code_motif: z.string(),
  code_sous_motif: z.string().nullable(),
  actif: z.boolean(),
  delai: z.string(),
  declarer_montant_c1: z.boolean(),
  declarer_montant: z.boolean(),
  debut_intervalle_dates: z.enum(EVENT_STARTS),
  fin_intervalle_dates: z.enum(EVENT_ENDS),
  plans: ifReadable(z.array(z.enum(RELEASE_PLANS))),
  documents: ifReadable(z.array(z.enum(RELEASE_DOCUMENTS))),
})
export type ReleaseLine = z.output<typeof releaseLine>

/**
 * Reads the months of a time limit as the API words it; any other text is no limit, and is shown. O-CONST-22.
 *
 * @param text text of `delai`
 * @example monthsOf('6 mois') // 6
 */
export const monthsOf = (text: string): number | undefined => {
  const [, months] = /^(\d{1,3})\s*mois$/.exec(text.trim()) ?? []
  return months === undefined ? undefined : Number(months)
}

/**
 * Gives the reason of a line; undefined for one that nobody has described.
 *
 * @param line a line of the API
 * @example reasonOfLine({ code_motif: 'HOME', code_sous_motif: 'DISASTER' }) // 'HOME_DISASTER'
 */
export const reasonOfLine = ({
  code_motif: code,
  code_sous_motif: sub,
}: Pick<ReleaseLine, 'code_motif' | 'code_sous_motif'>): ReleaseReason | undefined => {
  const name = sub === null || sub === 'PURCHASE' ? code : `${code}_${sub}`
  return RELEASE_REASONS.find((reason) => reason === name)
}

/** Kinds of refund (CTX-14). */
export const REFUND_TYPES = ['REMBOURSEMENT_DISPONIBLE', 'REMBOURSEMENT_A_ECHEANCE', 'REMBOURSEMENT_INDISPONIBLE'] as const
export type RefundType = (typeof REFUND_TYPES)[number]

/** A kind of refund that a company lets its people ask for (CTX-14, REF-09). */
export const refundPermission = z.object({ company_id: z.string(), type: z.enum(REFUND_TYPES), id: z.string() })
export type RefundPermission = z.output<typeof refundPermission>

/** What can be refunded, and what bounds it (CTX-15); `plans` is ours: what was paid into each account and has not been given back. */
export const refundContext = z.object({
  id_entreprise: z.string(),
  blocages: z.array(z.string()),
  blocage_avoirs: z.boolean(),
  avoirs_sans_fiscalite: z.array(z.string()),
  avoirs_sans_rachat: z.array(z.string()),
  autorisation: z.boolean(),
  mode_saisie: z.enum(['EN_LIGNE', 'PAPIER']),
  taille_max_pj: z.int().positive(),
  taille_max_pj_total: z.int().positive(),
  type: z.enum(REFUND_TYPES),
  _links: z.object({}),
  plans: ifReadable(z.array(z.object({ policy_id: z.string(), value: nonNegativeEurosOnWire, paid_in: nonNegativeEurosOnWire }))),
})
export type RefundContext = z.output<typeof refundContext>

const text = z.string().min(1).max(100)

/** A release as it is asked for: euros of each account, or everything, and the funds in their order. */
export const withdrawRequest = z.strictObject({
  company_id: text,
  release_id: text,
  /** `null` for a reason without an event. */
  event_date: frenchDateOnWire.nullable(),
  /** What the release is to pay for, where its reason has a cost and the saver says it: it bounds the net. Ours. */
  amount_to_finance: nonNegativeEurosOnWire.optional(),
  policies: z
    .array(
      z.strictObject({
        policy_id: text,
        amount: nonNegativeEurosOnWire.nullable(),
        funds: z.array(text).max(50),
      }),
    )
    .min(1)
    .max(1),
})
export type WithdrawRequest = z.output<typeof withdrawRequest>

/** A refund as it is asked for: euros of each fund. */
export const refundRequest = z.strictObject({
  context: z.strictObject({
    id_entreprise: text,
    type: z.enum(REFUND_TYPES),
    avoirs: z
      .array(z.strictObject({ policy_id: text, investment_id: text, amount: nonNegativeEurosOnWire }))
      .min(1)
      .max(50),
  }),
  reason: z.strictObject({ release_id: text, event_date: frenchDateOnWire.nullable() }).nullable(),
})
export type RefundRequest = z.output<typeof refundRequest>
