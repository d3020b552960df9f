import fc from 'fast-check'

type Cases = { readonly numRuns: number }

/** Fewer cases than these differ too little to notice anything. */
const HANDFUL = 5

/**
 * For a property that runs more or fewer cases than the others do, so that asking for more or fewer holds for it too.
 *
 * @param share how many times the cases of the others, of which a handful always run
 * @example inProportion(0.3).numRuns // 8 where the others run 25 cases, 30 where they run 100
 */
export const inProportion = (share: number): Cases => ({
  numRuns: Math.max(HANDFUL, Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) * share)),
})

/** For a property that takes long: three cases in ten of what the others run. */
export const SLOW = inProportion(0.3)
