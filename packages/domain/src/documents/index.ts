export { archiveFile, archiveYears, type ArchiveYear, type YearArchive } from './archive.ts'
export { documentsCall, downloadDocumentCall, renderPdfCall, yearArchiveCall } from './calls.ts'
export {
  changeDocumentFilter,
  documentChoices,
  EVERY_DOCUMENT,
  filterDocuments,
  readDocumentFilter,
  type DocumentChoices,
  type DocumentFilter,
  type DocumentLine,
} from './filter.ts'
export { madeDocuments, type MadeDocument } from './made.ts'
export {
  fileOf,
  listedDocument,
  savedDocument,
  type DocumentType,
  type FileName,
  type ListedDocument,
  type SavedDocument,
} from './model.ts'
