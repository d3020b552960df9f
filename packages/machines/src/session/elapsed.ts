/**
 * Time that has passed, reckoned from a clock that may jump: forward when the computer slept, backward when it is set. It only grows, and a
 * timer that rang lets at least its own time pass, whatever the clock says: setting the clock back wins nobody anything.
 */
export type Elapsed = {
  readonly ms: number
  /** What the clock said when it was last looked at. */
  readonly at: number
  /** `ms` when the timer was set. */
  readonly armedMs: number
}

/**
 * Begins to reckon.
 *
 * @param now - what the clock says
 * @param ms - time that has passed before
 * @example beginElapsed(1000) // { ms: 0, at: 1000, armedMs: 0 }
 */
export const beginElapsed = (now: number, ms = 0): Elapsed => ({ ms, at: now, armedMs: ms })

/**
 * Looks at the clock.
 *
 * @param elapsed - what was reckoned so far
 * @param now - what the clock says
 * @example lookAt(beginElapsed(1000), 900).ms // 0
 */
export const lookAt = (elapsed: Elapsed, now: number): Elapsed =>
  Number.isFinite(now) ? { ...elapsed, ms: elapsed.ms + Math.max(0, now - elapsed.at), at: now } : elapsed

/** Notes that the timer is set. */
export const armTimer = (elapsed: Elapsed): Elapsed => ({ ...elapsed, armedMs: elapsed.ms })

/**
 * Looks at the clock because the timer rang.
 *
 * @param elapsed - what was reckoned so far
 * @param now - what the clock says
 * @param timerMs - time that the timer was set to
 * @example ringTimer(beginElapsed(5000), 0, 1000).ms // 1000
 */
export const ringTimer = (elapsed: Elapsed, now: number, timerMs: number): Elapsed => {
  const seen = lookAt(elapsed, now)
  return { ...seen, ms: Math.max(seen.ms, elapsed.armedMs + timerMs) }
}
