export {
  addFiles,
  checkFile,
  checkFiles,
  type AddedFiles,
  type FileDescription,
  type FileRefusal,
  type FileRefusalCode,
  type RefusedFile,
} from './check.ts'
export { extensionsOf, FILE_LIMITS, type FileLimits } from './limits.ts'
export { fileSize, FILE_SIZE_UNITS, formatFileSize, type FileSize, type FileSizeUnit } from './size.ts'
export { extensionOf, FILE_TYPES, fitsContentType, HEAD_BYTES, typeOfContent, typeOfName, type FileType } from './types.ts'
export { callFiles, filesOnWire } from './wire.ts'
export { isEmptyRow, readFrenchCell, separatorNamed, separatorOf, type FrenchCell } from './sheet-cells.ts'
export { decodeSheet, isWideText, UNREADABLE, type SheetText } from './sheet-text.ts'
export { amountCell, cellOrEmpty, dayCell, filledCell, wordCell } from './row-cells.ts'
