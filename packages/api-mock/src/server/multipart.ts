import type { CallFiles, UploadedFile } from '@hautelisse/domain/contract'
import { MultipartParser, MaxPartsExceededError, type MultipartPart } from '@remix-run/multipart-parser'

import { readBounded, readJsonText, refuseUnread, wrong, type BodyLimits, type RefusedBody } from './body.ts'
import type { ApiContext } from './context.ts'

/** A body with files: the JSON of its part `data`, and its parts `files`. */
type ReadForm = { readonly kind: 'form'; readonly value: unknown; readonly files: readonly UploadedFile[] } | RefusedBody

/** A boundary may be this long (RFC 2046). */
const LONGEST_BOUNDARY = 70
const BOUNDARY = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i

/** Signs that are not seen and can make a name look like another: controls, marks of direction, separators of lines. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** What a browser writes in place of the signs that would end a name. */
const nameOf = (filename: string): string =>
  filename
    .replaceAll('%22', '"')
    .replaceAll(/%0[AD]/gi, '')
    .replaceAll(UNSEEN, '')

const fileOf = ({ filename = '', mediaType = '', bytes }: MultipartPart): UploadedFile => ({
  name: nameOf(filename),
  contentType: mediaType,
  bytes,
})

const NAMES: ReadonlySet<string | undefined> = new Set(['data', 'files'])

/** Reads the parts of a form: one text `data`, any number of files `files`, and nothing else. */
const readForm = (parts: readonly MultipartPart[]): ReadForm => {
  const others = [...new Set(parts.map(({ name }) => name).filter((name) => !NAMES.has(name)))]
  if (others.length > 0) return wrong('unrecognized-keys', { keys: others.join(', ').slice(0, 200) })
  const [data, ...more] = parts.filter(({ name }) => name === 'data')
  const files = parts.filter(({ name }) => name === 'files')
  if (data === undefined || data.isFile || more.length > 0 || !files.every(({ isFile }) => isFile)) return wrong('malformed-form')
  const read = readJsonText(data.text)
  return read.kind === 'refused' ? read : { kind: 'form', value: read.value, files: files.map(fileOf) }
}

/** Takes the pieces of a form; what follows its end is no part of it (RFC 2046), such as a last line end in a piece of its own. */
const partsReader = (parser: MultipartParser): ((piece: Uint8Array) => readonly MultipartPart[]) => {
  let isOver = false
  const hasEnded = (): boolean => {
    try {
      parser.finish()
      return true
    } catch {
      return false
    }
  }
  return (piece) => {
    if (isOver) return []
    try {
      return [...parser.write(piece)]
    } catch (error) {
      isOver = hasEnded()
      if (isOver) return []
      throw error
    }
  }
}

/** Does what reads a form; what is no form is refused. */
const reading = <Read>(mostFiles: number, read: () => Read): Read | RefusedBody => {
  try {
    return read()
  } catch (error) {
    return error instanceof MaxPartsExceededError ? wrong('too-many-files', { files: mostFiles }) : wrong('malformed-form')
  }
}

/**
 * Reads the body of a call that takes files: a form with one part `data`, its JSON, and parts `files`. It is read up to the bytes and the number of
 * parts that the call takes, piece by piece as it arrives; beyond them it is refused and not read on.
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
  const { bodyBytes } = bounds
  // One part more than files: the data.
  const parser = new MultipartParser(boundary, {
    maxParts: accepted.files + 1,
    maxFileSize: bodyBytes,
    maxTotalSize: bodyBytes,
  })
  const readParts = partsReader(parser)
  const parts: MultipartPart[] = []
  const ended = await readBounded(context.req.raw, bounds, (piece) =>
    reading(accepted.files, () => void parts.push(...readParts(piece))),
  )
  if (ended !== undefined) return ended.kind === 'refused' ? ended : refuseUnread(context, ended, bounds)
  return reading(accepted.files, () => {
    parser.finish()
    return readForm(parts)
  })
}
