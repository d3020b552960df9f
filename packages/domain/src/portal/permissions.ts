import * as z from 'zod'

import type { Account } from '../accounts/index.ts'
import { refuse } from '../input/index.ts'

/** A permission that an answer may leave out: what is not said is not permitted (P-PERM-13). Further fields are ignored. */
const flag = z.boolean().default(false)

/**
 * What the transactional permission calls answer of a family (P-PERM-08, P-PERM-12); how much more there is, nobody says.
 *
 * @beta no screen asks it yet
 */
export const transactionalPermissions = z.object({
  authorizedAct: flag,
  companyTopUp: flag,
  isVoluntaryPaymentAllowed: flag,
})
export type TransactionalPermissions = z.infer<typeof transactionalPermissions>

/**
 * Kinds of voluntary payment that somebody may make (P-PERM-09).
 *
 * @beta no screen asks it yet
 */
export const voluntaryPaymentPermission = z.object({ punctual: flag, periodic: flag })
export type VoluntaryPaymentPermission = z.infer<typeof voluntaryPaymentPermission>

/** Refunds of savings that are free, at their date, or still blocked. */
export const REFUND_TYPES = ['REMBOURSEMENT_DISPONIBLE', 'REMBOURSEMENT_A_ECHEANCE', 'REMBOURSEMENT_INDISPONIBLE'] as const

/**
 * One refund that somebody may ask for: of one company and of one type (P-PERM-10).
 *
 * @beta no screen asks it yet
 */
export const refundPermission = z.object({ id: z.string(), company_id: z.string(), type: z.enum(REFUND_TYPES) })
export type RefundPermission = z.infer<typeof refundPermission>

const marks = z.object({ has_acts: z.boolean().optional(), is_switch_authorized: z.boolean().optional() })
const codes = z.array(z.string())
const refunds = z.array(refundPermission)
const wantedRefund = refundPermission.pick({ company_id: true, type: true })

/** Refuses what a schema does not take, at the field that is wrong: other teams call these functions with what they have read. */
const requireShape = (schema: z.ZodType, name: string, value: unknown): void => {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  if (issue !== undefined) refuse([name, ...issue.path].join('.'), value, issue.code.replaceAll('_', '-'))
}

/** Whether an action is offered; a refusal says what refuses it: the account, the family's answer, or blockings, which are named. */
export type Permission =
  | { readonly kind: 'permitted' }
  | { readonly kind: 'refused'; readonly by: 'account' | 'answer' }
  | { readonly kind: 'refused'; readonly by: 'blockings'; readonly blockings: readonly string[] }

const PERMITTED: Permission = { kind: 'permitted' }

/** The first refusal, in the order in which a saver can do least about it: account, answer, blockings. */
const judged = (byAccount: boolean, byAnswer: boolean, blockings: readonly string[]): Permission => {
  if (!byAccount) return { kind: 'refused', by: 'account' }
  if (!byAnswer) return { kind: 'refused', by: 'answer' }
  return blockings.length === 0 ? PERMITTED : { kind: 'refused', by: 'blockings', blockings }
}

/** The flags of an account list are hints: one that is missing refuses nothing, since the server decides in the end. */
const hasActs = ({ has_acts }: Pick<Account, 'has_acts'>): boolean => has_acts !== false

/**
 * Says whether any act is offered on an account: unless the account has none, and if the family's answer authorises acts (P-PERM-08).
 *
 * @param account the account
 * @param permissions answer of the account's family
 * @throws DomainInputError
 * @beta no screen asks it yet
 * @example permitsAct({ has_acts: false }, { authorizedAct: true }) // refused by the account
 */
export const permitsAct = (account: Pick<Account, 'has_acts'>, permissions: Partial<TransactionalPermissions>): Permission => {
  requireShape(marks, 'account', account)
  requireShape(transactionalPermissions, 'permissions', permissions)
  return judged(hasActs(account), permissions.authorizedAct === true, [])
}

/**
 * Says whether switching funds is offered on an account: unless the account forbids it, and if nothing blocks it (P-PERM-08, P-PERM-11).
 *
 * @param account the account
 * @param blockings codes of the context, such as DONNEES_PERSO; any of them blocks
 * @throws DomainInputError
 * @beta no screen asks it yet
 * @example permitsFundSwitch({ is_switch_authorized: true }, ['DONNEES_PERSO']) // refused by blockings
 */
export const permitsFundSwitch = (
  account: Pick<Account, 'has_acts' | 'is_switch_authorized'>,
  blockings: readonly string[],
): Permission => {
  requireShape(marks, 'account', account)
  requireShape(codes, 'blockings', blockings)
  return judged(hasActs(account) && account.is_switch_authorized !== false, true, blockings)
}

/**
 * Says whether a voluntary payment is offered on an account (P-PERM-08, P-PERM-11).
 *
 * @param account the account
 * @param permissions answer of the account's family
 * @param blockings codes of the context; any of them blocks
 * @throws DomainInputError
 * @beta no screen asks it yet
 * @example permitsPayment({}, { isVoluntaryPaymentAllowed: true }, []) // permitted
 */
export const permitsPayment = (
  account: Pick<Account, 'has_acts'>,
  permissions: Partial<TransactionalPermissions>,
  blockings: readonly string[],
): Permission => {
  requireShape(marks, 'account', account)
  requireShape(transactionalPermissions, 'permissions', permissions)
  requireShape(codes, 'blockings', blockings)
  return judged(hasActs(account), permissions.isVoluntaryPaymentAllowed === true, blockings)
}

/**
 * Lists the kinds of voluntary payment that are offered (P-PERM-09).
 *
 * @param permission answer of the permission call
 * @throws DomainInputError
 * @beta no screen asks it yet
 * @example paymentKinds({ punctual: true, periodic: false }) // ['punctual']
 */
export const paymentKinds = (permission: VoluntaryPaymentPermission): readonly (keyof VoluntaryPaymentPermission)[] => {
  requireShape(voluntaryPaymentPermission, 'permission', permission)
  return (['punctual', 'periodic'] as const).filter((kind) => permission[kind])
}

/**
 * Says whether a refund is offered: of exactly this company and this type (P-PERM-10).
 *
 * @param permissions answer of the refund permission call
 * @param wanted company and type of the refund
 * @throws DomainInputError
 * @beta no screen asks it yet
 * @example permitsRefund([], { company_id: '35658', type: 'REMBOURSEMENT_DISPONIBLE' }) // false
 */
export const permitsRefund = (
  permissions: readonly RefundPermission[],
  wanted: Pick<RefundPermission, 'company_id' | 'type'>,
): boolean => {
  requireShape(refunds, 'permissions', permissions)
  requireShape(wantedRefund, 'wanted', wanted)
  return permissions.some(({ company_id, type }) => company_id === wanted.company_id && type === wanted.type)
}
