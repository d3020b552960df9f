/**
 * Rows of the requirements that stand behind the announced doors. No test shows them as long as a page says "Bientôt" in their place: the rule
 * report refuses a test that names one. They go with the capability's line.
 */
export const ANNOUNCED_ROWS: Readonly<Record<string, readonly string[]>> = {}
