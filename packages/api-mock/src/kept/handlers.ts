import {
  draftTold,
  eraseKeptCall,
  keepCall,
  keptCall,
  keptListCall,
  readDraft,
  type Draft,
  type KeptDraft,
} from '@hautelisse/domain/kept'
import { releaseLines } from '@hautelisse/domain/release'

import { answered, forMembers, refused, takesBack } from '../server/index.ts'
import { draftsOf, lastDayOf, type StoredDraft } from './store.ts'

/** Largest draft that is kept, in bytes of JSON: several times what a person types in an act. */
const LARGEST_BYTES = 16_384

const bytesOf = ({ draft }: Draft): number => new TextEncoder().encode(JSON.stringify(draft)).byteLength

const told = ({ draft, begun }: StoredDraft): KeptDraft => {
  const { policyId, files, ...place } = draftTold(draft)
  return { id: draft.act, begun, until: lastDayOf(begun), policy_id: policyId, ...place, files: [...files] }
}

/** The calls that keep what a person began, answered. Erasing costs nothing of a limit, so that nobody is kept from it. */
export const keptCalls = [
  forMembers(keptListCall, async ({ api, session }) =>
    answered({ kept: (await draftsOf(api.options, session.sub).list()).map(told) }),
  ),

  forMembers(keptCall, async ({ api, session, params: { id } }) => {
    const found = await draftsOf(api.options, session.sub).find(id)
    return found === undefined ? refused('ERR_UNKNOWN') : answered({ kept: told(found), content: found.draft.draft })
  }),

  forMembers(keepCall, async ({ api, session, params: { id }, body: { content } }) => {
    const draft = readDraft(id, content, releaseLines(api.options.clock.today()))
    if (draft === undefined) return refused('ERR_INVALID', [{ path: 'content', code: 'invalid-value' }])
    if (bytesOf(draft) > LARGEST_BYTES)
      return refused('ERR_INVALID', [{ path: 'content', code: 'too-large', params: { bytes: LARGEST_BYTES } }])
    const drafts = draftsOf(api.options, session.sub)
    if (await drafts.isSent(draft)) return refused('ERR_CONFLICT', [{ path: 'content', code: 'key-reused' }])
    return answered({ kept: told(await drafts.keep(draft)) })
  }),

  takesBack(
    forMembers(eraseKeptCall, async ({ api, session, params: { id } }) => {
      await draftsOf(api.options, session.sub).erase(id)
      return answered('OK')
    }),
  ),
]
