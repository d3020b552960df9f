import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { PROVIDER_SCOPE } from '../contract/index.ts'
import { scopeSets } from '../session/arbitraries.ts'
import { addresses, instants, routeAddresses, viewers, visits } from './arbitraries.ts'
import {
  arriveAt,
  defaultProfilePath,
  maintenanceAt,
  MAINTENANCE_WINDOWS,
  matchRoute,
  memberOf,
  modalOf,
  MODALS,
  outcomeOf,
  pathTo,
  ROUTES,
} from './index.ts'

describe('outcome', () => {
  test.prop([visits])('[P-ROUTE-81] every text typed as an address comes to something, by three redirects at most', (visit) => {
    let steps = 0
    let outcome = outcomeOf(visit)
    while (outcome.kind === 'go') {
      steps += 1
      expect(steps).toBeLessThanOrEqual(3)
      outcome = outcomeOf({ ...visit, address: outcome.to })
    }
    expect(arriveAt(visit).outcome).toEqual(outcome)
  })

  test.prop([visits])('[P-ROUTE-49] [P-ROUTE-81] every redirect leads to an address of the table', (visit) => {
    const outcome = outcomeOf(visit)
    if (outcome.kind !== 'go') return
    expect(matchRoute(outcome.to.replace(/\?.*/, ''))).toBeDefined()
  })

  test.prop([visits])('[P-ROUTE-83] [P-PERM-03] [OPS-05] [S-ROLE-05] without a user id no page of members is shown', (visit) => {
    const { outcome } = arriveAt(visit)
    if (outcome.kind !== 'show' || memberOf(visit.viewer) !== undefined) return
    expect(['everyone', 'visitors', 'developers']).toContain(outcome.route.access)
  })

  test.prop([visits])('[P-DEV-06] [OPS-40] [P-PERM-15] no developer page is shown outside development', (visit) => {
    const { outcome } = arriveAt(visit)
    if (outcome.kind === 'show' && outcome.route.access === 'developers') expect(visit.environment).toBe('development')
  })

  test.prop([visits])('[P-ROUTE-82] a disabled page is never shown, but for the two that redirects lead to', (visit) => {
    const { outcome } = arriveAt(visit)
    if (outcome.kind !== 'show' || !visit.disabled.has(outcome.route.id)) return
    expect(['visitor-home', 'error-page']).toContain(outcome.route.id)
  })

  test.prop([visits])('[P-MAINT-01] [P-MAINT-06] / shows the maintenance screen in its windows and at no other time', (visit) => {
    const outcome = outcomeOf({ ...visit, address: '/' })
    expect(outcome.kind === 'maintenance').toBe(maintenanceAt(visit.now) !== undefined)
  })

  test.prop([visits, fc.string({ unit: fc.constantFrom('#', '?', '/', '\n', 'a') })])(
    '[P-MODAL-01] a fragment changes nothing of what an address shows',
    (visit, fragment) => {
      const plain = visit.address.replace(/#.*$/su, '')
      expect(outcomeOf({ ...visit, address: `${plain}#${fragment}` })).toEqual(outcomeOf({ ...visit, address: plain }))
    },
  )
})

describe('addresses', () => {
  test.prop([addresses])('[P-ROUTE-49] what a path is read as is written as a path that is read as the same', (address) => {
    const match = matchRoute(address)
    if (match === undefined) return
    expect(matchRoute(pathTo(match.route.id, match.params))).toEqual(match)
  })

  test.prop([routeAddresses])('one slash at the end changes nothing, two make the address unknown', (address) => {
    if (address.endsWith('/')) return
    expect(matchRoute(`${address}/`)).toEqual(matchRoute(address))
    expect(matchRoute(`${address}//`)).toBeUndefined()
  })

  test.prop([scopeSets])(
    '[PROF-03] [PROF-04] [P-ROUTE-80] the default profile is of a scope held, employee savings first, whatever the scopes',
    (scopes) => {
      const first = ['s2e', 'ais'].find((scope) => scopes.some((held) => held === scope)) ?? PROVIDER_SCOPE
      expect(defaultProfilePath(scopes)).toBe(`/profile/${first}/personal-data`)
    },
  )
})

describe('modals', () => {
  test.prop([fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...MODALS.map(({ id }) => `#${id}`))), viewers])(
    '[P-MODAL-29] every text typed as a fragment opens one modal of the table or nothing',
    (hash, viewer) => {
      const modal = modalOf(hash, { path: '/epargne', viewer })
      if (modal !== undefined) expect(MODALS).toContain(modal.entry)
    },
  )
})

describe('maintenance', () => {
  test.prop([instants])('[P-MAINT-01] [P-MAINT-04] a window holds from its start on and before its end', (now) => {
    const expected = MAINTENANCE_WINDOWS.filter(({ from, until }) => from <= now && now < until)
    expect(maintenanceAt(now)).toEqual(expected[0])
    expect(expected.length).toBeLessThanOrEqual(1)
  })
})

describe('the table', () => {
  test.prop([fc.constantFrom(...ROUTES)])('[P-ROUTE-49] finds each of its own paths by the values that it lists', (route) => {
    const [[journey, [action]] = ['', ['']]] = Object.entries<readonly string[]>(route.actions ?? {})
    const listed = Object.entries(route.segments ?? {}).map(([name, [value = '']]) => [name, value])
    const values: Record<string, string> = { journey, action: action ?? '', step: 'choice', ...Object.fromEntries(listed) }
    const params = Object.fromEntries([...route.path.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, values[name] ?? 'x']))
    expect(matchRoute(pathTo(route.id, params))).toEqual({ route, params })
  })
})
