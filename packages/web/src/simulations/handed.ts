import type { ListedSimulation } from '@hautelisse/machines/simulations'
import type { App } from '../shell/index.ts'

/** A simulation on its way from the list to the page that shows it. */
const HANDED = new WeakMap<App['client'], ListedSimulation>()

export const handOver = ({ client }: Pick<App, 'client'>, item: ListedSimulation): void => void HANDED.set(client, item)

/** Takes the simulation that was handed over, once. */
export const takeHanded = ({ client }: Pick<App, 'client'>): ListedSimulation | undefined => {
  const item = HANDED.get(client)
  HANDED.delete(client)
  return item
}
