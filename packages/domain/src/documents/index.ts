export { archiveFile, archiveYears, type ArchiveYear, type YearArchive } from './archive.ts'
export { documentsCall, downloadDocumentCall, renderPdfCall, yearArchiveCall } from './calls.ts'
export {
  changeDocumentFilter,
  documentChoices,
  EVERY_DOCUMENT,
  filterDocuments,
  isFiltered,
  readDocumentQuery,
  type DocumentChoices,
  type DocumentFilter,
  type DocumentLine,
  type DocumentQuery,
} from './filter.ts'
export { groupOf, yearGroups, type TypeCount, type YearGroup } from './groups.ts'
export { madeDocuments, taxRecord, type MadeDocument } from './made.ts'
export {
  fileOf,
  formOf,
  listedDocument,
  savedDocument,
  type DocumentAbout,
  type DocumentType,
  type FileName,
  type ListedDocument,
  type SavedDocument,
} from './model.ts'
export { documentName, type DocumentName, type PaymentMeans } from './names.ts'
export { documentWords, hasWords, TAX_PAGE_WORDS } from './search.ts'
