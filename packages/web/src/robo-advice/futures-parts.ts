import type { FuturesEvent, FuturesForm, FuturesView } from '@hautelisse/machines/robo-advice'

/** What every part of the futures is given. */
export type FuturesParts = {
  readonly view: FuturesView
  readonly form: FuturesForm
  readonly send: (event: FuturesEvent) => void
}
