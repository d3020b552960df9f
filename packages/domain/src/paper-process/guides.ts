import type { Account, AccountType } from '../accounts/index.ts'
import type { WithdrawCase } from '../withdrawal/index.ts'

/** Reasons of a release by post that a guide is written for (PAPER-04). */
const GUIDED_CASES = ['retirement', 'owner', 'hardblows'] as const satisfies readonly WithdrawCase[]
type GuidedCase = (typeof GUIDED_CASES)[number]

/** What a saver has to send for a release by post. */
export type PaperGuide = `per-${GuidedCase}` | `a83-${Exclude<GuidedCase, 'owner'>}`

const PER_TYPES: ReadonlySet<AccountType> = new Set<AccountType>(['PER', 'PERO', 'PERECO', 'PERU'])

const isGuided = (reason: WithdrawCase): reason is GuidedCase => GUIDED_CASES.some((one) => one === reason)

/**
 * Says whether a guide is written for a contract at all: the others are for the advisor or the help line (PAPER-05).
 *
 * @param account account of the saver
 * @example hasGuide({ type: 'MADELIN' }) // false
 */
export const hasGuide = (account: Pick<Account, 'type'>): boolean =>
  GUIDED_CASES.some((reason) => guidesOf([account], reason).length > 0)

/**
 * Lists the guides of a release by post, by the contracts that are held and the reason (PAPER-02 to PAPER-05). An article 83 cannot be released for
 * a main residence, and a reason without a guide is for the help line.
 *
 * @param accounts accounts of the saver
 * @param reason why they want their money
 * @example guidesOf([{ type: 'PERECO' }], 'owner') // ['per-owner']
 */
export const guidesOf = (accounts: readonly Pick<Account, 'type'>[], reason: WithdrawCase): readonly PaperGuide[] => {
  if (!isGuided(reason)) return []
  const plan: readonly PaperGuide[] = accounts.some(({ type }) => PER_TYPES.has(type)) ? [`per-${reason}`] : []
  if (reason === 'owner' || !accounts.some(({ type }) => type === 'A83')) return plan
  return [...plan, `a83-${reason}`]
}
