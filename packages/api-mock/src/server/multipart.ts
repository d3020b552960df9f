import type { CallFiles, UploadedFile } from '@hautelisse/domain/contract'

import { readBounded, readJsonText, refuseUnread, wrong, type BodyLimits, type RefusedBody } from './body.ts'
import type { ApiContext } from './context.ts'

/** A body with files: the JSON of its part `data`, and its parts `files`. */
type ReadForm = { readonly kind: 'form'; readonly value: unknown; readonly files: readonly UploadedFile[] } | RefusedBody

/** A boundary may be this long (RFC 2046). */
const LONGEST_BOUNDARY = 70
const BOUNDARY = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i

/** How much of a text still fits after a mismatch, for each number of bytes that did (Knuth, Morris and Pratt). */
const fallbacksOf = (sought: Uint8Array): Uint8Array => {
  const fallbacks = new Uint8Array(sought.length + 1)
  for (let at = 1, fits = 0; at < sought.length; at += 1) {
    while (fits > 0 && sought[at] !== sought[fits]) fits = fallbacks[fits] ?? 0
    if (sought[at] === sought[fits]) fits += 1
    fallbacks[at + 1] = fits
  }
  return fallbacks
}

/** Counts how often a text of bytes occurs, in bytes that arrive in parts. */
const occurrencesOf = (sought: Uint8Array) => {
  const fallbacks = fallbacksOf(sought)
  let fits = 0
  let count = 0
  return (part: Uint8Array): number => {
    for (const byte of part) {
      while (fits > 0 && byte !== sought[fits]) fits = fallbacks[fits] ?? 0
      if (byte === sought[fits]) fits += 1
      if (fits < sought.length) continue
      fits = 0
      count += 1
    }
    return count
  }
}

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((size, { byteLength }) => size + byteLength, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.byteLength
  }
  return all
}

const formOf = async (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | undefined> => {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    return undefined
  }
}

/** Signs that are not seen and can make a name look like another: controls, marks of direction, separators of lines. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

const fileOf = async (file: File): Promise<UploadedFile> => ({
  name: file.name.replaceAll(UNSEEN, ''),
  contentType: file.type,
  bytes: new Uint8Array(await file.arrayBuffer()),
})

const NAMES: ReadonlySet<string> = new Set(['data', 'files'])

/** Reads the parts of a form: one text `data`, any number of files `files`, and nothing else. */
const readForm = async (form: FormData): Promise<ReadForm> => {
  const others = [...new Set([...form.keys()].filter((name) => !NAMES.has(name)))]
  if (others.length > 0) return wrong('unrecognized-keys', { keys: others.join(', ').slice(0, 200) })
  const [data, ...more] = form.getAll('data')
  if (typeof data !== 'string' || more.length > 0) return wrong('malformed-form')
  const files = form.getAll('files')
  if (!files.every((file) => typeof file !== 'string')) return wrong('malformed-form')
  const read = readJsonText(data)
  return read.kind === 'refused' ? read : { kind: 'form', value: read.value, files: await Promise.all(files.map(fileOf)) }
}

/**
 * Reads the body of a call that takes files: a form with one part `data`, its JSON, and parts `files`. It is read up to the bytes and the number of
 * parts that the call takes; beyond them it is refused and not read on.
 *
 * @param context the request
 * @param limits largest size of what goes with the files, and longest time
 * @param accepted what the call takes as files
 */
export const readMultipart = async (context: ApiContext, limits: BodyLimits, accepted: CallFiles): Promise<ReadForm> => {
  const type = context.req.header('Content-Type') ?? ''
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined || boundary.length > LONGEST_BOUNDARY) return wrong('not-multipart')

  const bounds = { ...limits, bodyBytes: limits.bodyBytes + accepted.totalBytes }
  const boundariesIn = occurrencesOf(new TextEncoder().encode(`--${boundary}`))
  // A boundary stands before each part, `data` among them, and after the last.
  const mostBoundaries = accepted.files + 2
  const parts: Uint8Array[] = []
  const ended = await readBounded(context.req.raw, bounds, (part) => {
    parts.push(part)
    return boundariesIn(part) > mostBoundaries ? wrong('too-many-files', { files: accepted.files }) : undefined
  })
  if (ended !== undefined) return ended.kind === 'refused' ? ended : refuseUnread(context, ended, bounds)

  const form = await formOf(joined(parts), type)
  return form === undefined ? wrong('malformed-form') : readForm(form)
}
