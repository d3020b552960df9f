/** Cases that each property runs: in the test command and in an editor, in `test:all`, and with `npm run rules -- --fresh`. */
export const PROPERTY_CASES = { usual: 25, all: 100, fresh: 1000 } as const

/**
 * Reads how many cases each property runs: as many as `PROPERTY_RUNS` asks for, or as many as usual.
 *
 * @param usual how many without a wish
 */
export const propertyRuns = (usual: number = PROPERTY_CASES.usual): number => Number(process.env['PROPERTY_RUNS'] ?? usual)
