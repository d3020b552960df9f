import { fromPromise } from 'xstate'
import type { FamiliesInput, FamiliesOutput, ProfileInput } from './actors.ts'
import type { Recognised } from './recognise.ts'

/** Asks who is signed in, once the code that knows how has been loaded. */
export const readProfileLate = fromPromise<Recognised, ProfileInput>(async ({ input: { ports, origin }, signal }) =>
  (await import('./recognise.ts')).recognise(ports, origin, { signal }),
)

/** Loads the families of a user, once the code that knows how has been loaded. */
export const readFamiliesLate = fromPromise<FamiliesOutput, FamiliesInput>(async ({ input: { client, origin, user }, signal }) =>
  (await import('./families.ts')).loadFamilies(client, origin, user, { signal }),
)
