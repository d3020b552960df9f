import type { Account } from '@hautelisse/domain/accounts'
import type { ActHolder } from '@hautelisse/domain/possible-acts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { contactOf } from '@hautelisse/domain/portal'
import { canBePaid } from '@hautelisse/domain/release'
import { birthDateOf, mobileOf, needsOtp, VISITOR, type User } from '@hautelisse/domain/session'
import { actsMachine, type ActsEvent, type ActsSnapshot } from '@hautelisse/machines/possible-acts'
import { selectUser } from '@hautelisse/machines/session'
import { useMachine } from '@xstate/react'
import { useRefreshOnReturn } from '../resource/index.ts'
import { useApp, useSession } from '../shell/index.ts'

const PARTS = ['acts'] as const

/** What the acts depend on of the person who is signed in. */
const holderOf = (user: User, isMirror: boolean): ActHolder => {
  const banks = [...(user.s2e_profile?.bank_accounts ?? []), ...(user.ais_profile?.bank_accounts ?? [])]
  return {
    birth: birthDateOf(user),
    isMirror,
    canReceive: canBePaid(user.s2e_profile, undefined),
    hasMandate: banks.some(({ type, warrant }) => type === 'PRELEVEMENT' && warrant !== null),
    payors: (user.s2e_profile?.companies ?? []).filter(({ payor }) => payor).map(({ id }) => id),
    needsMobile: needsOtp(user) && mobileOf(user) === undefined,
    contact: contactOf({ kind: 'member', user }),
  }
}

/** What the page reads, and what it says. */
type ActsView = {
  readonly snapshot: ActsSnapshot
  readonly send: (event: ActsEvent) => void
  readonly today: PlainDate
}

/**
 * Runs the machine of the acts for as long as its page is there.
 *
 * @param only the accounts that the page is about; without it all that the saver has
 * @param whose what the reader can do, or what the saver can, to whom somebody who looks at their space shows it
 */
export const useActs = (only?: readonly Account[], whose: 'reader' | 'saver' = 'reader'): ActsView => {
  const { client, clock } = useApp()
  const user = useSession(selectUser) ?? VISITOR
  const input = {
    client,
    accounts: only ?? user.accounts,
    holder: holderOf(user, whose === 'reader' && user.is_mirror),
    today: clock.today(),
  }
  const [snapshot, send, actor] = useMachine(actsMachine, { input })
  useRefreshOnReturn(actor, PARTS)
  return { snapshot, send, today: input.today }
}
