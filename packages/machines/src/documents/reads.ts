import { partLines } from '@hautelisse/domain/contract'
import { documentsCall, downloadDocumentCall, savedDocument, type SavedDocument } from '@hautelisse/domain/documents'
import { fromPromise } from 'xstate'
import type { Client } from '../api/index.ts'

type Asker = { readonly client: Client }

/** What was read of a list of documents. */
export type DocumentsRead = {
  readonly documents: readonly SavedDocument[]
  /** Documents of the answer that could not be read. */
  readonly unreadable: number
}

/** Reads the documents of the saver (P-CALL-64). */
export const readDocuments = fromPromise<DocumentsRead, Asker>(async ({ input: { client }, signal }) => {
  const { lines, unreadable } = partLines((await client.call(documentsCall, { body: {} }, { signal })).s2e_documents)
  return { documents: lines.map(savedDocument), unreadable }
})

/** Asks for the bytes of one document, as base64 (P-CALL-65). */
export const askDocument = ({ client }: Asker, id: string, signal: AbortSignal): Promise<string> =>
  client.call(downloadDocumentCall, { body: { id } }, { signal })
