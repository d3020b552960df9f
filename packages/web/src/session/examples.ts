import type { PageExample } from '../shell/index.ts'

/** Pages of the room, for whatever looks at all states. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'the home of visitors', address: '/' },
  { name: 'the choice of a space', address: '/login' },
  {
    name: 'a sign-out asked for from outside',
    address: '/logout/easyprojets',
    ports: { person: 'sylvie-garnier', isOpened: true },
  },
  { name: 'the question whether somebody is still there', address: '/epargne#auto_logout', ports: { person: 'sylvie-garnier' } },
]
