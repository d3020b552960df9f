/** Acts whose drafts are kept for the person, each by the name under which it is kept. */
export const KEPT_ACTS = ['payment', 'fund-switch', 'release', 'withdraw-case', 'transfer'] as const
export type KeptAct = (typeof KEPT_ACTS)[number]

/** Days for which a draft is kept from the day on which it was begun, whatever is changed in it. KEPT-01. */
export const DRAFT_DAYS = 30
