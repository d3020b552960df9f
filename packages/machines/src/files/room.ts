import type { Statecharts } from '../statecharts/index.ts'
import { fileFieldMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  'file-field': {
    title: 'File field',
    summary: 'A field for files: chosen, looked into, then kept or refused with a reason.',
    machine: fileFieldMachine,
  },
}
