import type { RouteId } from '@hautelisse/domain/portal'
import type { App } from '../shell/index.ts'

type Prepare = (app: App, route: RouteId, signal: AbortSignal) => Promise<void>

const home: Prepare = async (app, route, signal) => (await import('../accounts/routes.tsx')).prepareHome(app, route, signal)

const nothing: Prepare = async () => {}

/** Pages that a server paints, and what each asks for before it can be drawn whole (docs/decisions/16). */
export const PAINTED: Readonly<Partial<Record<RouteId, Prepare>>> = {
  'visitor-home': nothing,
  'savings-home': home,
  transmission: home,
}
