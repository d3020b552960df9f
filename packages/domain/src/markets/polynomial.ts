/** Evaluates a polynomial by Horner's scheme; coefficients from the constant term up. */
export const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0)
