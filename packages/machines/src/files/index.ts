export { fileFieldMachine } from './machine.ts'
export type { FieldFile, FileFieldEvent, FileFieldInput, FilesNews, PickedFile, RefusedFieldFile } from './machine.ts'
export { selectFileField, viewOfSlot } from './selectors.ts'
export type { FileFieldView, ListedFile, RefusalGroup } from './selectors.ts'
