import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { CSRF_HEADER, KEY_HEADER } from '@hautelisse/domain/contract'

import type * as Databases from '../../../packages/api-mock/src/node/postgres/test-server.ts'
import type { Visitor } from '../../measures/bench/visitor.ts'
import { startReceiver, type Received, type Receiver } from './receiver.ts'
import { UPDATE, askAccount, confirm, enter, signAccount, tokenIn } from './saver.ts'
import type { Attack, Attacked, Found, Victim } from './target.ts'

// The tests' own database is no part of the package: it is loaded by its place.
const NODE = new URL('../../../packages/api-mock/src/node/', import.meta.url)
const { startPostgres } = (await import(new URL('postgres/test-server.ts', NODE).href)) as typeof Databases

const PERSON = 'sylvie-garnier'
/** A person asks for twenty accounts in a month at most: the kills are spread over several stores. */
const [STORES, KILLS] = [2, 15]
/** A kill comes within so many milliseconds after the signature was sent. */
const WITHIN_MS = 30
/** Both addresses of the person are told within so many milliseconds after a start. */
const TOLD_MS = 5000
const ADDRESSES = 2
const [PATIENCE, PATIENCE_MS] = [30, 2000]
const CONTEXT = '/api/v2/services/api-s2e/context/bank_account?main_company_id=ent-aubrenne'

type Round = { readonly signed: number; readonly untold: number; readonly half: number; readonly unkept: number }
const NO_ROUND: Round = { signed: 0, untold: 0, half: 0, unkept: 0 }

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds))

const isSigned = async (visitor: Visitor): Promise<boolean> => {
  const answer = await visitor.send({ method: 'GET', path: CONTEXT })
  const { transfer } = (await answer.json()) as { readonly transfer?: { readonly pending?: object } }
  return transfer?.pending !== undefined
}

const kept = async (visitor: Visitor): Promise<number> => {
  const letters = (await (await visitor.send({ method: 'GET', path: '/api/outbox' })).json()) as readonly {
    readonly text: string
  }[]
  return letters.filter(({ text }) => text.includes('a été signé')).length
}

/** Asks for an account; a server that counts acts by person lets its owner wait for the next minute. */
const askPatiently = async (address: string, visitor: Visitor, key: string): ReturnType<typeof askAccount> => {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    const asked = await askAccount(address, visitor.cookies(), key).catch(() => undefined)
    if (asked !== undefined) return asked
    await pause(PATIENCE_MS)
  }
  return askAccount(address, visitor.cookies(), key)
}

const cancel = async ({ address }: Victim, visitor: Visitor, id: string): Promise<void> => {
  const cookie = visitor.cookies()
  const headers = { Cookie: cookie, [CSRF_HEADER]: tokenIn(cookie), [KEY_HEADER]: `cancel-${id}` }
  await fetch(`${address}${UPDATE}/${id}`, { method: 'DELETE', headers })
}

/** Looks at what became of the signature before, then signs anew and kills the server meanwhile. */
const attackOne = (receiver: Receiver) => {
  let last: { readonly id: string; readonly kept: number; readonly received: number } | undefined
  const told = (since: number): ReadonlySet<string> =>
    new Set(receiver.received.slice(since).flatMap(({ text, to }) => (text.includes('a été signé') ? [to] : [])))
  const lookBack = async (victim: Victim, visitor: Visitor): Promise<Round> => {
    if (last === undefined || !(await isSigned(visitor))) return NO_ROUND
    const { received, kept: before } = last
    await receiver.until(() => told(received).size === ADDRESSES, TOLD_MS)
    const { size } = told(received)
    const unkept = (await kept(visitor)) - before < ADDRESSES ? 1 : 0
    await cancel(victim, visitor, last.id)
    return { signed: 1, untold: size === 0 ? 1 : 0, half: size === 1 ? 1 : 0, unkept }
  }
  return async (victim: Victim, round: number): Promise<Round> => {
    const visitor = await enter(victim.address, PERSON)
    await confirm(visitor)
    const found = await lookBack(victim, visitor)
    if (round === KILLS) return found
    const { request_id: id, demonstration } = await askPatiently(victim.address, visitor, `asked-${round}`)
    last = { id, kept: await kept(visitor), received: receiver.received.length }
    const sent = signAccount(victim.address, visitor.cookies(), `signed-${round}`, { request_id: id, code: demonstration })
    await Promise.race([pause((round * WITHIN_MS) / KILLS), sent.catch(() => {})])
    process.kill(victim.pid, 'SIGKILL')
    await sent.catch(() => {})
    return found
  }
}

