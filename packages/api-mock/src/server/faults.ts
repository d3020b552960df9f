import type { Fault, FaultOrder } from '@hautelisse/domain/contract'

/** Who asks: the browser that may have ordered faults, and the orders that the request itself names in its header. */
export type Asker = { readonly visitor: string | undefined; readonly named: string | undefined }

/** The orders to fail that are still to be carried out. */
export type FaultBook = {
  /** Keeps an order for the requests that name it, or else for those of the visitor who gave it. */
  readonly order: (order: FaultOrder, visitor: string) => void
  /** Returns the fault that a call must show now to this caller, and counts it. */
  readonly next: (call: string, asker: Asker) => Fault | undefined
  /** Forgets the orders of a visitor, and those that the request names. */
  readonly clear: (asker: Asker) => void
}

const ownerOf = ({ for: named }: FaultOrder, visitor: string): string =>
  named === undefined ? `visitor ${visitor}` : `named ${named}`

/** Owner of the orders that were given when the API was made: everybody meets them. */
const EVERYBODY = 'everybody'

const ownersOf = ({ visitor, named }: Asker): readonly string[] => [
  ...(named === undefined ? [] : [`named ${named}`]),
  ...(visitor === undefined ? [] : [`visitor ${visitor}`]),
]

/**
 * Returns a book of faults; a later order of the same owner for the same call replaces the earlier one.
 *
 * @param orders orders given from the start: everybody meets them
 * @example createFaultBook([{ call: 'logout', fault: 'ERR_EXP', times: 1 }]).next('logout', asker) // 'ERR_EXP'
 */
export const createFaultBook = (orders: readonly FaultOrder[] = []): FaultBook => {
  const open = new Map<string, Map<string, FaultOrder>>()
  const keep = (owner: string, given: FaultOrder): void => {
    const own = open.get(owner) ?? new Map<string, FaultOrder>()
    open.set(owner, own.set(given.call, given))
  }
  const takeFrom = (owner: string, call: string): Fault | undefined => {
    const own = open.get(owner)
    const found = own?.get(call)
    if (own === undefined || found === undefined) return undefined
    if (found.times > 1) own.set(call, { ...found, times: found.times - 1 })
    else own.delete(call)
    if (own.size === 0) open.delete(owner)
    return found.fault
  }

  for (const given of orders) keep(EVERYBODY, given)
  return {
    order: (given, visitor) => keep(ownerOf(given, visitor), given),
    next: (call, asker) => {
      for (const owner of [...ownersOf(asker), EVERYBODY]) {
        const fault = takeFrom(owner, call)
        if (fault !== undefined) return fault
      }
      return undefined
    },
    clear: (asker) => {
      for (const owner of ownersOf(asker)) open.delete(owner)
    },
  }
}
