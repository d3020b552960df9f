import type { FileName } from '@hautelisse/domain/documents'

/** Hands a file to the saver; rejects if its bytes are no base64. */
export type SaveFilePort = (file: FileName, base64: string) => void
