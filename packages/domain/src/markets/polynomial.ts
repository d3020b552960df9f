/** Evaluates a polynomial by Horner's scheme; coefficients from the constant term up. A loop: drawn futures ask it a million times. */
export const polynomial = (coefficients: readonly number[], x: number): number => {
  let sum = 0
  for (let at = coefficients.length - 1; at >= 0; at -= 1) sum = sum * x + (coefficients[at] as number)
  return sum
}
