import * as z from 'zod'

/** Longest text of a field that is kept. */
export const LONGEST_TEXT = 200
const MOST_FILES = 20

/** A text as it is typed. */
export const typed = z.string().max(LONGEST_TEXT)

const LONGEST_KEY = 100

/** Key of a request: random, of letters, digits and hyphens. */
export const randomKey = z
  .string()
  .regex(/^[\w-]*$/)
  .max(LONGEST_KEY)

/** Names of chosen files: their bytes are not kept, so that they are chosen again. */
export const fileNames = z.array(z.string().max(LONGEST_TEXT)).max(MOST_FILES)
