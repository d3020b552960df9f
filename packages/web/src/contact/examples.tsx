import type { PageExample } from '../shell/index.ts'

/** The contact journey of a person. */
export const contactPage = (name: string, ports: NonNullable<PageExample['ports']> = {}): PageExample => ({
  name,
  address: '/profile/s2e/contact/message',
  ports: { person: 'sylvie-garnier', ...ports },
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  contactPage('a message to write'),
  contactPage('a server that takes no message', { extensions: [] }),
]
