import { annuity } from './annuity.ts'
import type { Engine } from './engine.ts'

/** Every engine of the command, by the name it is asked for. */
export const ENGINES: Readonly<Record<string, Engine>> = { annuity }
