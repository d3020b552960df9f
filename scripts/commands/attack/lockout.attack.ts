import { CSRF_HEADER, KEY_HEADER } from '@hautelisse/domain/contract'

import { UPDATE, askAccount, askCode, confirm, enter, signAccount, tokenIn, typeCode, wrongOf } from './saver.ts'
import type { Attack, Found, Victim } from './target.ts'

const PERSON = 'sylvie-garnier'
/** Wrong codes of the thief: as many as a session may type, and some that it may not. */
const WRONG = 8

/** Wrong codes at the door of the one-time code, then the owner's right code in a session of its own. */
const atTheDoor = async ({ address }: Victim): Promise<Found> => {
  const thief = await enter(address, PERSON)
  for (let turn = 0; turn < WRONG; turn += 1) {
    const state = `thief-${Math.floor(turn / 2)}`
    await typeCode(thief, state, wrongOf(await askCode(thief, state)))
  }
  const status = await confirm(await enter(address, PERSON))
  return { held: status === 303, seen: `the owner’s right code after ${WRONG} wrong ones in a stolen session: ${status}` }
}

/** Wrong codes for the request that the owner is about to sign, in a session that was confirmed once. */
const atTheSignature = async ({ address }: Victim): Promise<readonly Found[]> => {
  const [thief, owner] = [await enter(address, PERSON), await enter(address, PERSON)]
  const isOwner = (await confirm(owner)) === 303
  await confirm(thief)
  if (!isOwner) return [{ held: false, seen: 'the owner’s session cannot be confirmed: nothing can be signed or taken back' }]
  const { request_id, demonstration } = await askAccount(address, owner.cookies())
  for (let turn = 0; turn < WRONG; turn += 1)
    await signAccount(address, thief.cookies(), `thief-${turn}`, { request_id, code: wrongOf(demonstration) })
  const signed = await signAccount(address, owner.cookies(), 'owner', { request_id, code: demonstration })
  const cookie = owner.cookies()
  const headers = { Cookie: cookie, [CSRF_HEADER]: tokenIn(cookie), [KEY_HEADER]: 'cancel' }
  const cancelled = await fetch(`${address}${UPDATE}/${request_id}`, { method: 'DELETE', headers })
  return [
    { held: signed.ok, seen: `the owner’s signature after ${WRONG} wrong codes of a stolen session: ${signed.status}` },
    { held: cancelled.ok, seen: `taking it back: ${cancelled.status}` },
  ]
}

/** Somebody with a stolen session keeps its owner from acting. */
export const attack: Attack = {
  tries: 'types wrong codes in a stolen session, so that the owner’s right code is refused',
  run: async ({ withServer }) => [
    ...(await withServer(async (victim) => [await atTheDoor(victim)])),
    ...(await withServer(atTheSignature)),
  ],
}
