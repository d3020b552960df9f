/** Lower bounds in years of the steps of a horizon, the farthest first: a column holds while as many years are left. */
const BOUNDS = { 6: [12, 8, 5, 3, 1, 0], 9: [20, 15, 12, 10, 8, 5, 3, 1, 0] } as const
export type StepCount = keyof typeof BOUNDS

/** Years after which the last step is judged: its middle. */
const LAST_STEP_YEARS = 0.5

/**
 * Says whether a grid of so many steps can be used.
 *
 * Rule ENT-66.
 *
 * @param steps number of steps
 * @example isStepCount(7) // false
 */
export const isStepCount = (steps: number): steps is StepCount => steps === 6 || steps === 9

/**
 * Lists the lower bounds of the steps, the farthest first.
 *
 * Rule ENT-66: 6 steps begin at 12, 8, 5, 3, 1 and 0 years, 9 at 20, 15, 12, 10, 8, 5, 3, 1 and 0.
 *
 * @param steps number of steps
 * @example boundsOf(6)[0] // 12
 */
export const boundsOf = (steps: StepCount): readonly number[] => BOUNDS[steps]

/**
 * Gives the number of the step that holds with so many years left, from the farthest, 0 first.
 *
 * @param steps number of steps
 * @param yearsLeft years until the project, 0 at least
 * @example stepAt(6, 4) // 3
 */
export const stepAt = (steps: StepCount, yearsLeft: number): number => BOUNDS[steps].findIndex((bound) => yearsLeft >= bound)

/**
 * Gives the years after which a step's chance of a loss is judged: its lower bound, half a year for the last.
 *
 * Rule ROBO-22.
 *
 * @param steps number of steps
 * @param step number of the step from the farthest
 * @example judgedAfter(6, 5) // 0.5
 */
export const judgedAfter = (steps: StepCount, step: number): number => BOUNDS[steps][step] || LAST_STEP_YEARS