const killed = async ({ withServer }: Attacked): Promise<readonly Found[]> => {
  const receiver = await startReceiver()
  const folders = Array.from({ length: STORES }, () => mkdtempSync(join(tmpdir(), 'hautelisse-letters-')))
  try {
    const all = { ...NO_ROUND }
    for (const folder of folders) {
      const attackRound = attackOne(receiver)
      for (let round = 0; round <= KILLS; round += 1) {
        const settings = { DATA_DIR: folder, LETTERS_URL: receiver.address }
        const { signed, untold, half, unkept } = await withServer((victim) => attackRound(victim, round), settings)
        all.signed += signed
        all.untold += untold
        all.half += half
        all.unkept += unkept
      }
    }
    const twice = receiver.received.length - new Set(receiver.received.map(({ key }) => key)).size
    return [
      {
        held: all.signed > 0 && all.unkept === 0,
        seen: `${STORES * KILLS} kills, ${all.signed} signed: of ${all.unkept} a letter is not even kept`,
      },
      {
        held: all.signed > 0 && all.untold + all.half === 0,
        seen: `${all.untold} told nobody, ${all.half} one of ${ADDRESSES} addresses; ${twice} letters came twice, under their key`,
      },
    ]
  } finally {
    await receiver.close()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

/** The longest that another process may take to go on with the letter of one that was killed, in milliseconds. */
const TAKE_OVER_MS = 30_000

const takeOver = async ({ withServer }: Attacked): Promise<readonly Found[]> => {
  const database = await startPostgres()
  let first: Received | undefined
  // The first letter is left without an answer: its sender is killed while it waits.
  const receiver = await startReceiver((letter) => (first ??= letter) !== letter)
  try {
    const url = await database.database()
    const settings = (name: string) => ({
      DATABASE_URL: url,
      SECRET: '5e'.repeat(32),
      LETTERS_URL: `${receiver.address}/${name}`,
    })
    const run = (one: Victim, other: Victim) => async (): Promise<readonly Found[]> => {
      const visitor = await enter(one.address, PERSON)
      await confirm(visitor)
      const { request_id: id, demonstration } = await askAccount(one.address, visitor.cookies())
      await signAccount(one.address, visitor.cookies(), 'signed', { request_id: id, code: demonstration })
      const sent = await receiver.until(() => true, TOLD_MS)
      if (sent === undefined) return [{ held: false, seen: 'nothing is sent on PostgreSQL' }]
      const since = Date.now()
      process.kill(sent.path === '/one' ? one.pid : other.pid, 'SIGKILL')
      const again = await receiver.until(({ key, path }) => key === sent.key && path !== sent.path, TAKE_OVER_MS)
      const seconds = again === undefined ? 'never' : `after ${((again.at - since) / 1000).toFixed(1)} s`
      return [{ held: again !== undefined, seen: `a letter whose sender was killed is sent by the other server ${seconds}` }]
    }
    return await withServer((one) => withServer((other) => run(one, other)(), settings('other')), settings('one'))
  } finally {
    await receiver.close()
    await database.stop()
  }
}

/** The notice of a signed account is lost. */
export const attack: Attack = {
  tries: 'kills the server around the signature of a bank account, so that nobody is told of it',
  run: async (attacked) => [...(await killed(attacked)), ...(await takeOver(attacked))],
}
