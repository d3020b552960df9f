import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import type { Account } from '@hautelisse/domain/accounts'
import { dateOf, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import {
  documentsCall,
  downloadDocumentCall,
  madeDocuments,
  renderPdfCall,
  taxRecord,
  yearArchiveCall,
  fileOf,
  type ListedDocument,
  type MadeDocument,
} from '@hautelisse/domain/documents'
import { declaredYears } from '@hautelisse/domain/declaration'
import type { DocumentTree } from '@hautelisse/domain/explain'
import { isZero } from '@hautelisse/domain/money'

import { declaredIn } from '../declaration/index.ts'
import type { Person } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'
import { answered, clientOf, forMembers, forVisitors, refused, type Api } from '../server/index.ts'
import { fileAbout, packed, type Part } from './archive.ts'
import { base64OfText } from './base64.ts'
import { noticeOf } from './notice.ts'
import { performanceOf } from './performance.ts'
import { positionsOf } from './positions.ts'
import { printed, printingFor } from './printed.ts'
import { declaredSheet, operationsSheet } from './sheets.ts'
import { statementOf } from './statement.ts'
import { taxRecordOf } from './tax-record.ts'

const made = (person: Person, today: PlainDate): readonly MadeDocument[] => {
  const operations = operationsOf(person, today)
  return madeDocuments(accountsOn(person, today), operations, today, declaredYears(operations))
}

/** Operations that have taken place. */
const operationsOf = ({ operations = [] }: Person, today: PlainDate) => operations.filter(({ date }) => date <= today)

const written = ({ id, type, date, company, about }: MadeDocument): ListedDocument => ({
  id,
  code_type: type,
  date_creation: date,
  code_langue: 'FR',
  autorise_envoi_postal: type !== 'POSITIONS',
  id_entreprise: company ?? null,
  about,
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
  if (type === 'RECAPITULATIF_FISCAL') return taxRecordOf(person, declaredIn(person, yearOf(date), today), { date, today })
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
  const year = { person, date, today, accounts, operations }
  return type === 'RELEVE_PERFORMANCE' ? performanceOf(year, ownerOf(accounts)) : statementOf(year, ownerOf(accounts))
}

const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Where a document stands in the archive of its year: the name of the company, else the contract that it is about, ends its name. */
const nameIn = ({ accounts }: Person, document: MadeDocument): string => {
  const { name } = fileOf(document)
  const company = accounts.find(({ company_id }) => company_id !== undefined && company_id === document.company)
  const about = company?.company_name ?? document.policy
  return about === undefined ? name : fileAbout(name, about)
}

/** Statements of a year and its sheets; a notice of an operation says no more than its line. */
const partsOf = (api: Api, person: Person, year: number): readonly Part[] => {
  const today = api.options.clock.today()
  const documents = made(person, today).filter(({ date, type }) => yearOf(date) === year && type !== 'AVIS_OPERATION')
  const end = dateOf(year, 12, 31)
  const sheet = (name: string, write: () => string): Part => ({ name, date: end, make: async () => textBytes(write()) })
  return [
    ...documents.map((document): Part =>
      document.type === 'POSITIONS'
        ? sheet(nameIn(person, document), () => positionsOf(accountsOf(person, document), document.date))
        : {
            name: nameIn(person, document),
            date: document.date,
            make: async () => (await api.options.loadPrinter?.())?.(treeOf(person, document, today)),
          },
    ),
    sheet(`OPERATIONS_${year}.csv`, () => operationsSheet(operationsOf(person, today), person.accounts, year, today)),
    sheet(`A_DECLARER_${year}.csv`, () => declaredSheet(declaredIn(person, year, today).lines)),
  ]
}

/** The calls about documents, answered: each document is made anew of the data (DOCS-01). */
export const documentsCalls = [
  forMembers(documentsCall, async ({ api, person }) =>
    answered({ s2e_documents: made(person, api.options.clock.today()).map(written) }),
  ),

  forMembers(downloadDocumentCall, async ({ api, person, body }) => {
    const today = api.options.clock.today()
    // That of the present year is printed for its page, and listed once the year is over.
    const document = [taxRecord(yearOf(today)), ...made(person, today)].find(({ id }) => id === body.id)
    if (document === undefined) return refused('ERR_UNKNOWN')
    if (document.type === 'POSITIONS')
      return answered(await base64OfText(positionsOf(accountsOf(person, document), document.date)))
    return printed(api, person.oauth_profile.sub, treeOf(person, document, today))
  }),

  forMembers(yearArchiveCall, async ({ api, person, body: { year } }) => {
    const today = api.options.clock.today()
    const hasAny = year < yearOf(today) && made(person, today).some(({ date }) => yearOf(date) === year)
    if (!hasAny) return refused('ERR_UNKNOWN')
    return printingFor(api.printing, person.oauth_profile.sub, async () =>
      answered(
        await packed(
          { title: `Hautelisse, votre année ${year}`, date: dateOf(year, 12, 31) },
          partsOf(api, person, year),
          api.options.pause,
        ),
      ),
    )
  }),

  forVisitors(renderPdfCall, async ({ api, context, body }) => printed(api, clientOf(api, context), body, api.visitorPrinting)),
]
