import { fieldError, refusals, requireValue, type FieldError } from '../validation/index.ts'
import { fewestFiles, type IdentityProof } from './documents.ts'
import type { ChangedIdentity } from './model.ts'

/** Most characters of a name, on both sides of the wire. */
export const NAME_LENGTH = 80

/** Letters of any writing, each word of them; blanks, hyphens, apostrophes and dots stand between or after letters. No markup, no formula. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ .'’-]+[\p{L}\p{M}]+)*\.?$/u

/**
 * Requires a name as civil registers write them: letters, with blanks, hyphens, apostrophes and dots between them. Markup and formulas are refused.
 *
 * @param path field of the form
 * @param text what is typed
 * @example checkName('last_name', '=HYPERLINK("x")') // { path: 'last_name', code: 'wrong', params: { max: 80 } }
 */
export const checkName = (path: string, text: string): FieldError | undefined => {
  const name = text.trim()
  if (name === '') return requireValue(path, name)
  return name.length <= NAME_LENGTH && NAME.test(name) ? undefined : fieldError(path, 'wrong', { max: NAME_LENGTH })
}

/**
 * Lists what is wrong with a change of identity: both names, a document, and at least as many files as it needs.
 *
 * @param identity names and title as they should be
 * @param proof the document
 * @param files how many files go with it
 * @example identityErrors({ gender: 'F', first_name: 'Anne', last_name: 'Roux' }, 'PASSPORT', 1) // []
 */
export const identityErrors = (
  { first_name: first, last_name: last }: ChangedIdentity,
  proof: IdentityProof | undefined,
  files: number,
): readonly FieldError[] =>
  refusals(
    checkName('last_name', last),
    checkName('first_name', first),
    requireValue('proof', proof),
    proof !== undefined && files < fewestFiles(proof) ? fieldError('files', 'required', { min: fewestFiles(proof) }) : undefined,
  )
