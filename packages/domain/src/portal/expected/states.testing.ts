import { FRAMES, byKind, everybody, led, members, row, unknown } from './landings.testing.ts'
import type { ExpectedOutcome, Landing } from './viewers.testing.ts'

const DEVELOPER_PAGES = [
  ['P-DEV-01', '/developer', 'developer'],
  ['P-DEV-02', '/developer/framework', 'developer-framework'],
  ['', '/developer/pdf-render', 'developer-pdf-render'],
  ['P-DEV-04', '/developer/contexts', 'developer-contexts'],
  ['P-DEV-05', '/demo', 'demo'],
] as const

/** Developer pages in each environment. */
export const DEVELOPER_ADDRESSES: readonly ExpectedOutcome[] = [
  ...DEVELOPER_PAGES.map(([id, address, screen]) =>
    row(id, 'a developer page opens in development', address, everybody(address, screen, 'bare')),
  ),
  ...DEVELOPER_PAGES.flatMap(([id, address]) =>
    (['recette', 'preproduction', 'production'] as const).map((environment) =>
      row(`${id} P-DEV-06 P-PERM-15`, `a developer page leads to / in ${environment}`, address, led, { environment }),
    ),
  ),
]

/** 23:00 in Paris on 9 December 2023, within the first window. */
const IN_MAINTENANCE = Date.UTC(2023, 11, 9, 22, 0)
const maintenance: Landing = { at: '/', screen: 'maintenance' }

const LOGIN: Landing = { at: '/login', screen: 'login', layout: 'no-header' }

/** Disabled routes and maintenance. */
export const STATES: readonly ExpectedOutcome[] = [
  row('P-ROUTE-82 P-ROUTE-02', 'a disabled page of members leads to /', '/documents', led, { disabled: ['documents'] }),
  row('P-ROUTE-82 P-ROUTE-02', 'a disabled page of everybody leads to /', '/articles', led, { disabled: ['articles'] }),
  row(
    'P-ROUTE-82',
    'a disabled profile is not reached by its default either',
    '/profile',
    { ...led, ended: { at: '/profile', screen: 'session-expired', layout: 'no-header' } },
    { disabled: ['profile'] },
  ),
  row(
    'P-ROUTE-82',
    'with their home disabled members stay on /',
    '/epargne',
    byKind((kind) => ({ at: '/', screen: 'visitor-home', layout: FRAMES[kind] })),
    { disabled: ['savings-home'] },
  ),
  row(
    'P-ROUTE-82',
    'with their home disabled members are not led to the choice of a space either',
    '/login',
    byKind((kind) =>
      kind === 'visitor' || kind === 'ended' ? LOGIN : { at: '/', screen: 'visitor-home', layout: FRAMES[kind] },
    ),
    { disabled: ['savings-home'] },
  ),
  row('P-ROUTE-82', 'neither / nor the error page can be disabled', '/nimporte-quoi', unknown, {
    disabled: ['visitor-home', 'error-page'],
  }),
  row('P-ROUTE-82', 'neither / nor the error page can be disabled', '/', led, { disabled: ['visitor-home', 'error-page'] }),
  row(
    'P-MAINT-01',
    'in a maintenance window / shows its screen to everybody',
    '/',
    byKind(() => maintenance),
    { now: IN_MAINTENANCE },
  ),
  row(
    'P-MAINT-01',
    'in a maintenance window other pages open as ever',
    '/operations',
    { ...members('/operations', 'operations'), visitor: maintenance },
    { now: IN_MAINTENANCE },
  ),
]
