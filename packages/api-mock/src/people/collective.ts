import { large, mirrored, unknownToAll, unreachable } from './edges.ts'
import { boreal, many } from './many.ts'
import { nadia } from './nadia.ts'
import { camille, lea, thomas } from './newcomers.ts'
import type { Person } from './person.ts'
import { sylvie } from './sylvie.ts'

/** People whose savings come through their companies. */
export const COLLECTIVE: readonly Person[] = [
  sylvie(),
  nadia(),
  thomas(),
  lea(),
  camille(),
  unreachable(),
  unknownToAll(),
  mirrored(),
  large(),
  many(),
  boreal(),
]
