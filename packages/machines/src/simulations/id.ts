import type { RandomPort } from '../ports/index.ts'

const PARTS = /^(.{8})(.{4})(.{3})(.{3})(.{12})/

/**
 * Gives a simulation an id of its own: a UUID of version 4.
 *
 * @param random text of hexadecimal digits that nobody can guess
 * @example newId(random) // '0c4f1c1e-8a1d-4f0e-8a53-0f6c1d2b3a4e'
 */
export const newId = (random: RandomPort): string => random().replace(PARTS, '$1-$2-4$3-8$4-$5').slice(0, 36)
