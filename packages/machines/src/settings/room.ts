import type { Statecharts } from '../statecharts/index.ts'
import { settingsMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  settings: {
    title: 'Settings',
    summary:
      'Language, scheme, hidden amounts, the kind of euros and the answer about cookies, kept in local storage as they are chosen.',
    machine: settingsMachine,
  },
}
