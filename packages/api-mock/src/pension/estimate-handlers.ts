import { addYears, compareDates } from '@hautelisse/domain/calendar'
import {
  basisOf,
  careersOf,
  enter,
  FORM_OPTIONS,
  payloadProblems,
  pensionCapCall,
  pensionContractsCall,
  pensionInitializeCall,
  pensionSaveCall,
  pensionSimulationCall,
  withTrees,
  writeEstimate,
  writePaid,
  type Estimate,
  type PensionPayload,
} from '@hautelisse/domain/pension'
import { birthDateOf } from '@hautelisse/domain/session'

import { answered, forMembers, refused, refusedSaying, type Refusal } from '../server/index.ts'
import { careerOf, contractsElsewhere, paidTo } from './careers/index.ts'
import { changeAccess, keepDraft, keepSaved, readDraft, readSaved } from './kept.ts'
import { askingOf, type By } from './login.ts'

/** Years for which an estimate is kept. */
const YEARS_KEPT = 2

/** Uses an open session of the pension service, or refuses. */
const enterSession = async (by: By, session_id: string): Promise<Refusal | undefined> => {
  const asking = askingOf(by, session_id)
  const isOpen = await changeAccess(by.api.options.storage, by.person.oauth_profile.sub, (held) => enter(held, asking))
  return isOpen ? undefined : refused('ERR_MAREL_SESSION')
}

/** Uses the session of the person who is named, or refuses. */
const enterAs = async (by: By, asked: { readonly user_id: string; readonly session_id: string }): Promise<Refusal | undefined> =>
  asked.user_id === by.person.oauth_profile.sub ? enterSession(by, asked.session_id) : refused('ERR_UNKNOWN')

/** Computes by the law of the day, from the person's own career. */
const estimateFor = ({ api, person }: By, sent: PensionPayload | null): Estimate | Refusal => {
  const { sub, gender } = person.oauth_profile
  const birth = birthDateOf(person)
  if (birth === undefined) return refused('ERR_UNKNOWN')
  const date = new Date(api.options.clock.now()).toISOString()
  const paid = paidTo(sub)
  if (paid !== undefined) return writePaid(paid, birth, date)
  if (sent === null) return refused('ERR_INVALID', [{ path: 'payload', code: 'required' }])
  const asked = { today: api.options.clock.today(), options: FORM_OPTIONS }
  const problems = payloadProblems(sent, { birth, ...asked })
  if (problems.length > 0) {
    return refused(
      'ERR_INVALID',
      Array.from(problems, (problem) => ({ ...problem, path: `payload.${problem.path}` })),
    )
  }
  const record = careerOf(sub)
  return {
    ...writeEstimate(basisOf(record, { birth, isMother: gender === 'F' }, sent, asked), careersOf(record), date),
    answers: sent,
  }
}

/** Computes an estimate and keeps it as the last one of its session. Computing, keeping and writing it take tens of milliseconds each: others have their turn between them. */
const computed = async (by: By, session_id: string, payload: PensionPayload | null) => {
  const { api, person } = by
  await api.options.pause?.()
  const estimate = estimateFor(by, payload)
  if ('kind' in estimate) return estimate
  await api.options.pause?.()
  await keepDraft(api.options.storage, person.oauth_profile.sub, { session: api.seal.hash(session_id), payload, estimate })
  await api.options.pause?.()
  return answered(estimate)
}

/** What the person's session computed last; undefined where it computed nothing. */
const draftOf = async ({ api, person }: By, session_id: string) => {
  const draft = await readDraft(api.options.storage, person.oauth_profile.sub)
  return draft?.session === api.seal.hash(session_id) ? draft : undefined
}

/** The estimates of the pension service, answered: computed from the person's career and their form, kept for two years. */
export const estimateCalls = [
  forMembers(pensionInitializeCall, async ({ api, person, body }) => {
    const { sub } = person.oauth_profile
    const saved = body.user_id === sub ? await readSaved(api.options.storage, sub) : undefined
    if (saved === undefined || compareDates(addYears(saved.on, YEARS_KEPT), api.options.clock.today()) <= 0) {
      return refusedSaying('ERR_UNKNOWN', 'Not found')
    }
    return answered({ ...withTrees(saved.estimate), contracts: [...contractsElsewhere(sub)] })
  }),

  forMembers(pensionContractsCall, async ({ body, ...by }) => {
    const refusal = await enterSession(by, body.session_id)
    return refusal ?? answered({ contracts: [...contractsElsewhere(by.person.oauth_profile.sub)] })
  }),

  forMembers(pensionSimulationCall, async ({ body, ...by }) => {
    const refusal = await enterAs(by, body)
    return refusal ?? computed(by, body.session_id, body.payload)
  }),

  forMembers(pensionCapCall, async ({ body, ...by }) => {
    const refusal = await enterAs(by, body)
    if (refusal !== undefined) return refusal
    const draft = await draftOf(by, body.session_id)
    return draft === undefined ? refused('ERR_UNKNOWN') : computed(by, body.session_id, draft.payload)
  }),

  forMembers(pensionSaveCall, async ({ body, ...by }) => {
    const refusal = await enterAs(by, body)
    if (refusal !== undefined) return refusal
    const draft = await draftOf(by, body.session_id)
    if (draft === undefined) return refused('ERR_UNKNOWN')
    const { storage, clock } = by.api.options
    await keepSaved(storage, by.person.oauth_profile.sub, { on: clock.today(), estimate: draft.estimate })
    return answered('OK')
  }),
]
