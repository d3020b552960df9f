import * as z from 'zod'

/** Where a server runs; each has hosts of its own (P-NET-07). */
export const ENVIRONMENTS = ['development', 'recette', 'preproduction', 'production'] as const
export const environment = z.enum(ENVIRONMENTS)
export type Environment = z.infer<typeof environment>

/** Milliseconds that the server kept in the page waits before each answer, as a far one would (P-NET-10). */
export const PAGE_DELAY_MS = 1000
