import { extensionsOf, MEGABYTE, type FileLimits } from './limits.ts'
import { fitsContentType, typeOfContent, typeOfName } from './types.ts'

/** What is known of a file before it is sent. */
export type FileDescription = {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** What the file calls itself; may be empty. */
  readonly contentType: string
  /** Its first bytes, once they are read; without them the content is not looked at. */
  readonly head?: Uint8Array | undefined
}

/** Why a file is not taken, with the figures of the sentence that says so. */
export type FileRefusal =
  | { readonly code: 'file-type'; readonly params: { readonly extensions: string } }
  | { readonly code: 'file-content' | 'file-empty' | 'file-unreadable' | 'file-name-twice'; readonly params?: undefined }
  | { readonly code: 'file-too-large' | 'files-too-large'; readonly params: { readonly megabytes: number } }
  | { readonly code: 'too-many-files'; readonly params: { readonly files: number } }
export type FileRefusalCode = FileRefusal['code']

/** A file that was not taken, and why. */
export type RefusedFile<Given> = { readonly file: Given; readonly refusal: FileRefusal }

/** What a field holds after files were added: those taken, and those not. */
export type AddedFiles<Given> = { readonly kept: readonly Given[]; readonly refused: readonly RefusedFile<Given>[] }

/**
 * Checks one file for itself: its extension, what it calls itself, its size, and its first bytes once they are read.
 *
 * Rule P-FILE-01, P-FILE-03, P-FILE-04, P-FILE-07. The first thing that is wrong is the one that is said.
 *
 * @returns why it is refused, or nothing
 * @example checkFile({ name: 'a.gif', size: 12, contentType: 'image/gif' }, FILE_LIMITS.drop)?.code // 'file-type'
 */
export const checkFile = (file: FileDescription, limits: FileLimits): FileRefusal | undefined => {
  const type = typeOfName(file.name)
  if (type === undefined || !limits.types.includes(type))
    return { code: 'file-type', params: { extensions: extensionsOf(limits.named).join(' ') } }
  if (file.size > limits.fileBytes) return { code: 'file-too-large', params: { megabytes: limits.fileBytes / MEGABYTE } }
  if (file.size <= 0) return { code: 'file-empty' }
  if (!fitsContentType(type, file.contentType)) return { code: 'file-content' }
  return file.head === undefined || typeOfContent(file.head) === type ? undefined : { code: 'file-content' }
}

/** The same name, whichever way its accents are written: systems differ in that. */
const isSameName = (one: string, other: string): boolean => one.normalize() === other.normalize()

const sizeOf = (files: readonly FileDescription[]): number => files.reduce((sum, { size }) => sum + size, 0)

const checkAmong = (file: FileDescription, kept: readonly FileDescription[], limits: FileLimits): FileRefusal | undefined => {
  const alone = checkFile(file, limits)
  if (alone !== undefined) return alone
  if (limits.uniqueNames && kept.some(({ name }) => isSameName(name, file.name))) return { code: 'file-name-twice' }
  if (kept.length >= limits.files) return { code: 'too-many-files', params: { files: limits.files } }
  return sizeOf(kept) + file.size > limits.totalBytes
    ? { code: 'files-too-large', params: { megabytes: limits.totalBytes / MEGABYTE } }
    : undefined
}

/**
 * Adds files to those that a field holds, one after the other: each is taken if it fits with those before it.
 *
 * What the field held stays, whatever comes. A field for one file exchanges it, but only for one that may be taken.
 * Rule P-FILE-01 to P-FILE-13.
 *
 * @param kept files that were taken before
 * @param added files to add, in their order
 * @example addFiles([], [{ name: 'a.pdf', size: 12, contentType: '' }], FILE_LIMITS.drop).kept.length // 1
 */
export const addFiles = <Given extends FileDescription>(
  kept: readonly Given[],
  added: readonly Given[],
  limits: FileLimits,
): AddedFiles<Given> => {
  const exchanges = limits.files === 1
  const taken: Given[] = exchanges ? [] : [...kept]
  const refused: RefusedFile<Given>[] = []
  for (const file of added) {
    const refusal = checkAmong(file, taken, limits)
    if (refusal === undefined) taken.push(file)
    else refused.push({ file, refusal })
  }
  return { kept: exchanges && taken.length === 0 ? kept : taken, refused }
}

/**
 * Checks all files of a request again, as if each had been added to an empty field.
 *
 * @returns refusals by place in the list; none when the field would have taken them all
 * @example checkFiles([{ name: 'a.gif', size: 12, contentType: '' }], FILE_LIMITS.drop)[0]?.index // 0
 */
export const checkFiles = (
  files: readonly FileDescription[],
  limits: FileLimits,
): readonly { readonly index: number; readonly refusal: FileRefusal }[] => {
  const listed = files.map((file, index) => ({ ...file, index }))
  return addFiles([], listed, limits).refused.map(({ file, refusal }) => ({ index: file.index, refusal }))
}
