import type { Statecharts } from '../statecharts/index.ts'
import { keepingMachine, offerMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  keeping: {
    title: 'Keeping a draft',
    summary: 'What is typed in an act, kept for the person a second after the last change, and erased once the act is recorded.',
    machine: keepingMachine,
  },
  'kept-offer': {
    title: 'A kept draft',
    summary: 'A draft that is found before its act begins: offered, taken up again, or erased.',
    machine: offerMachine,
  },
}
