import type { Account, Investment } from '../accounts/index.ts'
import { DEFAULT_ORIGIN, hasAdvisor, type User } from '../session/index.ts'
import { canReachAdvisor, memberOf, type Viewer } from './viewer.ts'

/** A window in the middle, a panel at the side, or a short help text. */
export type ModalKind = 'dialog' | 'panel' | 'help'

/** Whom a modal needs: a member with profile and advisor, one who has the simulator of transmissions, a member, or somebody whose session is there or has just ended. */
export type ModalNeed = 'advisor' | 'transmission' | 'member' | 'session'

type Row = {
  readonly kind: ModalKind
  /** False: neither Escape nor a click outside closes it (P-SESS-06, P-SESS-07). */
  readonly closes?: false
  readonly needs?: ModalNeed
  /** Acts in the saver's name: an employee who looks at their space is told so in its place (P-PERM-01). */
  readonly acts?: true
  /** Values that may follow the id in the fragment. */
  readonly parameters?: readonly string[]
  /** What stands between the id and its parameter. */
  readonly mark?: '_' | '-'
}

const TABLE = {
  advisor: { kind: 'dialog', needs: 'advisor', acts: true },
  advisor_transmission: { kind: 'dialog', needs: 'advisor', acts: true },
  modifier_heritiers: { kind: 'dialog', needs: 'transmission' },
  modifier_patrimoine: { kind: 'dialog', needs: 'transmission' },
  add_account: { kind: 'dialog', needs: 'member', acts: true, mark: '_', parameters: ['retirement', 'projects'] },
  auto_logout: { kind: 'dialog', needs: 'session', closes: false },
  career: { kind: 'dialog', needs: 'member' },
  contribution_gauge: { kind: 'dialog', needs: 'member' },
  forbidden_mirror: { kind: 'dialog', needs: 'member' },
  paper_process: { kind: 'dialog', needs: 'member', acts: true },
  marel: { kind: 'dialog', needs: 'member' },
  disclaimer_fc_register: { kind: 'dialog', needs: 'member' },
  marel_error_password: { kind: 'dialog', needs: 'member' },
  lexicon: { kind: 'panel', mark: '-', parameters: ['home', 'mrm'] },
  disclaimer_retirement_computation: { kind: 'dialog', needs: 'member' },
  fund: { kind: 'panel', needs: 'member', mark: '-' },
  has_spouse_donation: { kind: 'help' },
  birth_document: { kind: 'help' },
  has_same_parents: { kind: 'help' },
  spouse_age: { kind: 'help' },
  ceiling_disclaimer: { kind: 'help' },
  /** Rule that locks mandatory payments to an annuity: opened by the withdrawal simulator. Ours. */
  rule_mandatory_annuity: { kind: 'help', needs: 'member' },
  /** Consents, opened from the profile menu. Ours: the requirements name no fragment. */
  consents: { kind: 'dialog', needs: 'member' },
} as const satisfies Readonly<Record<string, Row>>

export type ModalId = keyof typeof TABLE

/** One modal of the address fragment. */
export type ModalEntry = Omit<Row, 'closes'> & {
  readonly id: ModalId
  readonly closes: boolean
}

/** Every modal that a fragment can open (section 2.6 of the requirements, and two of ours). */
export const MODALS: readonly ModalEntry[] = Object.entries<Row>(TABLE).map(([id, row]) =>
  Object.assign({ id: id as ModalId, closes: true }, row),
)

/** The modal that a fragment opens, with what follows its id; `fund` is the user's own investment that the fragment names. */
export type OpenModal = {
  readonly id: ModalId
  readonly entry: ModalEntry
  readonly parameter?: string
  readonly fund?: { readonly account: Account; readonly investment: Investment }
}

/** Addresses where the end of a session leads to the sign-in at once, without modal (P-SESS-08, P-SESS-09). */
export const IMMEDIATE_SIGN_IN_PATHS: readonly string[] = ['/error-page', '/presentation']

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Finds the investment whose policy id and own id make the text, among the user's own: neither id is read out of the text, since both may hold
 * an underscore; of two pairs that make the same text the first wins (P-MODAL-19, P-MODAL-20).
 */
const fundOf = (text: string, user: User | undefined): OpenModal['fund'] => {
  for (const account of user?.accounts ?? []) {
    const investment = account.investments?.find(({ id }) => `${account.policy_id}_${id}` === text)
    if (investment !== undefined) return { account, investment }
  }
  return undefined
}

const isAllowed = ({ id, needs }: ModalEntry, path: string, viewer: Viewer): boolean => {
  const user = memberOf(viewer)
  if (id === 'auto_logout' && IMMEDIATE_SIGN_IN_PATHS.includes(path)) return false
  if (needs === 'session') return user !== undefined || viewer.kind === 'ended'
  if (needs === 'transmission') return user !== undefined && hasAdvisor(user.origin ?? DEFAULT_ORIGIN)
  if (needs === 'advisor') return user !== undefined && canReachAdvisor(user)
  return needs !== 'member' || user !== undefined
}

/** Whether a fragment names a modal, whatever follows its id. */
const names = (text: string, { id, mark }: ModalEntry): boolean =>
  mark === undefined ? text === id : text.startsWith(`${id}${mark}`)

const FORBIDDEN = MODALS.filter(({ id }) => id === 'forbidden_mirror').map((entry): OpenModal => ({ id: entry.id, entry }))

/** What stands in place of a modal that acts, for an employee who looks at a customer's space. */
const forbidden = ({ acts }: ModalEntry, viewer: Viewer): OpenModal | undefined =>
  acts === true && memberOf(viewer)?.is_mirror === true ? FORBIDDEN[0] : undefined

const opened = (entry: ModalEntry, text: string, viewer: Viewer): OpenModal | undefined => {
  const { id, mark, parameters } = entry
  if (!names(text, entry)) return undefined
  if (mark === undefined) return { id, entry }
  const parameter = text.slice(id.length + mark.length)
  if (parameters !== undefined) return parameters.includes(parameter) ? { id, entry, parameter } : undefined
  const fund = fundOf(parameter, memberOf(viewer))
  return fund === undefined ? undefined : { id, entry, parameter, fund }
}

/**
 * Says which modal a fragment opens for somebody on an address; an unknown fragment opens nothing (P-MODAL-01, P-MODAL-29). In a mirror session one
 * that acts gives its place to the modal that says so (P-PERM-01).
 *
 * @param hash fragment of the address, with or without its sign, as typed
 * @param where path of the address and who looks
 * @example modalOf('#lexicon-home', { path: '/', viewer: { kind: 'visitor' } })?.parameter // 'home'
 */
export const modalOf = (
  hash: string,
  { path, viewer }: { readonly path: string; readonly viewer: Viewer },
): OpenModal | undefined => {
  const text = decoded(hash.startsWith('#') ? hash.slice(1) : hash)
  for (const entry of MODALS) {
    const modal = opened(entry, text, viewer)
    if (modal !== undefined) return isAllowed(entry, path, viewer) ? (forbidden(entry, viewer) ?? modal) : undefined
  }
  return undefined
}
