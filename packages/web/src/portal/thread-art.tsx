import type { ReactElement } from 'react'
import { bundlePath, hangingPath } from './thread-bundle.ts'
import * as styles from './thread-art.css.ts'

/** What the half without text shows: threads that run, a thread that breaks, or threads that have been cut. */
export type ArtKind = 'running' | 'broken' | 'cut'

const LONG_FALL = [0.6, 0.35] as const
const RUNNING = {
  first: bundlePath({ threads: 34, top: [25, 9.4], bottom: [-25, 9.4], bend: LONG_FALL }, 900),
  second: bundlePath({ threads: 24, top: [344, 9.4], bottom: [562, 5], bend: LONG_FALL }, 900),
  third: bundlePath({ threads: 20, top: [570, 9.4], bottom: [704, 7], bend: LONG_FALL }, 900),
}
const BROKEN = {
  left: bundlePath({ threads: 26, top: [60, 9], bottom: [20, 5.4] }, 520),
  right: bundlePath({ threads: 26, top: [330, 9.5], bottom: [360, 9.5], without: [12] }, 520),
  loose: 'M444 0C444 114.4 447.8 171.6 451 223.6M469 312C471 364 474 416 474 520',
}
// Irregular on purpose: cut by hand, not measured.
const CUT = [
  68, 87, 98, 91, 104, 145, 109, 118, 126, 136, 160, 156, 136, 146, 159, 114, 136, 131, 121, 107, 105, 100, 66, 69, 39, 56, 30,
  56, 12, 39, 17, 20, 11, 24, 9, 33, 15, 37, 17, 14, 68, 29, 58, 83,
]

const ARTS: Readonly<Record<ArtKind, { readonly viewBox: string; readonly slice: string; readonly threads: ReactElement }>> = {
  running: {
    viewBox: '0 0 780 900',
    slice: 'xMidYMid slice',
    threads: (
      <>
        <path className={styles.first} d={RUNNING.first} />
        <path className={styles.second} d={RUNNING.second} />
        <path className={styles.third} d={RUNNING.third} />
      </>
    ),
  },
  broken: {
    viewBox: '0 0 640 520',
    slice: 'xMidYMid slice',
    threads: (
      <>
        <path className={styles.first} d={BROKEN.left} />
        <path className={styles.first} d={BROKEN.right} />
        <path className={styles.cutThread} d={BROKEN.loose} />
      </>
    ),
  },
  cut: {
    viewBox: '0 0 554 170',
    slice: 'none',
    threads: <path className={styles.hanging} d={hangingPath(CUT, 12.6)} />,
  },
}

/** The threads beside a page without header: decoration, hidden from assistive technology. */
export const ThreadArt = ({ kind }: { readonly kind: ArtKind }): ReactElement => (
  <svg
    className={kind === 'cut' ? styles.cutArt : styles.art}
    viewBox={ARTS[kind].viewBox}
    preserveAspectRatio={ARTS[kind].slice}
    aria-hidden="true"
    focusable="false"
  >
    {ARTS[kind].threads}
  </svg>
)
