import type { Statecharts } from '../statecharts/index.ts'
import { attachmentMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  attachment: {
    title: 'Attaching a contract',
    summary:
      'What it is, what the letter says, a look at what was recognised, then the attachment: every refusal leads back to what was typed.',
    machine: attachmentMachine,
  },
}
