import {
  selectIsEnded,
  selectIsSettled,
  selectIsSignedIn,
  selectIsUnavailable,
  type SessionSnapshot,
} from '@hautelisse/machines/session'
import { redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import type { App } from './app-context.ts'
import { loadRoomWords } from './languages.ts'

type Guarded = { readonly context: { readonly app: App } }

/** Waits until it is known who is there: no guard decides before (docs/decisions/04). */
const settled = ({ context }: Guarded): Promise<SessionSnapshot> => waitFor(context.app.session, selectIsSettled)

/**
 * Keeps a page for people who are signed in; everyone else is led to the visitor's home (P-ROUTE-83).
 *
 * Someone whose session has just ended stays where they are, behind the modal that says so, and a silent API is said on the page itself.
 */
export const forMembers = async (guarded: Guarded): Promise<void> => {
  const snapshot = await settled(guarded)
  if (!selectIsSignedIn(snapshot) && !selectIsEnded(snapshot) && !selectIsUnavailable(snapshot))
    redirect({ to: '/', replace: true, throw: true })
  await loadRoomWords()
}

/** Keeps the developer pages out of every environment but development (P-DEV-06). */
export const forDevelopers = async ({ context }: Guarded): Promise<void> => {
  if (context.app.environment !== 'development') redirect({ to: '/', replace: true, throw: true })
  await loadRoomWords()
}

/** Leads someone who is signed in to their own home. */
export const forVisitors = async (guarded: Guarded): Promise<void> => {
  if (selectIsSignedIn(await settled(guarded))) redirect({ to: '/epargne', replace: true, throw: true })
}
