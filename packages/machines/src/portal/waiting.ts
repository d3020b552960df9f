import { setup } from 'xstate'
import type { NavigationPort } from '../ports/index.ts'

/** Milliseconds after which a page that only waits gives up: as long as a call may take. */
export const WAITING_LIMIT_MS = 30_000

/** Where a page that waited too long leads. */
export const WAITED_TOO_LONG = '/error-page'

export type WaitingInput = { readonly navigation: Pick<NavigationPort, 'go'>; readonly limitMs?: number }
type WaitingContext = { readonly navigation: Pick<NavigationPort, 'go'>; readonly limitMs: number }

/** A page with only a spinner (P-ROUTE-33 to -36): the background task leaves it before the limit, or it leads to the error page. */
export const waitingMachine = setup({
  types: { context: {} as WaitingContext, input: {} as WaitingInput },
  delays: { limit: ({ context }) => context.limitMs },
  actions: { goToErrorPage: ({ context }) => context.navigation.go(WAITED_TOO_LONG) },
}).createMachine({
  id: 'waiting',
  context: ({ input: { navigation, limitMs = WAITING_LIMIT_MS } }) => ({ navigation, limitMs }),
  initial: 'waiting',
  states: {
    waiting: { after: { limit: 'tooLong' } },
    tooLong: { type: 'final', entry: 'goToErrorPage' },
  },
})
