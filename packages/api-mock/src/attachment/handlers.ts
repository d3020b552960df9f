import { confirmContractCall, externalSavingsCall, identifyContractCall, initialsOf } from '@hautelisse/domain/attachment'
import { parseJson, PROVIDER_PROFILE, SESSION_COOKIE } from '@hautelisse/domain/contract'
import * as z from 'zod'

import { doing, recordAct } from '../journal/index.ts'
import { EXTERNAL_SAVINGS, letterFor, type Person, type SeedLetter } from '../people/index.ts'
import { answered, clientOf, forMembers, forVisitors, refused, type Api, type ApiContext, type Refusal } from '../server/index.ts'
import { lettersOfAttachment } from './notices.ts'

/** How long a recognised contract can be confirmed, in milliseconds. */
const TOKEN_MS = 10 * 60_000

/** What is kept of a recognised contract: which one, and who was signed in then, if anybody. */
const recognised = z.object({ number: z.string(), by: z.string().nullable(), endsAt: z.number() })

const keyOf = (api: Api, token: string): string => api.seal.hash(`attachment/${token}`)

/** Who is signed in, if anybody: both calls are open to visitors. */
const askerOf = async (api: Api, context: ApiContext): Promise<Person | undefined> => {
  const found = await api.sessions.find(api.options.credentials.read(context, SESSION_COOKIE))
  return found.kind === 'open' ? personOf(api, found.session.sub) : undefined
}

const personOf = (api: Api, sub: string | undefined): Person | undefined =>
  api.people.find(({ oauth_profile }) => oauth_profile.sub === sub)

const isMirror = (person: Person | undefined): boolean => person?.oauth_profile.is_mirror === true

const civilOf = ({ ais_profile: ais, s2e_profile: s2e, [PROVIDER_PROFILE]: own }: Person) => ais ?? s2e ?? own

/** A letter that nobody holds: what is compared when the number is unknown, so that every refusal takes the same steps. */
const NOBODYS: Omit<SeedLetter, 'sub'> = { number: '', code: '', account: undefined }

const problem = (code: string) => [{ path: 'contract_number', code }]

const holds = ({ accounts }: Person, number: string): boolean => accounts.some(({ policy_id }) => policy_id === number)

/** Why a letter whose three signs were right still attaches nothing. */
const refusalAfter = (asker: Person | undefined, holder: Person, number: string): Refusal | undefined => {
  const { sub } = holder.oauth_profile
  if (asker !== undefined && asker.oauth_profile.sub !== sub) return refused('ERR_REFUSED', problem('other-person'))
  return holds(holder, number) ? refused('ERR_CONFLICT', problem('already-attached')) : undefined
}

/** The calls that attach a contract, answered. */
export const attachmentCalls = [
  forMembers(externalSavingsCall, async ({ person, body }) =>
    body.user_id === person.oauth_profile.sub
      ? answered({ data: { accounts: [...(EXTERNAL_SAVINGS.get(body.user_id) ?? [])] } })
      : refused('ERR_UNKNOWN'),
  ),

  forVisitors(identifyContractCall, async ({ api, context, body }) => {
    const asker = await askerOf(api, context)
    if (isMirror(asker)) return refused('ERR_MIRROR')
    if (!(await api.letterTries(clientOf(api, context)))) return refused('ERR_LIMIT')

    // An unknown number, a wrong code and a wrong day take the same steps: a letter, a person, two sealed codes and a day are compared each time.
    const { number, code, sub } = letterFor(body.contract_number) ?? { ...NOBODYS, sub: undefined }
    const holder = personOf(api, sub) ?? api.people[0]
    if (holder === undefined) return refused('ERR_UNKNOWN')
    const settled = await api.settled(holder)
    const checks = [
      number === body.contract_number,
      api.seal.mac(`letter/${code}`) === api.seal.mac(`letter/${body.code}`),
      civilOf(settled)?.birth_date === body.birth_date,
    ]
    if (checks.includes(false)) return refused('ERR_UNKNOWN')

    const refusal = refusalAfter(asker, settled, number)
    if (refusal !== undefined) return refusal
    const account = letterFor(number)?.account
    const civil = civilOf(settled)
    const [token, endsAt] = [api.options.random(), api.options.clock.now() + TOKEN_MS]
    const value = JSON.stringify({ number, by: asker?.oauth_profile.sub ?? null, endsAt })
    await api.options.storage.openings.add(keyOf(api, token), { value, endsAt })
    return answered({
      token,
      title: account?.title ?? '',
      company_name: account?.company_name ?? null,
      initials: initialsOf(civil?.first_name ?? '', civil?.last_name ?? ''),
    })
  }),

  forVisitors(confirmContractCall, async ({ api, context, body }) => {
    const asker = await askerOf(api, context)
    if (isMirror(asker)) return refused('ERR_MIRROR')
    const kept = recognised.safeParse(parseJson(await api.options.storage.openings.find(keyOf(api, body.token)))).data
    const isOpen = kept !== undefined && kept.endsAt > api.options.clock.now() && kept.by === (asker?.oauth_profile.sub ?? null)
    const letter = isOpen ? letterFor(kept.number) : undefined
    const holder = personOf(api, letter?.sub)
    if (letter === undefined || holder === undefined) return refused('ERR_UNKNOWN')

    const contract = letter.number
    // Who confirms may be a visitor: the token is what they prove themselves by, and it is compared above.
    const stands = async (): Promise<undefined> => undefined
    // The token is the key: sent again, after an answer that was lost, the contract is attached once and the answer is the same.
    const requestKey = keyOf(api, body.token)
    return recordAct({ api, person: holder, stands, call: confirmContractCall, requestKey, asked: contract }, ({ person, id }) =>
      holds(person, contract)
        ? refused('ERR_CONFLICT', problem('already-attached'))
        : doing({ kind: 'attachment', id, contract }, 'OK', lettersOfAttachment(holder, letter)),
    )
  }),
]
