/** Moments that are worth interrupting somebody who listens. */
const MOMENTS = [30, 15, 5]

/**
 * Says which number of seconds is read out while `seconds` are left: the last moment passed, so that the words change a few times only.
 *
 * @param seconds - seconds left
 * @param total - seconds at the start, which the window itself has just said
 * @example spokenSeconds(28, 60) // 30
 */
export const spokenSeconds = (seconds: number, total: number): number | undefined =>
  MOMENTS.findLast((moment) => moment < total && seconds <= moment)
