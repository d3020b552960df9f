/** Evaluates a polynomial by Horner's scheme; coefficients from the constant term up. A loop: drawn futures ask it a million times. */
const polynomial = (coefficients: readonly number[], x: number): number => {
  let sum = 0
  for (let at = coefficients.length - 1; at >= 0; at -= 1) sum = sum * x + (coefficients[at] as number)
  return sum
}

/** Coefficients of AS 241 (PPND16), from the constant term up: numerator and denominator of each region. */
const CENTRE = {
  above: [
    3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087,
    33430.57558358813, 2509.0809287301227,
  ],
  below: [
    1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271, 28729.085735721943,
    5226.495278852546,
  ],
} as const
const NEAR = {
  above: [
    1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684, 0.2417807251774506,
    0.022723844989269184, 0.0007745450142783414,
  ],
  below: [
    1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457, 0.0005475938084995345,
    1.0507500716444169e-9,
  ],
} as const
const FAR = {
  above: [
    6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124, 0.0012426609473880784,
    2.7115555687434876e-5, 2.0103343992922881e-7,
  ],
  below: [
    1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133, 1.8463183175100548e-5,
    1.421511758316446e-7, 2.0442631033899397e-15,
  ],
} as const

type Ratio = { readonly above: readonly number[]; readonly below: readonly number[] }
const ratioAt = ({ above, below }: Ratio, x: number): number => polynomial(above, x) / polynomial(below, x)

/**
 * Gives the value that a standard normal variable stays below with a probability.
 *
 * Source: Wichura, algorithm AS 241 (PPND16), Applied Statistics 37 (1988), its constants as the nearest doubles.
 *
 * @param probability strictly between 0 and 1; anything else throws
 * @example normalQuantile(0.95) // 1.6448536269514722
 */
export const normalQuantile = (probability: number): number => {
  if (!(probability > 0 && probability < 1)) throw new RangeError(`A probability lies between 0 and 1, not at ${probability}`)
  const fromCentre = probability - 0.5
  if (Math.abs(fromCentre) <= 0.425) return fromCentre * ratioAt(CENTRE, 0.180625 - fromCentre * fromCentre)
  const root = Math.sqrt(-Math.log(Math.min(probability, 1 - probability)))
  const size = root <= 5 ? ratioAt(NEAR, root - 1.6) : ratioAt(FAR, root - 5)
  return fromCentre < 0 ? -size : size
}

/** Coefficients of Hart's algorithm 5666, from the constant term up, as Graeme West lists them. */
const HART = {
  above: [
    220.206867912376, 221.213596169931, 112.079291497871, 33.912866078383, 6.37396220353165, 0.700383064443688,
    0.0352624965998911,
  ],
  below: [
    440.413735824752, 793.826512519948, 637.333633378831, 296.564248779674, 86.7807322029461, 16.064177579207, 1.75566716318264,
    0.0883883476483184,
  ],
} as const
const SPLIT = 7.07106781186547
const ROOT_OF_TWO_PI = 2.506628274631

const upperTail = (x: number): number => {
  const density = Math.exp((-x * x) / 2)
  if (x < SPLIT) return density * ratioAt(HART, x)
  const fraction = x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))
  return density / fraction / ROOT_OF_TWO_PI
}

/**
 * Gives the probability that a standard normal variable stays below a value.
 *
 * Source: Hart's algorithm 5666 as in West, "Better approximations to cumulative normal functions" (2005), about 15 digits.
 *
 * @param value any number
 * @example normalProbability(1.6448536269514722) // 0.95
 */
export const normalProbability = (value: number): number => (value > 0 ? 1 - upperTail(value) : upperTail(-value))
