import type { Statecharts } from '../statecharts/index.ts'
import { detailsMachine, historyMachine, onceMachine, operationMachine, underWayMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  operation: {
    title: 'Operation',
    summary: 'One operation that an address names: read first, or said not to be held by the person.',
    machine: operationMachine,
  },
  history: {
    title: 'History of operations',
    summary:
      'Operations and scheduled payments, each read alone and kept while it is read anew; the address holds what is asked.',
    machine: historyMachine,
  },
  'operation-details': {
    title: 'Operation in full',
    summary: 'What an operation is made of, read when it is opened; only those of employee savings are told beyond their line.',
    machine: detailsMachine,
  },
  'under-way': {
    title: 'Orders under way',
    summary: 'What a saver has ordered and is not done yet, read for the page of an account and for the first line of each flow.',
    machine: underWayMachine,
  },
  once: {
    title: 'An act that is done once',
    summary: 'A window asks, one key stays while it is open, and what could not be sent may be sent again under it.',
    machine: onceMachine,
  },
}
