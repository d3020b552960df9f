import { readFamilies, readProfile } from './readers.ts'
import { statechart } from './statechart.ts'

/** The session with everything at hand. */
export const sessionMachine = statechart.provide({ actors: { readProfile, readFamilies } })
