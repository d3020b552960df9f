import { fromPromise } from 'xstate'
import type { FamiliesInput, FamiliesOutput, ProfileInput } from './actors.ts'
import { loadFamilies } from './families.ts'
import { recognise } from './recognise.ts'
import type { Recognised } from './recognise.ts'

/** Asks who is signed in. */
export const readProfile = fromPromise<Recognised, ProfileInput>(({ input: { ports, origin }, signal }) =>
  recognise(ports, origin, { signal }),
)

/** Loads profile, accounts and advisor of each family that the user holds. */
export const readFamilies = fromPromise<FamiliesOutput, FamiliesInput>(({ input: { client, origin, user }, signal }) =>
  loadFamilies(client, origin, user, { signal }),
)
