import { maintenanceAt } from '@hautelisse/domain/portal'
import { assign, setup } from 'xstate'
import type { ClockPort, NavigationPort } from '../ports/index.ts'

/** Milliseconds between two looks at the clock: a computer that slept through the end of a window notices soon. */
export const MAINTENANCE_CHECK_MS = 15_000

export type MaintenancePorts = { readonly clock: Pick<ClockPort, 'now'>; readonly navigation: Pick<NavigationPort, 'go'> }
export type MaintenanceInput = { readonly ports: MaintenancePorts }
type MaintenanceContext = MaintenanceInput & { readonly until: number | undefined }

const untilOf = ({ clock }: MaintenancePorts): number | undefined => maintenanceAt(clock.now())?.until

/**
 * The maintenance screen (P-MAINT-01 to -06): it stays while the window lasts, looks at the clock again and again, and then leads to /.
 *
 * The clock is asked instead of waiting the whole time: a timer stands still while the computer sleeps.
 */
export const maintenanceMachine = setup({
  types: { context: {} as MaintenanceContext, input: {} as MaintenanceInput },
  delays: {
    untilNextCheck: ({ context: { ports, until } }) =>
      Math.min(MAINTENANCE_CHECK_MS, Math.max(0, (until ?? 0) - ports.clock.now())),
  },
  guards: { lasts: ({ context }) => context.until !== undefined },
  actions: {
    lookAtClock: assign({ until: ({ context }) => untilOf(context.ports) }),
    goToEntrance: ({ context }) => context.ports.navigation.go('/'),
  },
}).createMachine({
  id: 'maintenance',
  context: ({ input }) => ({ ...input, until: untilOf(input.ports) }),
  initial: 'checking',
  states: {
    checking: {
      entry: 'lookAtClock',
      always: [{ guard: 'lasts', target: 'waiting' }, { target: 'over' }],
    },
    waiting: { after: { untilNextCheck: 'checking' } },
    over: { type: 'final', entry: 'goToEntrance' },
  },
})
