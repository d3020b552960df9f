import { AmountsTool, LanguageTool } from '../portal/index.ts'
import type { Example, PageExample } from '../shell/index.ts'
import { FieldSpecimens } from './field-specimens.tsx'
import { FileSpecimens } from './file-specimens.tsx'
import { Outbox } from './outbox.tsx'

/** Fields of every format, with the switch that hides amounts. */
export const FIELDS: Example = {
  name: 'fields of every format',
  element: (
    <>
      <AmountsTool />
      <FieldSpecimens />
    </>
  ),
}

/** Fields for files: empty, filled and refused, with the switch of the language. */
export const FILES: Example = {
  name: 'fields for files',
  element: (
    <>
      <LanguageTool />
      <FileSpecimens />
    </>
  ),
}

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
  FIELDS,
  FILES,
  ONE_LETTER,
  SILENT_OUTBOX,
  { name: 'a document tree beside its button', address: '/developer/pdf-render' },
]
