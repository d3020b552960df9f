import { readCase, type Case } from '@hautelisse/domain/case'
import {
  eraseSimulationCall,
  keepSimulationCall,
  keptSimulationCall,
  keptSimulationsCall,
  loadSimulator,
} from '@hautelisse/domain/simulations'

import { answered, forMembers, refused, takesBack } from '../server/index.ts'
import { simulationsOf } from './store.ts'

/** Largest case that is kept, in bytes of JSON: several times the largest career. */
const LARGEST_BYTES = 16_384

const bytesOf = (one: Case): number => new TextEncoder().encode(JSON.stringify(one)).byteLength

/** The calls that keep the simulations of a person, answered. Erasing costs nothing of a limit, so that nobody is kept from it. */
export const simulationCalls = [
  forMembers(keptSimulationsCall, async ({ api, session }) =>
    answered({ kept: await simulationsOf(api.options, session.sub).list() }),
  ),

  forMembers(keptSimulationCall, async ({ api, session, params: { id } }) => {
    const found = await simulationsOf(api.options, session.sub).find(id)
    return found === undefined ? refused('ERR_UNKNOWN') : answered({ kept: found })
  }),

  forMembers(keepSimulationCall, async ({ api, session, params: { id }, body: { name, case: given } }) => {
    if (bytesOf(given) > LARGEST_BYTES)
      return refused('ERR_INVALID', [{ path: 'case', code: 'too-large', params: { bytes: LARGEST_BYTES } }])
    const reading = readCase(await loadSimulator(given.simulator), given)
    // What tells of health or violence stands in the person's own file alone. BEY-03.
    if (reading.kind === 'refused' || reading.simulator.places === 'own-file')
      return refused('ERR_INVALID', [{ path: 'case', code: 'invalid-value' }])
    const kept = await simulationsOf(api.options, session.sub).keep({ id, name, case: reading.case })
    return kept === undefined ? refused('ERR_CONFLICT', [{ path: 'case', code: 'too-many' }]) : answered({ kept })
  }),

  takesBack(
    forMembers(eraseSimulationCall, async ({ api, session, params: { id } }) => {
      await simulationsOf(api.options, session.sub).erase(id)
      return answered('OK')
    }),
  ),
]
