import type { Statecharts } from '../statecharts/index.ts'
import { changePasswordMachine, otpMachine, sessionMachine, watchMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  watch: {
    title: 'Watch',
    summary: 'How long a session lasts: inactivity with its warning, the absolute limit, and the server told of activity.',
    machine: watchMachine,
  },
  'one-time-code': {
    title: 'One-time code',
    summary: 'The confirmation by a one-time code: offered, asked for, back from it, validated or declined.',
    machine: otpMachine,
  },
  'change-password': {
    title: 'Change of password',
    summary: 'Asks where the password is changed and leads there.',
    machine: changePasswordMachine,
  },
  session: {
    title: 'Session',
    summary:
      'From finding a session again or going to the door, over signing in and loading the families of data, to the end of the session.',
    machine: sessionMachine,
  },
}
