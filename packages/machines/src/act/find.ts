import type { Operation, OperationsRead } from '@hautelisse/domain/operations'

type Signal = { readonly signal: AbortSignal }

/**
 * Finds the operation that a request has become.
 *
 * @param read reads the saver's operations
 * @param key key under which the request was sent
 * @param options signal that ends the reading
 * @returns undefined where every operation was read and none bears the key; rejects where a part is missing and it may be in there
 * @example find: (options) => findOperation(ports.readOperations, key, options)
 */
export const findOperation = async (
  read: (options: Signal) => Promise<OperationsRead>,
  key: string,
  options: Signal,
): Promise<Operation | undefined> => {
  const { operations, missing, unreadable } = await read(options)
  const found = operations.find(({ request_key }) => request_key === key)
  if (found === undefined && missing.length + unreadable > 0)
    throw new Error('A part of the operations is missing, and the one asked for may be among them.')
  return found
}
