import { routeOf } from '@hautelisse/domain/portal'
import { PageContext, type Between, type Example } from '../shell/index.ts'
import { DocumentsPage } from './documents-page.tsx'

type Given = { readonly person?: string; readonly query?: string; readonly between?: Between }

/** The page of documents. */
export const documentsPage = (name: string, { person = 'sylvie-garnier', query = '', between }: Given = {}): Example => ({
  name,
  element: (
    <PageContext value={{ kind: 'show', route: routeOf('documents'), params: {}, layout: 'collective' }}>
      <DocumentsPage />
    </PageContext>
  ),
  address: `/documents${query}`,
  ports: { person, ...(between === undefined ? {} : { between }) },
})

/** Answers the list of documents, or the file of one, with something else. */
export const answering =
  (path: 'documents' | 'download-document' | 'year-archive' | 'declaration', body: unknown, status = 200): Between =>
  (request, pass) =>
    request.path.split('?')[0]?.endsWith(`/${path}`) === true ? Promise.resolve({ status, body: JSON.stringify(body) }) : pass()

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  documentsPage('all documents'),
  documentsPage('no document yet', { person: 'camille-verdier' }),
  {
    ...documentsPage('the tax return is found'),
    acts: [{ until: '[type="search"]' }, { fill: '[type="search"]', text: 'impôts' }],
  },
  {
    ...documentsPage('nothing found'),
    acts: [{ until: '[type="search"]' }, { fill: '[type="search"]', text: 'attestation bancaire' }],
  },
  documentsPage('unavailable', { between: answering('documents', { errorData: 'ERR_INTERNAL' }, 500) }),
]
