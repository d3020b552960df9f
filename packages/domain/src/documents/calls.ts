import * as z from 'zod'

import { defineCall, eachIfReadable } from '../contract/index.ts'
import { documentTree } from '../explain/index.ts'
import { yearArchive } from './archive.ts'
import { listedDocument } from './model.ts'

/** Lists the documents of a saver (P-CALL-64). */
export const documentsCall = defineCall({
  name: 's2e-documents',
  summary: 'Documents of the saver',
  method: 'POST',
  version: 'v2',
  path: '/services/api-s2e/documents',
  reads: true,
  request: z.strictObject({}),
  answer: z.object({ s2e_documents: eachIfReadable(listedDocument) }),
  rows: ['P-CALL-64', 'O-CALL-51', 'ENT-59', 'ENT-60'],
})

/** Hands over one document as base64 (P-CALL-65). */
export const downloadDocumentCall = defineCall({
  name: 's2e-download-document',
  summary: 'One document as base64',
  method: 'POST',
  version: 'v2',
  path: '/services/api-s2e/download-document',
  reads: true,
  costly: 'printer',
  request: z.strictObject({ id: z.string().min(1).max(200) }),
  answer: z.base64(),
  rows: ['P-CALL-65', 'O-CALL-52'],
})

/** Gives everything of one year in one file (DOCU-06). A call of ours. */
export const yearArchiveCall = defineCall({
  name: 's2e-year-archive',
  summary: 'Everything of one year as a ZIP in base64, and which parts of it could not be made',
  method: 'POST',
  version: 'v2',
  path: '/services/api-s2e/year-archive',
  reads: true,
  costly: 'printer',
  extension: 'year-archive',
  request: z.strictObject({ year: z.int().min(1900).max(2100) }),
  answer: yearArchive,
  rows: [],
})

/** Prints a document tree as a PDF (P-CALL-92). */
export const renderPdfCall = defineCall({
  name: 'render-pdf',
  summary: 'A document tree as a PDF in base64',
  method: 'POST',
  version: 'v3',
  path: '/weasyprint/render-pdf-base64',
  reads: true,
  signedIn: false,
  costly: 'printer',
  request: documentTree,
  answer: z.base64(),
  rows: ['P-CALL-92', 'O-CALL-82'],
})
