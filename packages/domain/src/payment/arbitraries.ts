import fc from 'fast-check'

/** Whole percents of a few funds that make 100. */
export const shares: fc.Arbitrary<readonly number[]> = fc
  .array(fc.nat({ max: 100 }), { minLength: 0, maxLength: 5 })
  .map((cuts) => cuts.concat(0, 100).toSorted((one, other) => one - other))
  .map((cuts) => cuts.slice(1).map((cut, at) => cut - (cuts[at] ?? 0)))
