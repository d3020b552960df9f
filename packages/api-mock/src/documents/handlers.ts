import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import type { Account } from '@hautelisse/domain/accounts'
import { yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import {
  documentsCall,
  downloadDocumentCall,
  madeDocuments,
  renderPdfCall,
  type ListedDocument,
  type MadeDocument,
} from '@hautelisse/domain/documents'
import type { DocumentTree } from '@hautelisse/domain/explain'
import { isZero } from '@hautelisse/domain/money'

import type { Person } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'
import { answered, forMembers, forVisitors, refused, type Api, type Outcome } from '../server/index.ts'
import { base64Of, base64OfText } from './base64.ts'
import { positionsOf } from './positions.ts'
import { noticeOf, performanceOf, statementOf } from './statement.ts'

const made = (person: Person, today: PlainDate): readonly MadeDocument[] =>
  madeDocuments(accountsOn(person, today), operationsOf(person, today), today)

/** Operations that have taken place. */
const operationsOf = ({ operations = [] }: Person, today: PlainDate) => operations.filter(({ date }) => date <= today)

const written = ({ id, type, date, company }: MadeDocument): ListedDocument => ({
  id,
  code_type: type,
  date_creation: date,
  code_langue: 'FR',
  autorise_envoi_postal: type !== 'POSITIONS',
  id_entreprise: company ?? null,
  _links: {
    download: { href: '/services/api-s2e/download-document' },
    ...(company === undefined ? {} : { entreprise: { href: `/entreprises/${encodeURIComponent(company)}` } }),
  },
})

/** Families of savings that documents are about. */
const isStated = ({ scope }: Account): boolean => scope === 's2e' || scope === 'ais' || scope === PROVIDER_SCOPE

/** Contracts that a document is about, as they stood on its day; one that held nothing then is left out. */
const accountsOf = (person: Person, { company, policy, date }: MadeDocument): readonly Account[] =>
  accountsOn(person, date).filter(
    (account) =>
      isStated(account) &&
      !isZero(account.balance) &&
      (company === undefined || account.company_id === company) &&
      (policy === undefined || account.policy_id === policy),
  )

const ownerOf = (accounts: readonly Account[]): string => {
  const [first] = accounts
  return first?.company_name ?? first?.title ?? ''
}

/** What a document says, made of the contracts and operations as they stood on its day. */
const treeOf = (person: Person, document: MadeDocument, today: PlainDate): DocumentTree => {
  const { date, type, operation } = document
  const all = operationsOf(person, today)
  const held = all.find(({ id }) => id === operation)
  if (held !== undefined)
    return noticeOf(
      person,
      held,
      person.accounts.find(({ policy_id }) => policy_id === held.policy_id),
    )
  const accounts = accountsOf(person, document)
  const policies = new Set(accounts.map(({ policy_id }) => policy_id))
  const operations = all.filter(
    ({ policy_id, date: on }) => policy_id !== undefined && policies.has(policy_id) && yearOf(on) === yearOf(date),
  )
  const year = { person, date, accounts, operations }
  return type === 'RELEVE_PERFORMANCE' ? performanceOf(year, ownerOf(accounts)) : statementOf(year, ownerOf(accounts))
}

/** Prints a tree where the home of the API can; a home that cannot has no such document. */
const printed = async ({ options }: Api, tree: DocumentTree): Promise<Outcome<string>> => {
  const print = await options.loadPrinter?.()
  return print === undefined ? refused('ERR_UNKNOWN') : answered(base64Of(print(tree)))
}

/** The calls about documents, answered: each document is made anew of the data (DOCS-01). */
export const documentsCalls = [
  forMembers(documentsCall, async ({ api, person }) =>
    answered({ s2e_documents: made(person, api.options.clock.today()).map(written) }),
  ),

  forMembers(downloadDocumentCall, async ({ api, person, body }) => {
    const today = api.options.clock.today()
    const document = made(person, today).find(({ id }) => id === body.id)
    if (document === undefined) return refused('ERR_UNKNOWN')
    if (document.type === 'POSITIONS') return answered(base64OfText(positionsOf(accountsOf(person, document), document.date)))
    return printed(api, treeOf(person, document, today))
  }),

  forVisitors(renderPdfCall, async ({ api, body }) => printed(api, body)),
]
