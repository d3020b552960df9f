import { yearOf } from '@hautelisse/domain/calendar'
import {
  documentChoices,
  filterDocuments,
  yearGroups,
  type DocumentChoices,
  type DocumentFilter,
  type DocumentLine,
  type SavedDocument,
  type YearGroup,
} from '@hautelisse/domain/documents'
import { formatEuros, type Euros } from '@hautelisse/domain/money'
import { documentsMachine, type DocumentsEvent, type DocumentsRead } from '@hautelisse/machines/documents'
import { selectAccounts } from '@hautelisse/machines/session'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useRefreshOnReturn } from '../resource/index.ts'
import { parseQuery, useApp, useSession } from '../shell/index.ts'
import { HIDDEN_AMOUNT, spokenAmount, useHiddenAmounts } from '../ui/amount/index.ts'
import { saveFile } from './save-file.ts'
import { useDocumentNames, useTypeNames } from './words.ts'

const PARTS = ['documents', 'declaration'] as const

/** Runs the list of documents of this page. */
export const useDocuments = (): {
  readonly snapshot: SnapshotFrom<typeof documentsMachine>
  readonly send: (event: DocumentsEvent) => void
} => {
  const { client, clock } = useApp()
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const [snapshot, send, actor] = useMachine(documentsMachine, {
    input: { client, saveFile, today: clock.today(), query: parseQuery(query) },
  })
  // A link of the menu may ask otherwise while the page stays.
  useEffect(() => send({ type: 'addressFollowed', query: parseQuery(query) }), [query, send])
  useRefreshOnReturn(actor, PARTS)
  return { snapshot, send }
}

/** What a list of documents shows. */
export type DocumentsView = {
  readonly groups: readonly YearGroup<DocumentLine>[]
  readonly choices: DocumentChoices
  /** How many documents are found. */
  readonly found: number
  /** The record of the last year that is over, whatever is asked of the list. */
  readonly latestRecord: DocumentLine | undefined
  /** First and last year of all documents. */
  readonly years: { readonly from: number; readonly to: number } | undefined
}

/** What a document is called, for the eye and for the ear; amounts stay hidden for both. */
export const useNames = () => {
  const { t } = useLingui()
  const nameOf = useDocumentNames()
  const isHidden = useHiddenAmounts()
  const unknown = t({ id: 'ui.amount.hidden', message: 'montant masqué' })
  const seen = (amount: Euros): string => (isHidden ? HIDDEN_AMOUNT : formatEuros(amount))
  const heard = (amount: Euros): string => (isHidden ? unknown : spokenAmount(formatEuros(amount)))
  return {
    seen: (document: SavedDocument): string => nameOf(document, seen),
    heard: (document: SavedDocument): string => nameOf(document, heard),
  }
}

/** Names, filters, counts and groups every document. */
export const useDocumentsView = ({ documents }: DocumentsRead, filter: DocumentFilter): DocumentsView => {
  const today = useApp().clock.today()
  const accounts = useSession(selectAccounts)
  const typeNameOf = useTypeNames()
  const { seen } = useNames()
  const companies = useMemo(() => new Map(accounts.map(({ company_id, company_name }) => [company_id, company_name])), [accounts])
  const all = documents.map((document): DocumentLine => ({
    ...document,
    name: seen(document),
    label: typeNameOf(document.type),
    companyName: document.company === undefined ? undefined : companies.get(document.company),
  }))
  const lines = filterDocuments(all, filter)
  const years = all.flatMap(({ date }) => (date === undefined ? [] : [yearOf(date)]))
  return {
    groups: yearGroups(lines, today),
    choices: documentChoices(all, filter),
    found: lines.length,
    latestRecord: all
      .filter(({ type }) => type === 'RECAPITULATIF_FISCAL')
      .toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? 1 : -1))[0],
    years: years.length === 0 ? undefined : { from: Math.min(...years), to: Math.max(...years) },
  }
}
