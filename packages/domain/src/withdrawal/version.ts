import { plainDate } from '../calendar/index.ts'

/** Day of the last change to a rule of this simulator: an explanation names it, so that a printed figure can be dated. */
export const RULES_VERSION = plainDate('2026-11-20')
