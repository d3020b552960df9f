import type { Account } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { hasGuide } from '../paper-process/index.ts'
import { paymentTo } from '../payment/index.ts'
import { pathTo, type Target } from '../portal/index.ts'
import { givesSomething } from '../retirement-withdrawal/index.ts'
import type { ActHolder } from './holder.ts'
import type { AccountOutlook, ActOutlook } from './outlook.ts'
import type { ActReason } from './reasons.ts'

/** What can be asked of an account, in the order in which it is shown. */
export const ACTS = ['payment', 'switch', 'release', 'transfer'] as const satisfies readonly ActOutlook['act'][]
export type Act = (typeof ACTS)[number]

/**
 * Where an act is done on an account: on a page of the portal, in the external space of the contract, by letter, with the advisor, or with the help line. An
 * open door still tells what is missing or from when; one that is shut tells every reason.
 */
export type Door =
  | {
      readonly kind: 'portal' | 'external' | 'letter' | 'advisor' | 'help-line'
      readonly target: Target
      readonly reasons: readonly ActReason[]
    }
  | { readonly kind: 'shut'; readonly reasons: readonly ActReason[] }

/** An account with one door for each act; what the calls say of the act beside it, for the accounts that they know. */
export type AccountDoors = {
  readonly account: Account
  readonly doors: readonly { readonly act: Act; readonly door: Door; readonly outlook: ActOutlook | undefined }[]
}

/** What stands against an act while its page takes the account all the same: it says so, and what the law allows before a day. */
const TOLD_BY_PAGE: ReadonlySet<ActReason['kind']> = new Set([
  'blocked-until',
  'retirement-only',
  'under-legal-age',
  'no-bank-account',
  'no-mandate',
  'no-mobile',
  'membership-ends',
])

/**
 * Returns where a payment that is made again and again begins for an account: on the page of payments, with account and way chosen; undefined where it takes none
 * here. docs/rules/payment.md, PAYM-21.
 *
 * @param account the account
 * @param payment the door of payments to it, with what the calls say
 * @example scheduleTarget(pereco, payment)?.to // '/transactional/payment/s2e/ent-aubrenne?account=00482201&way=scheduled'
 */
export const scheduleTarget = (
  account: Account,
  { door, outlook }: Pick<AccountDoors['doors'][number], 'door' | 'outlook'>,
): Target | undefined =>
  door.kind === 'portal' && outlook?.act === 'payment' && outlook.ways.includes('scheduled')
    ? { to: paymentTo(account, 'scheduled') }
    : undefined

const PAPER: Target = { hash: 'paper_process' }

/** Page of an act for an account. Money out of a retirement contract has its own, by case. */
const pageOf = (act: Act, account: Account): Target => {
  const { scope } = account
  if (act === 'payment') return { to: paymentTo(account) }
  if (act === 'switch') return { to: pathTo('fund-switch') }
  if (act === 'transfer') return { to: pathTo('transfer-scope', { scope }) }
  return { to: pathTo(scope === 'ais' ? 'withdraw-ais' : 'withdraw') }
}

/** Whom to ask where the portal has no page: the named advisor, else the help line. */
const askedOf = ({ contact }: ActHolder, reasons: readonly ActReason[] = []): Door => ({
  kind: contact.hash === undefined ? 'help-line' : 'advisor',
  target: contact,
  reasons,
})

/** A letter where a guide is written for the contract, else whom to ask. PAPER-02 to PAPER-05. */
const byLetter = (account: Account, holder: ActHolder, reasons: readonly ActReason[] = []): Door =>
  hasGuide(account) ? { kind: 'letter', target: PAPER, reasons } : askedOf(holder, reasons)

const doorOf = (account: Account, { act, reasons }: ActOutlook, holder: ActHolder, today: PlainDate): Door => {
  const against = reasons.filter(({ kind }) => !TOLD_BY_PAGE.has(kind))
  const [first, second] = against
  if (first === undefined) return { kind: 'portal', target: pageOf(act, account), reasons }
  if (second !== undefined) return { kind: 'shut', reasons }
  if (first.kind === 'external-space') {
    const target = { to: pathTo('redirect', { action: act === 'payment' ? 'voluntary-payment' : 'space' }) }
    return { kind: 'external', target, reasons }
  }
  if (first.kind === 'on-paper') return byLetter(account, holder, reasons)
  if (first.kind !== 'withdraw-page') return { kind: 'shut', reasons }
  return givesSomething(account, today) ? { kind: 'portal', target: pageOf(act, account), reasons } : askedOf(holder, reasons)
}

/** The door of an account whose acts no call tells: money out goes by letter if it is authorised and a guide exists; for all else the saver asks their contact. WDR-19. */
const askedDoor = (account: Account, act: Act, isAuthorized: boolean, holder: ActHolder): Door => {
  if (holder.isMirror) return { kind: 'shut', reasons: [{ kind: 'mirror', lifter: 'nobody' }] }
  return act === 'release' && isAuthorized ? byLetter(account, holder) : askedOf(holder)
}

/**
 * Says of each account of ours, individual contracts included, where each act is done. Every account gets one door for each act; a contract of
 * one family never gets a page of another. docs/rules/possible-acts.md, ACTS-10, ACTS-13.
 *
 * @param accounts accounts of the saver; those of other banks are left out
 * @param outlooks what the calls say of the accounts that they know
 * @param authorized individual contracts out of which money may be taken
 * @param holder who the saver is
 * @param today day of the question
 * @example doorsOf([lifeInsurance], [], new Set(), holder, plainDate('2026-11-20'))[0]?.doors[0]?.door.kind // 'advisor'
 */
export const doorsOf = (
  accounts: readonly Account[],
  outlooks: readonly AccountOutlook[],
  authorized: ReadonlySet<string>,
  holder: ActHolder,
  today: PlainDate,
): readonly AccountDoors[] => {
  const known = new Map(outlooks.map(({ account, acts }) => [account, acts]))
  return accounts
    .filter(({ scope }) => scope !== 'bi')
    .map((account) => ({
      account,
      doors: ACTS.map((act) => {
        const outlook = known.get(account)?.find((one) => one.act === act)
        const door =
          outlook === undefined
            ? askedDoor(account, act, authorized.has(account.policy_id), holder)
            : doorOf(account, outlook, holder, today)
        return { act, door, outlook }
      }),
    }))
}
