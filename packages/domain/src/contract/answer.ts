import type * as z from 'zod'

/**
 * Makes a part of an answer one that may be missing: with something there that cannot be read, `null` included, the rest of the answer stands
 * without it (docs/decisions/03).
 *
 * @param part schema of the part where it is there
 * @example z.object({ year: ifReadable(z.int()) }).parse({ year: 'soon' }) // { year: undefined }
 */
export const ifReadable = <Part extends z.ZodType>(part: Part) => part.optional().catch(undefined)
