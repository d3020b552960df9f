import { contactCall, handedOver, messageErrors, type Subject } from '@hautelisse/domain/contact'
import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'

import { traceOf } from '../journal/index.ts'
import { keepLetter } from '../outbox/index.ts'
import { answered, forMembers, refused } from '../server/index.ts'

/** Where messages go, in the outbox; of a domain that is kept free for examples. */
const HELP_LINE = 'service-clients@example.org'

const SUBJECTS: Readonly<Record<Subject, string>> = {
  savings: 'Mon épargne et mes contrats',
  operation: 'Une opération',
  'personal-data': 'Mes données personnelles',
  mobile: 'Mon numéro de mobile',
  attachment: 'Rattacher un contrat',
  other: 'Autre question',
}

const NAME = 'contact'
/** Keys of messages that are remembered: a message is sent again within moments, or never. */
const MOST_KEYS = 50

const fingerprint = async (sent: unknown): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(sent))
  return (await traceOf({ name: NAME, contentType: 'application/json', bytes })).sha256
}

const sentBefore = z.array(z.object({ key: z.string(), asked: z.string() }))

/** The message to the help line, answered: it is kept in the outbox of the person instead of being sent, once for each key. */
export const contactCalls = [
  forMembers(contactCall, async ({ api, person, requestKey, body, files }) => {
    const wrong = messageErrors(body)
    if (wrong.length > 0)
      return refused(
        'ERR_INVALID',
        wrong.map(({ path, code }) => ({ path, code })),
      )
    const { storage, clock } = api.options
    const { sub } = person.oauth_profile
    const names = files.map(({ name }) => name)
    const asked = await fingerprint([body, await Promise.all(files.map(traceOf))])
    const before = await storage.documents.update(sub, NAME, (kept) => {
      const known = sentBefore.safeParse(parseJson(kept?.value)).data ?? []
      const same = known.find(({ key }) => key === requestKey)
      if (same !== undefined) return { result: same.asked === asked ? ('sent' as const) : ('reused' as const) }
      return { value: JSON.stringify([{ key: requestKey, asked }, ...known].slice(0, MOST_KEYS)), result: 'new' as const }
    })
    if (before === 'reused') return refused('ERR_CONFLICT', [{ path: 'Idempotency-Key', code: 'key-reused' }])
    if (before === 'new')
      await keepLetter(storage, sub, {
        at: clock.now(),
        kind: 'message',
        to: HELP_LINE,
        subject: SUBJECTS[body.subject],
        text: [handedOver(body.message), ...(names.length === 0 ? [] : [`Pièces jointes : ${names.join(', ')}`])].join('\n\n'),
      })
    return answered('OK')
  }),
]
