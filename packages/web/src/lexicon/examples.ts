import type { PageExample } from '../shell/index.ts'

/** Pages of the room, for whatever looks at all states. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'the lexicon beside the home', address: '/epargne#lexicon-home', ports: { person: 'sylvie-garnier' } },
]
