import { readFamiliesLate, readProfileLate } from './late-readers.ts'
import { statechart } from './statechart.ts'

/** The same session for a page that counts its bytes: what reads people's data is loaded when there is somebody to read about. */
export const lightSessionMachine = statechart.provide({
  actors: { readProfile: readProfileLate, readFamilies: readFamiliesLate },
})
