import type { ReactElement } from 'react'
import { wovenPaths } from './weave.ts'
import { art, first } from './thread-art.css.ts'
import * as styles from './woven-art.css.ts'

const CLOTH = wovenPaths({ threads: 44, warp: [48, 12.6], rows: [30, 15, 15], reached: 22 }, 520)

/** A cloth that is being woven: what is coming, and work under way. Decoration, hidden from assistive technology. */
export const WovenArt = (): ReactElement => (
  <svg className={art} viewBox="0 0 640 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <path className={first} d={CLOTH.warp} />
    <path className={styles.ground} d={CLOTH.weft} />
    <path className={styles.weft} d={CLOTH.weft} />
  </svg>
)
