/** Who attaches a contract, and of which sort: somebody signed in a company's plan or a contract of their own, a visitor with a letter either. */
export const JOURNEYS = ['company', 'individual', 'visitor'] as const
export type Journey = (typeof JOURNEYS)[number]

/** What can be attached by a letter: a plan of a company for saving or for retirement, a retirement contract of one's own, a life insurance. */
export const CONTRACT_KINDS = ['employee-savings', 'company-retirement', 'own-retirement', 'life-insurance'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

const KINDS: Readonly<Record<Journey, readonly ContractKind[]>> = {
  company: ['employee-savings', 'company-retirement'],
  individual: ['own-retirement', 'life-insurance'],
  visitor: CONTRACT_KINDS,
}

/**
 * Lists what a journey offers to attach, in the order in which it is shown.
 *
 * Rule ATT-01.
 *
 * @param journey who attaches, and of which sort
 * @example kindsOf('company') // ['employee-savings', 'company-retirement']
 */
export const kindsOf = (journey: Journey): readonly ContractKind[] => KINDS[journey]

/** Why a contract is not attached: what was typed is not recognised, too many tries, held already, another person's, asked for too late, or no answer. */
export type AttachmentRefusal = 'unknown' | 'limit' | 'already' | 'other-person' | 'too-late' | 'failed'

/**
 * Tells why a letter was not taken, by the code of the refusal. An unknown number, a wrong code and a wrong day of birth have one code.
 *
 * Rule ATT-03.
 *
 * @param code code of the refusal; undefined without an answer
 * @example identifyRefusal('ERR_CONFLICT') // 'already'
 */
export const identifyRefusal = (code: string | undefined): AttachmentRefusal => {
  if (code === 'ERR_UNKNOWN' || code === 'ERR_INVALID') return 'unknown'
  if (code === 'ERR_LIMIT') return 'limit'
  if (code === 'ERR_CONFLICT') return 'already'
  return code === 'ERR_REFUSED' ? 'other-person' : 'failed'
}

/**
 * Tells why a contract that was recognised was not attached: its time is over, it was attached meanwhile, or there was no answer.
 *
 * Rule ATT-05.
 *
 * @param code code of the refusal; undefined without an answer
 * @example confirmRefusal('ERR_UNKNOWN') // 'too-late'
 */
export const confirmRefusal = (code: string | undefined): AttachmentRefusal => {
  if (code === 'ERR_UNKNOWN') return 'too-late'
  return code === 'ERR_CONFLICT' ? 'already' : 'failed'
}
