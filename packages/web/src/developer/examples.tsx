import type { Example, PageExample } from '../shell/index.ts'
import { Outbox } from './outbox.tsx'

/** What would have been sent for somebody who has one letter. */
export const ONE_LETTER: Example = {
  name: 'the outbox with a letter',
  element: <Outbox />,
  ports: {
    person: 'helene-fontanel',
    between: async (request, pass) =>
      request.path === '/api/outbox'
        ? {
            ...(await pass()),
            status: 200,
            body: JSON.stringify([
              { at: 0, kind: 'message', to: 'elise.montagnac@example.org', subject: 'Message de Hélène', text: 'Bonjour' },
            ]),
          }
        : pass(),
  },
}

/** The outbox of an API that does not answer. */
export const SILENT_OUTBOX: Example = {
  name: 'the outbox that cannot be read',
  element: <Outbox />,
  ports: {
    person: 'helene-fontanel',
    between: (request, pass) => {
      if (request.path === '/api/outbox') throw new TypeError('offline')
      return pass()
    },
  },
}

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly (Example | PageExample)[] = [
  ONE_LETTER,
  SILENT_OUTBOX,
  { name: 'a document tree beside its button', address: '/developer/pdf-render' },
]
