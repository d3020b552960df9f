import type * as z from 'zod'

/** A file of a request as a server reads it. */
export type UploadedFile = { readonly name: string; readonly contentType: string; readonly bytes: Uint8Array }

/** A file that a caller sends; a browser's own `File` is one. Its bytes stay with it until they are asked for. */
export type FileToSend = {
  readonly name: string
  readonly size: number
  readonly type: string
  readonly slice: (start: number, end: number) => { readonly arrayBuffer: () => Promise<ArrayBuffer> }
}

/** What a call takes as files, beside its `request`: a multipart body with one part `data` and parts `files`. */
export type CallFiles = {
  /** Fewest files of a request, and most. */
  readonly least: number
  readonly files: number
  /** Most bytes of all files together. */
  readonly totalBytes: number
  /** What the files may call themselves. */
  readonly contentTypes: readonly string[]
  /** The files of a request as they came, content included. */
  readonly schema: z.ZodType<readonly UploadedFile[]>
  /** What is wrong with files before they are sent, as far as it shows without their bytes. */
  readonly problems: (
    files: readonly FileToSend[],
  ) => readonly { readonly path: string; readonly code: string; readonly params?: Record<string, string | number> }[]
}
