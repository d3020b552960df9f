import type { Account } from '../accounts/index.ts'
import type { AccountDoors, Act, Door } from '../possible-acts/index.ts'
import { compareDates, type PlainDate } from '../calendar/index.ts'
import { pathTo, type Target } from '../portal/index.ts'

/** Acts of the home, in the order in which they are shown. */
export const HOME_ACTS = ['payment', 'switch', 'release'] as const satisfies readonly Act[]
export type HomeAct = (typeof HOME_ACTS)[number]

/** The three doors at the head of the home of an individual customer; one that leads nowhere is left out. */
export type HeadDoors = {
  /** Paying in, on a page of the portal or in the external space of the contract. */
  readonly payment: { readonly kind: 'portal' | 'external'; readonly account: Account; readonly target: Target } | undefined
  /** Whom the saver asks, for which acts, and whether other contracts have a door of their own. */
  readonly asked:
    | {
        readonly kind: 'advisor' | 'help-line'
        readonly acts: readonly HomeAct[]
        readonly target: Target
        readonly isRest: boolean
      }
    | undefined
  /** Money out at retirement: its page, or the first day on which the law opens it. */
  readonly retirement:
    | { readonly kind: 'open'; readonly target: Target }
    | { readonly kind: 'from'; readonly from: PlainDate }
    | undefined
}

type Open = Exclude<Door, { readonly kind: 'shut' }>
type OpenDoor = { readonly account: Account; readonly act: Act; readonly door: Open }

const openDoors = (doors: readonly AccountDoors[]): readonly OpenDoor[] =>
  doors.flatMap(({ account, doors: all }) =>
    all.flatMap(({ act, door }) => (door.kind === 'shut' ? [] : [{ account, act, door }])),
  )

const paymentOf = (open: readonly OpenDoor[]): HeadDoors['payment'] => {
  const [first] = open.flatMap(({ account, act, door: { kind, target } }) =>
    act === 'payment' && (kind === 'portal' || kind === 'external') ? [{ kind, account, target }] : [],
  )
  return first
}

const askedOf = (open: readonly OpenDoor[]): Omit<NonNullable<HeadDoors['asked']>, 'isRest'> | undefined => {
  const [first] = open.flatMap(({ act, door: { kind, target } }) =>
    HOME_ACTS.some((one) => one === act) && (kind === 'advisor' || kind === 'help-line') ? [{ kind, target }] : [],
  )
  if (first === undefined) return undefined
  const isAsked = (act: HomeAct): boolean => open.some((one) => one.act === act && one.door.kind === first.kind)
  return { ...first, acts: HOME_ACTS.filter(isAsked) }
}

const retirementOf = (doors: readonly AccountDoors[]): HeadDoors['retirement'] => {
  const releases = doors
    .filter(({ account }) => account.scope === 'ais')
    .flatMap(({ doors: all }) => all.flatMap(({ act, door }) => (act === 'release' ? [door] : [])))
  if (releases.every(({ kind }) => kind === 'shut')) return undefined
  const days = releases.flatMap(({ reasons }) => reasons.flatMap((one) => (one.kind === 'under-legal-age' ? [one.from] : [])))
  const [from] = days.toSorted(compareDates)
  if (from !== undefined) return { kind: 'from', from }
  return { kind: 'open', target: { to: pathTo('withdraw-case', { withdrawCase: 'retirement' }) } }
}

/**
 * Chooses the doors at the head of the home out of those of all contracts: the first contract that is paid in by oneself, whom to ask about the others, and
 * retirement with its day. docs/rules/home.md, HOME-DOORS-01.
 *
 * @param doors contracts of the saver, each with one door for each act
 * @example headDoors(doorsOf([lifeInsurance], [], new Set(), holder, today)).asked?.acts // ['payment', 'switch', 'release']
 */
export const headDoors = (doors: readonly AccountDoors[]): HeadDoors => {
  const open = openDoors(doors)
  const payment = paymentOf(open)
  const asked = askedOf(open)
  return {
    payment,
    asked: asked && { ...asked, isRest: payment !== undefined },
    retirement: retirementOf(doors),
  }
}
