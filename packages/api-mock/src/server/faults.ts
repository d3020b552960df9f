import type { Fault, FaultOrder } from '@hautelisse/domain/contract'

/** The orders to fail that are still to be carried out, by call. */
export type FaultBook = {
  readonly order: (order: FaultOrder) => void
  /** Returns the fault that a call must show now, and counts it. */
  readonly next: (call: string) => Fault | undefined
  readonly clear: () => void
}

/**
 * Returns a book of faults; a later order for a call replaces the earlier one.
 *
 * @param orders orders given from the start
 * @example createFaultBook([{ call: 'logout', fault: 'ERR_EXP', times: 1 }]).next('logout') // 'ERR_EXP'
 */
export const createFaultBook = (orders: readonly FaultOrder[] = []): FaultBook => {
  const open = new Map<string, FaultOrder>()
  const order = (given: FaultOrder) => void open.set(given.call, given)
  orders.forEach(order)
  return {
    order,
    next: (call) => {
      const found = open.get(call)
      if (found === undefined) return undefined
      if (found.times > 1) open.set(call, { ...found, times: found.times - 1 })
      else open.delete(call)
      return found.fault
    },
    clear: () => open.clear(),
  }
}
