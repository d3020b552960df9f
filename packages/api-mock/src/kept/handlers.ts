import type { FieldProblem } from '@hautelisse/domain/contract'
import {
  eraseAnswersCall,
  eraseKeptCall,
  isKeptAnswers,
  keepAnswersCall,
  keepCall,
  keptAnswersCall,
  keptCall,
  keptListCall,
  keptTold,
  readKept,
  type KeptValue,
  type KeptContent,
  type KeptName,
} from '@hautelisse/domain/kept'
import { releaseLines } from '@hautelisse/domain/release'

import { answered, forMembers, refused, takesBack, type ApiOptions } from '../server/index.ts'
import { draftsOf, lastDayOf, type StoredDraft } from './store.ts'

/** Largest draft that is kept, in bytes of JSON: several times what a person types in an act. */
const LARGEST_BYTES = 16_384

const bytesOf = ({ draft }: KeptValue): number => new TextEncoder().encode(JSON.stringify(draft)).byteLength

const tellingOf = <Name extends KeptName>(name: Name, { draft, begun }: Omit<StoredDraft, 'writtenAt' | 'endsAt'>) => {
  const { policyId, files, ...place } = keptTold(draft)
  return { id: name, begun, until: lastDayOf(begun), policy_id: policyId, ...place, files: [...files] }
}

type Asker = { readonly options: ApiOptions; readonly sub: string }

const findKept = async <Name extends KeptName>(name: Name, { options, sub }: Asker) => {
  const stored = await draftsOf(options, sub).find(name)
  return stored && { kept: tellingOf(name, stored), content: stored.draft.draft as KeptContent }
}

const invalid = (problem: Omit<FieldProblem, 'path'>) => refused('ERR_INVALID', [{ path: 'content', ...problem }])

const keepUnder = async <Name extends KeptName>(name: Name, content: KeptContent, { options, sub }: Asker) => {
  const draft = readKept(name, content, releaseLines(options.clock.today()))
  if (draft === undefined) return invalid({ code: 'invalid-value' })
  if (bytesOf(draft) > LARGEST_BYTES) return invalid({ code: 'too-large', params: { bytes: LARGEST_BYTES } })
  const drafts = draftsOf(options, sub)
  if (await drafts.isSent(draft)) return refused('ERR_CONFLICT', [{ path: 'content', code: 'key-reused' }])
  return answered({ kept: tellingOf(name, await drafts.keep(draft)) })
}

const eraseUnder = async (name: KeptName, { options, sub }: Asker) => {
  await draftsOf(options, sub).erase(name)
  return answered('OK')
}

/** The calls that keep what a person began, answered. Erasing costs nothing of a limit, so that nobody is kept from it. */
export const keptCalls = [
  forMembers(keptListCall, async ({ api, session }) => {
    const stored = await draftsOf(api.options, session.sub).list()
    return answered({ kept: stored.flatMap((one) => (isKeptAnswers(one.draft.act) ? [] : [tellingOf(one.draft.act, one)])) })
  }),

  forMembers(keptCall, async ({ api, session, params: { id } }) => {
    const stored = await findKept(id, { options: api.options, sub: session.sub })
    return stored === undefined ? refused('ERR_UNKNOWN') : answered(stored)
  }),

  forMembers(keepCall, ({ api, session, params: { id }, body: { content } }) =>
    keepUnder(id, content, { options: api.options, sub: session.sub }),
  ),

  takesBack(
    forMembers(eraseKeptCall, ({ api, session, params: { id } }) => eraseUnder(id, { options: api.options, sub: session.sub })),
  ),

  forMembers(keptAnswersCall, async ({ api, session, params: { id } }) => {
    const stored = await findKept(id, { options: api.options, sub: session.sub })
    return stored === undefined ? refused('ERR_UNKNOWN') : answered(stored)
  }),

  forMembers(keepAnswersCall, ({ api, session, params: { id }, body: { content } }) =>
    keepUnder(id, content, { options: api.options, sub: session.sub }),
  ),

  takesBack(
    forMembers(eraseAnswersCall, ({ api, session, params: { id } }) =>
      eraseUnder(id, { options: api.options, sub: session.sub }),
    ),
  ),
]
