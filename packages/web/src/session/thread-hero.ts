import { bundlePath, type ThreadBundle } from '../portal/index.ts'

const LONG_HANG = [0.82, 0.5] as const

/** The three bundles of the visitor's page on a wide screen, in a drawing of 1 440 by 610: each ends on its door. */
const LARGE: readonly ThreadBundle[] = [
  { threads: 40, top: [668, 8.2], bottom: [156, 6], bend: LONG_HANG },
  { threads: 32, top: [996, 8.2], bottom: [564, 6], bend: LONG_HANG },
  { threads: 28, top: [1258, 8.2], bottom: [972, 6], bend: LONG_HANG },
]

/** The same bundles on a small screen, in a drawing of 350 by 150. */
const SMALL: readonly ThreadBundle[] = [
  { threads: 22, top: [43, 6.1], bottom: [24, 4] },
  { threads: 16, top: [177, 6.1], bottom: [134, 4] },
  { threads: 13, top: [275, 6.1], bottom: [226, 4] },
]

export const HERO_LARGE = LARGE.map((bundle) => bundlePath(bundle, 610))
export const HERO_SMALL = SMALL.map((bundle) => bundlePath(bundle, 150))
