import { matchRoute, type RouteMatch, type Viewer } from '@hautelisse/domain/portal'
import { viewerOf } from '@hautelisse/machines/portal'
import { selectIsSettled } from '@hautelisse/machines/session'
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import { isPage, linkTo, outcomeFor, parseQuery, type App, type Opening, type Place } from '../shell/index.ts'
import { askOfSession } from './arrival.ts'

type Guarded = {
  readonly context: { readonly app: App }
  readonly location: Pick<ParsedLocation, 'href' | 'state'>
}

/** A page that only waits for the session must not wait until it is known who is there: it is part of finding out. */
const isPartOfSession = (match: RouteMatch | undefined): boolean =>
  match?.route.access === 'everyone' && match.route.content === 'spinner'

/** Leads to another address of the portal, in place of the one that was asked for. */
const leadTo = (address: string): void => {
  redirect({ ...linkTo(address), replace: true, throw: true })
}

/** Says over the page that stands, which stays as it is, that nothing can be done in a mirror session (P-PERM-07). */
const forbid = (standing: string): void => {
  const modal = { hash: 'forbidden_mirror', hashScrollIntoView: false, resetScroll: false } as const
  redirect({ ...linkTo(standing), ...modal, replace: true, throw: true })
}

/**
 * Makes the one guard of every address: it waits until it is known who is there, asks the domain what the address comes to, and leads on or
 * lets in (docs/decisions/04, P-ROUTE-81 to -83). In a mirror session a door of an act leads nowhere and says so.
 *
 * @param app - what is asked and told on the way
 * @param opening - how the first page was opened
 */
export const createGuard = (app: App, opening: Opening): ((guarded: Guarded) => Promise<{ readonly place: Place }>) => {
  let last: string | undefined
  let standing: string | undefined
  // Entries of the history at which a page was shut that was opened by its address: Back finds them again.
  const shut = new Set<string | undefined>()
  let who: string | undefined
  // What one person was shown tells nothing of the next.
  const meet = (viewer: Viewer): void => {
    const id = viewer.kind === 'member' ? viewer.user.id : undefined
    if (id === who) return
    who = id
    standing = undefined
    shut.clear()
  }
  return async ({ location }) => {
    const [address = '/'] = location.href.split('#')
    const [path = '/', query = ''] = address.split('?')
    const match = matchRoute(path)
    const isArrival = address !== last
    const isFirst = last === undefined
    last = address
    if (!isPartOfSession(match)) await waitFor(app.session, selectIsSettled)
    const viewer = viewerOf(app.session.getSnapshot())
    meet(viewer)
    const outcome = outcomeFor(app, address, viewer)
    if (outcome.kind === 'go') leadTo(outcome.to)
    if (outcome.kind === 'mirror') {
      const { __TSR_key: entry } = location.state
      if (isArrival && standing !== undefined && standing !== address && !shut.has(entry)) forbid(standing)
      shut.add(entry)
    }
    if (isPage(outcome) && outcome.route.content === 'screen') standing = address
    if (outcome.kind === 'load') app.navigation.leave(outcome.to)
    if (outcome.kind === 'other-family') app.report(outcome.message)
    if (outcome.kind === 'show' && isArrival) askOfSession(app, outcome, parseQuery(query), isFirst ? opening : 'inside')
    return { place: { address, outcome } }
  }
}
