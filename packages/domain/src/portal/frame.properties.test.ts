import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { anyAccount } from '../accounts/arbitraries.ts'
import { plainDate } from '../calendar/index.ts'
import { users } from '../session/arbitraries.ts'
import type { User } from '../session/index.ts'
import { contractsOf, SIMULATOR } from '../withdrawal/index.ts'
import { disabledRoutes, viewers } from './arbitraries.ts'
import {
  arriveAt,
  contactOf,
  footerOf,
  mainMenu,
  modalOf,
  outcomeOf,
  profileMenu,
  siteMapOf,
  type MenuInput,
  type MenuItem,
  type Outcome,
  type RouteId,
  type Target,
  type Viewer,
} from './index.ts'

const input: Omit<MenuInput, 'user'> = {
  roboEntities: 0,
  disabledFeatures: new Set(),
  statement: { companies: [], enterprises: [] },
}

const menuIds = (user: User): ReadonlySet<string> =>
  new Set(mainMenu({ ...input, user }).flatMap(({ items }) => items.map(({ id }) => id)))

const followable = (entries: readonly MenuItem[]): readonly Target[] => entries.filter(({ state }) => state === 'open')

/** Whether an address shows a page, or says in a mirror session why it is shut (P-PERM-01). */
const stands = ({ kind }: Outcome): boolean => kind === 'show' || kind === 'mirror'

/** Targets that do not open at once for who looks: addresses that show no page, fragments that open no modal. */
const closed = (targets: readonly Target[], viewer: Viewer, disabled: ReadonlySet<RouteId> = new Set()): readonly Target[] =>
  targets.filter(({ to, hash }) => {
    const visit = { viewer, environment: 'production', disabled, now: 0 } as const
    const isShut = to !== undefined && !stands(outcomeOf({ ...visit, address: to }))
    return isShut || (hash !== undefined && modalOf(hash, { path: to ?? '/epargne', viewer }) === undefined)
  })

describe('the frame', () => {
  test.prop([users, disabledRoutes, fc.nat(2), fc.boolean()])(
    '[P-NAV-01] [P-NAV-28] every entry of the main menu leads to a page that the same person may open, or is not open',
    (user, disabled, roboEntities, hasCoaching) => {
      const coachingUrl = hasCoaching ? 'https://coach.example' : undefined
      const groups = mainMenu({ ...input, user, disabledRoutes: disabled, roboEntities, coachingUrl })
      const entries = followable(groups.flatMap(({ items }) => items))
      expect(closed(entries, { kind: 'member', user }, disabled)).toEqual([])
    },
  )

  test.prop([users])(
    '[P-NAV-26] [P-NAV-27] every open entry of the profile menu leads somewhere that the same person may open',
    (user) => {
      const viewer = { kind: 'member', user } as const
      const shut = followable(profileMenu({ user, consents: 'loaded' })).filter(({ to, hash }) =>
        to === undefined
          ? modalOf(hash ?? '', { path: '/epargne', viewer }) === undefined
          : !stands(arriveAt({ address: to, viewer, environment: 'production', disabled: new Set(), now: 0 }).outcome),
      )
      expect(shut).toEqual([])
    },
  )

  test.prop([viewers])(
    '[P-FOOT-01] every link of the footer leads to a page or a modal that is there for who sees it',
    (viewer) => {
      const { links, contact } = footerOf({ viewer, socialLinks: [] })
      expect(closed([...links, contact], viewer)).toEqual([])
    },
  )

  test.prop([viewers, disabledRoutes])(
    '[P-ROUTE-37] every address of the site map opens for who reads it, and is there once',
    (viewer, disabled) => {
      const entries = siteMapOf(viewer, 'production', disabled).flatMap((section) => section.entries)
      expect(closed(entries, viewer, disabled)).toEqual([])
      expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length)
    },
  )

  test.prop([fc.array(anyAccount, { maxLength: 3 }), users])(
    '[P-NAV-14] [P-NAV-15] [P-PERM-05] [S-ROLE-11] the retirement estimate is there exactly with a withdrawable contract of six types',
    (accounts, someone) => {
      const withdrawable = accounts.some(
        ({ type, scope, status, balance }) =>
          ['PER', 'PERO', 'PERECO', 'PERU', 'A83', 'A82'].includes(type) &&
          scope === 'ais' &&
          status === 'ENCOURS' &&
          balance.gt(0),
      )
      expect(menuIds({ ...someone, accounts }).has('retirement-estimate')).toBe(withdrawable)
    },
  )

  test.prop([fc.array(anyAccount, { maxLength: 3 }), users])(
    '[P-NAV-15] [MRM-13] the retirement estimate is there exactly where its page finds something to split',
    (accounts, someone) => {
      const found = contractsOf(accounts, SIMULATOR, plainDate('2026-11-20')).length > 0
      expect(menuIds({ ...someone, accounts }).has('retirement-estimate')).toBe(found)
    },
  )

  test.prop([users])('withdrawal and transfer are there exactly with a collective scope', (user) => {
    const holds = user.scopes.some((scope) => scope === 'ais' || scope === 's2e')
    expect([menuIds(user).has('withdraw'), menuIds(user).has('transfer')]).toEqual([holds, holds])
  })

  test.prop([viewers])('contact leads to a page or to a modal, always to one of them', (viewer) => {
    const { to, hash } = contactOf(viewer)
    expect([to, hash].filter((target) => target !== undefined)).toHaveLength(1)
  })
})
