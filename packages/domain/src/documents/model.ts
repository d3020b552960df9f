import * as z from 'zod'

import { frenchDateOnWire, type PlainDate } from '../calendar/index.ts'
import { eurosOnWire } from '../money/index.ts'

/** Kinds of document that our servers make, in the order of a list; any other is shown as it is named (ENT-59, ENT-60). The first is ours. */
export const DOCUMENT_TYPES = [
  'RECAPITULATIF_FISCAL',
  'RELEVE_ANNUEL',
  'RELEVE_PERFORMANCE',
  'AVIS_OPERATION',
  'POSITIONS',
] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

const link = z.object({ href: z.string() })

/** What a document is about, so that each front end can name it by what it is: a field of ours (DOCU-07). */
const documentAbout = z.object({
  /** The operation of a notice. */
  operation: z.object({ type: z.string(), label: z.string(), amount: eurosOnWire }).optional(),
  /** Contracts that it is about. */
  accounts: z.array(z.object({ policy_id: z.string(), title: z.string() })),
  /** Name of the company that took them out. */
  company: z.string().optional(),
  /** Year that it tells of. */
  year: z.int().optional(),
})
export type DocumentAbout = z.output<typeof documentAbout>

/** A document as one sample writes it (ENT-59), with what it is about. */
const datedDocument = z.object({
  id: z.string().min(1),
  code_type: z.string().min(1),
  date_creation: frenchDateOnWire,
  code_langue: z.string().optional(),
  autorise_envoi_postal: z.boolean().optional(),
  id_entreprise: z.string().nullish(),
  about: documentAbout.optional(),
  _links: z.object({ download: link.optional(), entreprise: link.optional() }).optional(),
})

/** A document as the other sample writes it (ENT-60). */
const typedDocument = z.object({ company_id: z.string().min(1), id: z.string().min(1), type: z.string().min(1) })

/** A document of a list, in either of the two forms that the specification shows. */
export const listedDocument = z.union([datedDocument, typedDocument])
export type ListedDocument = z.output<typeof listedDocument>

/** A document in one form, whichever the server wrote. */
export type SavedDocument = {
  readonly id: string
  readonly type: string
  /** Undefined where the server does not say the day. */
  readonly date: PlainDate | undefined
  readonly company: string | undefined
  /** Undefined where the server does not say it: the document keeps the name of its type. */
  readonly about?: DocumentAbout | undefined
}

/**
 * Reads a document of a list, whichever of the two forms it has.
 *
 * @param listed a document of an answer
 * @example savedDocument({ id: '7', type: 'ABONDEMENT', company_id: 'c1' }) // { id: '7', type: 'ABONDEMENT', date: undefined, company: 'c1' }
 */
export const savedDocument = (listed: ListedDocument): SavedDocument =>
  'code_type' in listed
    ? {
        id: listed.id,
        type: listed.code_type,
        date: listed.date_creation,
        company: listed.id_entreprise ?? undefined,
        ...(listed.about === undefined ? {} : { about: listed.about }),
      }
    : { id: listed.id, type: listed.type, date: undefined, company: listed.company_id }

/** A file by its name and type. */
export type FileName = { readonly name: string; readonly type: string }

/** Kinds of document that a spreadsheet reads. */
const SHEETS: ReadonlySet<string> = new Set<DocumentType>(['POSITIONS'])

/**
 * Says in which form a document is handed over.
 *
 * @param type type of a document
 * @example formOf('POSITIONS') // 'CSV'
 */
export const formOf = (type: string): 'PDF' | 'CSV' => (SHEETS.has(type) ? 'CSV' : 'PDF')

/** What a file may be called on every system. */
const nameable = (text: string): string => text.replaceAll(/[^\w.-]+/g, '_').slice(0, 60)

/**
 * Names the file of a document: its type and its day (DOCS-05).
 *
 * @param document a document
 * @example fileOf({ id: '7', type: 'RELEVE_ANNUEL', date: plainDate('2025-12-31'), company: undefined }).name // 'RELEVE_ANNUEL_2025-12-31.pdf'
 */
export const fileOf = ({ type, date }: Pick<SavedDocument, 'type' | 'date'>): FileName => {
  const stem = nameable(date === undefined ? type : `${type}_${date}`)
  return formOf(type) === 'CSV'
    ? { name: `${stem}.csv`, type: 'text/csv;charset=utf-8' }
    : { name: `${stem}.pdf`, type: 'application/pdf' }
}
