import type { PageExample } from '../shell/index.ts'

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [{ name: 'the button of administrators', address: '/robo-advisor/admin' }]
