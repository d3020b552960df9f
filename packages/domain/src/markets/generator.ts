const GOLDEN = 0x9e3779b9
const TWO_TO_32 = 2 ** 32

/** One output of splitmix32 for a state that has already been increased: mixes 32 bits. */
const mix = (state: number): number => {
  let bits = state
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
  return (bits ^ (bits >>> 15)) >>> 0
}

const rotateLeft = (bits: number, count: number): number => (bits << count) | (bits >>> (32 - count))

/**
 * Makes the generator of one stream of random numbers: xoshiro128**, whose state is four outputs of splitmix32.
 *
 * The same seed and stream always give the same numbers, on every machine; no two streams of a seed share a state.
 *
 * Source: Blackman and Vigna, "Scrambled linear pseudorandom number generators" (2018), https://prng.di.unimi.it.
 *
 * @param seed whole number of 32 bits
 * @param stream number of the stream, from 0
 * @returns function that gives the next whole number from 0 to 2³² − 1
 * @example generator(20261001, 0)() // 2525697774
 */
export const generator = (seed: number, stream: number): (() => number) => {
  const start = (seed + Math.imul(4 * stream, GOLDEN)) | 0
  let [a, b, c, d] = [1, 2, 3, 4].map((step) => mix((start + Math.imul(step, GOLDEN)) | 0)) as [number, number, number, number]
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotateLeft(d, 11)
    return result
  }
}

/**
 * Turns a whole number of 32 bits into a number strictly between 0 and 1.
 *
 * @param bits whole number from 0 to 2³² − 1
 * @example uniform(0) // 1.1641532182693481e-10
 */
export const uniform = (bits: number): number => (bits + 0.5) / TWO_TO_32
