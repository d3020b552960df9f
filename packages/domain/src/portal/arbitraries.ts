import fc from 'fast-check'

import { ENVIRONMENTS, PROVIDER_SCOPE } from '../contract/index.ts'
import { origins, users } from '../session/arbitraries.ts'
import { VISITOR } from '../session/index.ts'
import type { Visit } from './outcome.ts'
import { ROUTES, type RouteId } from './routes.ts'
import { MAINTENANCE_WINDOWS } from './maintenance.ts'
import type { Viewer } from './viewer.ts'

/** Anybody who may look: nobody, somebody whose session has ended, somebody signed in, and a user without an id. */
export const viewers: fc.Arbitrary<Viewer> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Viewer>({ kind: 'visitor' }) },
  { weight: 2, arbitrary: fc.option(origins, { nil: undefined }).map((origin): Viewer => ({ kind: 'ended', origin })) },
  { weight: 6, arbitrary: users.map((user): Viewer => ({ kind: 'member', user })) },
  { weight: 1, arbitrary: users.map(({ origin, scopes }): Viewer => ({ kind: 'member', user: { ...VISITOR, origin, scopes } })) },
)

/** Sets of routes taken away by configuration, empty as often as not. */
export const disabledRoutes: fc.Arbitrary<ReadonlySet<RouteId>> = fc.oneof(
  fc.constant(new Set<RouteId>()),
  fc.subarray(ROUTES.map(({ id }) => id)).map((ids) => new Set(ids)),
)

const words = fc.constantFrom(
  'ais',
  's2e',
  PROVIDER_SCOPE,
  'choice',
  'callback',
  'contact',
  'message',
  'personal-data',
  'retirement',
  'type',
  'PERO',
  'easyprojets',
  '__proto__',
  'constructor',
  '..',
  '%',
  '%2F',
  '',
)

const segments = fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 12 }), fc.webSegment())

/** Addresses of a route with anything for its parameters. */
export const routeAddresses: fc.Arbitrary<string> = fc
  .record({ route: fc.constantFrom(...ROUTES), values: fc.array(segments, { minLength: 4, maxLength: 4 }) })
  .map(({ route, values }) => route.path.replaceAll(/\{\w+[?*]?\}/g, () => values.shift() ?? 'x'))

/** What somebody may type: addresses of the portal with anything for their parameters, changed a little, or any text at all. */
export const addresses: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: routeAddresses },
  { weight: 1, arbitrary: fc.tuple(routeAddresses, fc.webQueryParameters()).map(([path, query]) => `${path}?${query}#advisor`) },
  { weight: 1, arbitrary: fc.tuple(routeAddresses, segments).map(([path, segment]) => `${path}/${segment}`) },
  { weight: 1, arbitrary: fc.webPath() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)

/** Instants near the maintenance windows and at any time. */
export const instants: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) }),
  fc
    .tuple(fc.constantFrom(...MAINTENANCE_WINDOWS), fc.boolean(), fc.integer({ min: -2, max: 2 }))
    .map(([{ from, until }, atStart, shift]) => (atStart ? from : until) + shift),
)

/** Any address opened by anybody, in any state of the portal. */
export const visits: fc.Arbitrary<Visit> = fc.record({
  address: addresses,
  viewer: viewers,
  environment: fc.constantFrom(...ENVIRONMENTS),
  disabled: disabledRoutes,
  now: instants,
})
