import { pathTo, type RouteId } from '../portal/index.ts'

/** Acts whose drafts are kept for the person, each by the name under which it is kept. */
export const KEPT_ACTS = ['payment', 'fund-switch', 'release', 'transfer'] as const
export type KeptAct = (typeof KEPT_ACTS)[number]

/** Simulators whose answers are kept for the person, and the household that they share, each by the name under which they are kept. BEY-09. */
export const KEPT_ANSWERS = [
  'withdrawal',
  'tax-saving',
  'transmission',
  'projection',
  'pension',
  'robo-advice',
  'household',
] as const
export type KeptAnswers = (typeof KEPT_ANSWERS)[number]

/** Names under which something is kept: an act that was begun, or a simulator that was answered in. */
export type KeptName = KeptAct | KeptAnswers

/** Tells the answers of a simulator from the draft of an act. */
export const isKeptAnswers = (name: KeptName): name is KeptAnswers => KEPT_ANSWERS.some((one) => one === name)

/** Days for which a draft is kept from the day on which it was begun, whatever is changed in it. KEPT-01. */
export const DRAFT_DAYS = 30

/** Where each act begins. */
const PAGES = {
  payment: 'payment',
  'fund-switch': 'fund-switch',
  release: 'withdraw',
  transfer: 'transfer',
} as const satisfies Readonly<Record<KeptAct, RouteId>>

/** Name in an address by which what is kept is taken up again at once. */
export const RESUME = 'resume'

/**
 * Writes the address at which what is kept of an act is taken up again. KEPT-05.
 *
 * @param act act that was begun
 * @example draftPage('release') // '/savings/withdraw?resume=1'
 */
export const draftPage = (act: KeptAct): string => `${pathTo(PAGES[act])}?${RESUME}=1`
