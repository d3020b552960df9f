/**
 * The table of expected outcomes: what each address must come to for each kind of visitor. It is written by hand from the requirements and never
 * derived from the route table, so that the two can be held against each other: by the unit test beside it, and in a browser.
 *
 * A row is an address as somebody types it and, for each kind of visitor, where it ends (`at`: path and query, without a slash at the end), which
 * page is there (`screen`) and in which frame (`layout`; none where the application shows no page of its own). `ids` are the rules that the row
 * shows and belong in the title of its test. `disabled`, `environment` and `now` are the state of the portal that a row needs; without them every
 * route is on, the environment is development and no maintenance is near. `leadsOn` marks a page that does its work and goes elsewhere by
 * itself (a spinner): a browser sees it only for a moment.
 */
import { MEMBER_PAGES } from './expected/member-pages.testing.ts'
import { PUBLIC_PAGES } from './expected/public-pages.testing.ts'
import { DEVELOPER_ADDRESSES, STATES } from './expected/states.testing.ts'
import { ODD_ADDRESSES, UNKNOWN_ADDRESSES } from './expected/unknown-addresses.testing.ts'
import type { ExpectedOutcome } from './expected/viewers.testing.ts'

export {
  VIEWERS,
  VISITOR_KINDS,
  type ExpectedOutcome,
  type Landing,
  type Screen,
  type VisitorKind,
} from './expected/viewers.testing.ts'

/** Every address of the portal, and some that are none, with what each must come to. */
export const EXPECTED_OUTCOMES: readonly ExpectedOutcome[] = [
  ...PUBLIC_PAGES,
  ...MEMBER_PAGES,
  ...UNKNOWN_ADDRESSES,
  ...ODD_ADDRESSES,
  ...DEVELOPER_ADDRESSES,
  ...STATES,
]
