import type { Statecharts } from '../statecharts/index.ts'
import { operationMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  operation: {
    title: 'Operation',
    summary: 'One operation that an address names: read first, or said not to be held by the person.',
    machine: operationMachine,
  },
}
