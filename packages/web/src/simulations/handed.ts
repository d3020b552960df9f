import type { Case } from '@hautelisse/domain/case'
import type { App } from '../shell/index.ts'

/** A case on its way from one page of the tab to the page that shows it. */
const HANDED = new WeakMap<App['client'], Case>()

export const handOver = ({ client }: Pick<App, 'client'>, one: Case): void => void HANDED.set(client, one)

/** Takes the case that was handed over, once. */
export const takeHanded = ({ client }: Pick<App, 'client'>): Case | undefined => {
  const one = HANDED.get(client)
  HANDED.delete(client)
  return one
}
