/**
 * Kinds of file that a saver may send: what their names end with, what they call themselves, and the bytes they begin with.
 *
 * Some systems give a file none of the usual content types, or an old one; the bytes decide then.
 */
export const FILE_TYPES = {
  pdf: {
    extensions: ['pdf'],
    contentTypes: ['application/pdf', 'application/x-pdf'],
    signature: [0x25, 0x50, 0x44, 0x46, 0x2d],
  },
  png: {
    extensions: ['png'],
    contentTypes: ['image/png', 'image/x-png'],
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  jpg: {
    extensions: ['jpg', 'jpeg'],
    contentTypes: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
    signature: [0xff, 0xd8, 0xff],
  },
} as const satisfies Record<
  string,
  { readonly extensions: readonly string[]; readonly contentTypes: readonly string[]; readonly signature: readonly number[] }
>

export type FileType = keyof typeof FILE_TYPES

/** Bytes from the start of a file that are enough to know its type. */
export const HEAD_BYTES = 8

/** Content types of a file that nobody has looked into. */
const UNKNOWN_CONTENT = /* @__PURE__ */ new Set(['', 'application/octet-stream'])

const NAMES = Object.keys(FILE_TYPES) as FileType[]

/**
 * Reads the extension of a file's name: what follows its last dot, in small letters; a name that only begins with a dot has none.
 *
 * Rule P-FILE-03: case does not count.
 *
 * @example extensionOf('Scan.final.PDF') // 'pdf'
 */
export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/**
 * Gives the type that a file's name claims, or nothing.
 *
 * @example typeOfName('photo.JPEG') // 'jpg'
 */
export const typeOfName = (name: string): FileType | undefined => {
  const extension = extensionOf(name)
  return NAMES.find((type) => FILE_TYPES[type].extensions.some((known) => known === extension))
}

/**
 * Gives the type that the first bytes of a file show, or nothing.
 *
 * @param head at least `HEAD_BYTES` bytes, or the whole of a shorter file
 * @example typeOfContent(Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37)) // 'pdf'
 */
export const typeOfContent = (head: Uint8Array): FileType | undefined =>
  NAMES.find((type) => FILE_TYPES[type].signature.every((byte, place) => head[place] === byte))

/**
 * Says whether what a file calls itself fits its type; one that calls itself nothing is taken at its bytes.
 *
 * @param contentType as the browser or the request says it, parameters included
 * @example fitsContentType('pdf', 'image/png') // false
 */
export const fitsContentType = (type: FileType, contentType: string): boolean => {
  const plain = contentType.replace(/;.*/s, '').trim().toLowerCase()
  return UNKNOWN_CONTENT.has(plain) || FILE_TYPES[type].contentTypes.some((known) => known === plain)
}
