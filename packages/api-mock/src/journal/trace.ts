import type { UploadedFile } from '@hautelisse/domain/contract'

const inHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What the journal keeps of a file: enough to tell it from any other. The stand-in has no archive to hand the file itself to. */
export const traceOf = async ({ name, bytes }: UploadedFile) => ({
  name,
  bytes: bytes.byteLength,
  sha256: inHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))),
})
