import type { RandomPort } from '../ports/index.ts'

const DIGITS = 30
const NO_DIGIT = /[^0-9a-f]/g
const PARTS = /^(.{8})(.{4})(.{3})(.{3})(.{12})/

/**
 * Gives a simulation an id of its own: a UUID of version 4.
 *
 * @param random text that nobody can guess; its hexadecimal digits count
 * @example newId(random) // '0c4f1c1e-8a1d-4f0e-8a53-0f6c1d2b3a4e'
 */
export const newId = (random: RandomPort): string =>
  random().replaceAll(NO_DIGIT, '').slice(0, DIGITS).padEnd(DIGITS, '0').replace(PARTS, '$1-$2-4$3-8$4-$5')
