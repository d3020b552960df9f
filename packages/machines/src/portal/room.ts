import type { Statecharts } from '../statecharts/index.ts'
import {
  developerKeyMachine,
  maintenanceMachine,
  modalsMachine,
  ssoMachine,
  surroundingsMachine,
  waitingMachine,
} from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  modals: {
    title: 'Modals',
    summary: 'The one modal that the address fragment opens for the current viewer; a child of the application.',
    machine: modalsMachine,
  },
  surroundings: {
    title: 'Surroundings',
    summary: 'What the menu needs to know beyond the person: coaching and consents, each on its own; a child of the application.',
    machine: surroundingsMachine,
  },
  'developer-key': {
    title: 'Developer key',
    summary: 'The key "<" in development: to the developer page and back; a child of the application.',
    machine: developerKeyMachine,
  },
  sso: {
    title: 'Single sign-on',
    summary:
      'The way to an operation of the external space: confirmed, then in a new tab, or by a link where the browser refuses it.',
    machine: ssoMachine,
  },
  maintenance: {
    title: 'Maintenance',
    summary: 'The maintenance screen: it looks at the clock until its window is over, then leads to /.',
    machine: maintenanceMachine,
  },
  waiting: {
    title: 'Waiting',
    summary: 'A page with only a spinner: the background task leaves it before the limit, or it leads to the error page.',
    machine: waitingMachine,
  },
}
