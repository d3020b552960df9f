import type { Statecharts } from '../statecharts/index.ts'
import { changeMachine, profileContextsMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  'profile-contexts': {
    title: 'How the profile is changed',
    summary:
      'What the main company says of changes of identity and address: each is asked for again alone, and shows no form before it is known.',
    machine: profileContextsMachine,
  },
  'profile-change': {
    title: 'One change of the profile',
    summary: 'Answers and a document, checked, sent once, and kept whatever happens.',
    machine: changeMachine<Readonly<Record<string, string>>>(),
  },
}
