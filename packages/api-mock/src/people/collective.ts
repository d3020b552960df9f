import { large, mirrored } from './edges.ts'
import { nadia } from './nadia.ts'
import { camille, thomas } from './newcomers.ts'
import type { Person } from './person.ts'
import { sylvie } from './sylvie.ts'

/** People whose savings come through their companies. */
export const COLLECTIVE: readonly Person[] = [sylvie(), nadia(), thomas(), camille(), mirrored(), large()]
