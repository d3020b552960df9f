import fc from 'fast-check'

/**
 * For a property that takes more than 0.2 seconds with every case: three cases in ten of what the others run, thirty of a hundred, so that asking for
 * more or fewer holds here too.
 */
export const SLOW: { readonly numRuns: number } = { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) * 0.3) }
