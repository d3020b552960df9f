/** What is wrong with an identifier, as a code with the figures of its sentence. */
export type IdentifierProblem =
  | {
      readonly code: 'iban-form' | 'iban-key' | 'rib-key' | 'bic-form' | 'bic-country' | 'nir-form' | 'nir-key' | 'phone-form'
      readonly params?: undefined
    }
  | { readonly code: 'iban-length' | 'nir-length' | 'phone-length'; readonly params: { readonly expected: number } }
export type IdentifierProblemCode = IdentifierProblem['code']

/** What a pasted text is to a field: what it holds from now on, nothing at all, or refused, so that it keeps what it had. */
export type PastedText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'empty' }
  /** What the field would hold of each meaning that the text may have, where there are several. */
  | { readonly kind: 'refused'; readonly readings?: readonly string[] | undefined }

export const PASTE_REFUSED: PastedText = { kind: 'refused' }

/** Spaces of every kind, line ends, hyphens, and marks without width or that set a direction of writing: they come along when text is copied. */
const AROUND = /[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\-\u2010-\u2015]/g

/**
 * Takes away what only groups an identifier, in capitals.
 *
 * @example bare('fr14 2004-1010') // 'FR1420041010'
 */
export const bare = (text: string): string => text.replaceAll(AROUND, '').toUpperCase()

/**
 * Reads a pasted text, unless there is nothing in it.
 *
 * @param read says what it is
 */
export const pastedText = (pasted: string, read: () => PastedText): PastedText =>
  bare(pasted) === '' ? { kind: 'empty' } : read()
