import type { PageExample } from '../shell/index.ts'

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'the accounts, with why some cannot', address: '/transactional/arbitration', ports: { person: 'sylvie-garnier' } },
]
