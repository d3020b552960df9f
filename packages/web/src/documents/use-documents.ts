import {
  documentChoices,
  filterDocuments,
  type DocumentChoices,
  type DocumentFilter,
  type DocumentLine,
} from '@hautelisse/domain/documents'
import { pageOf, type ListPage } from '@hautelisse/domain/operations'
import { documentsMachine, type DocumentsRead } from '@hautelisse/machines/documents'
import { selectAccounts } from '@hautelisse/machines/session'
import { useLocation } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useRefreshOnReturn } from '../resource/index.ts'
import { parseQuery, useApp, useSession } from '../shell/index.ts'
import { saveFile } from './save-file.ts'
import { useDocumentNames } from './words.ts'

const PARTS = ['documents'] as const
const ROWS = 50

/** Runs the list of documents of this page. */
export const useDocuments = () => {
  const { client } = useApp()
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const [snapshot, send, actor] = useMachine(documentsMachine, { input: { client, saveFile, query: parseQuery(query) } })
  // A link of the menu may ask otherwise while the page stays.
  useEffect(() => send({ type: 'addressFollowed', query: parseQuery(query) }), [query, send])
  useRefreshOnReturn(actor, PARTS)
  return { snapshot, send }
}

/** What a list of documents shows. */
export type DocumentsView = {
  readonly lines: readonly DocumentLine[]
  readonly choices: DocumentChoices
  readonly page: ListPage<DocumentLine>
}

/** Names, filters and counts over every document; what is drawn is a page of them. */
export const useDocumentsView = ({ documents }: DocumentsRead, filter: DocumentFilter): DocumentsView => {
  const accounts = useSession(selectAccounts)
  const nameOf = useDocumentNames()
  const companies = useMemo(() => new Map(accounts.map(({ company_id, company_name }) => [company_id, company_name])), [accounts])
  const all = documents.map((document): DocumentLine => ({
    ...document,
    label: nameOf(document.type),
    companyName: document.company === undefined ? undefined : companies.get(document.company),
  }))
  const lines = filterDocuments(all, filter)
  return { lines, choices: documentChoices(all, filter), page: pageOf(lines, filter.page, ROWS) }
}
