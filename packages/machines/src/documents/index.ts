export { archiveMachine, selectArchive, selectMissing, type ArchiveEvent, type ArchiveInput } from './archive.ts'
export {
  documentsMachine,
  selectDeclared,
  selectDocumentFilter,
  selectDocuments,
  selectFile,
  selectIsOpen,
  selectRows,
  type DocumentsEvent,
  type DocumentsInput,
} from './machine.ts'
export { printMachine, selectPrinting, type PrintEvent, type PrintInput } from './print.ts'
export type { SaveFilePort } from './ports.ts'
export type { DocumentsRead } from './reads.ts'
