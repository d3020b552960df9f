import { fc } from '@fast-check/vitest'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import type { Operation, OperationsRead } from '@hautelisse/domain/operations'
import { expect } from 'vitest'
import { ApiFailure } from '../api/index.ts'

/** What becomes of a request: it is answered, it never arrives, its answer is lost, or it is refused. */
export type Fate = 'answered' | 'lost-before' | 'lost-after' | `ERR_${string}`

/** What the operations answer: all of them, a part, or nothing. */
export type Reading = 'whole' | 'partial' | 'failed'

export const FATES = ['answered', 'lost-before', 'lost-after', 'ERR_LIMIT', 'ERR_CONFLICT', 'ERR_INVALID', 'ERR_OTP'] as const
const READINGS = ['whole', 'partial', 'failed'] as const

/**
 * Makes a failure of a call.
 *
 * @param code code of the client or the server
 * @param path field that is refused
 */
export const failed = (code: string, path?: string): ApiFailure =>
  new ApiFailure({
    code,
    call: 'POST /act',
    status: code === 'NETWORK' ? undefined : 409,
    fields: path === undefined ? undefined : [{ path, code: 'date-wrong' }],
  })

type ServerOptions = {
  /** What an operation of the room holds beside its number and its key. */
  readonly operation?: (id: string) => Partial<Operation>
  /** Field that ERR_INVALID names. */
  readonly field?: string
}

/**
 * A server that records an act once for each key, whatever becomes of its answers. The next fate is that of the next request, and the next reading that of the
 * next look; without one a request is answered, and everything is read.
 *
 * @example const server = actServer(); server.fates.push('lost-after'); await server.act('key-1') // rejects, and is recorded
 */
export const actServer = ({ operation, field }: ServerOptions = {}) => {
  const done = new Map<string, Operation>()
  const sent: string[] = []
  const fates: Fate[] = []
  const readings: Reading[] = []
  let keys = 0
  const record = (key: string): Operation => {
    const id = `4172${done.size + 1}`
    const made: Operation = done.get(key) ?? {
      id,
      scope: 's2e',
      amount: euros(50),
      date: plainDate('2026-11-20'),
      label: '',
      status: 'En cours',
      type: 'VERSEMENT',
      ...operation?.(id),
      request_key: key,
    }
    done.set(key, made)
    return made
  }
  return {
    /** Operations that are recorded, each by the key of its request. */
    done,
    /** Key of every request that was sent, arrived or not. */
    sent,
    fates,
    readings,
    random: () => `key-${(keys += 1)}`,
    act: async (key: string): Promise<Operation> => {
      sent.push(key)
      const fate = fates.shift() ?? 'answered'
      if (fate === 'lost-before') throw failed('NETWORK')
      if (fate !== 'answered' && fate !== 'lost-after') throw failed(fate, fate === 'ERR_INVALID' ? field : undefined)
      const made = record(key)
      if (fate === 'lost-after') throw failed('NETWORK')
      return made
    },
    readOperations: async (): Promise<OperationsRead> => {
      const reading = readings.shift() ?? 'whole'
      if (reading === 'failed') throw failed('NETWORK')
      const isWhole = reading === 'whole'
      return { operations: isWhole ? [...done.values()] : [], missing: isWhole ? [] : ['s2e'], unreadable: 0 }
    },
  }
}

type ActServer = ReturnType<typeof actServer>

/** One thing that happens in a storm: what the saver does, and what becomes of the next request or look. */
export type Gust<Move> =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'reload' }
  | { readonly kind: 'fate'; readonly fate: Fate }
  | { readonly kind: 'reading'; readonly reading: Reading }

/**
 * Generates storms of what a saver does, reloads, fates of requests and looks.
 *
 * @param moves what the saver can do, by the names that `ride` is given
 */
export const storms = <Move extends string>(...moves: readonly Move[]): fc.Arbitrary<readonly Gust<Move>[]> =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...moves).map((move): Gust<Move> => ({ kind: 'move', move })) },
      fc.constant<Gust<Move>>({ kind: 'reload' }),
      fc.constantFrom<Fate>(...FATES).map((fate): Gust<Move> => ({ kind: 'fate', fate })),
      fc.constantFrom<Reading>(...READINGS).map((reading): Gust<Move> => ({ kind: 'reading', reading })),
    ),
    { minLength: 5, maxLength: 40 },
  )

type Ridden<Page, Move extends string> = {
  readonly server: Pick<ActServer, 'done' | 'sent' | 'fates' | 'readings'>
  readonly moves: Readonly<Record<Move, (page: NoInfer<Page>) => Promise<void>>>
  /** Opens the page anew with what the tab has kept. */
  readonly reload: (page: NoInfer<Page>) => Promise<Page>
  /** Whether the page says that the act is recorded, under which key it was sent, and which number it shows, if any. */
  readonly shown: (page: NoInfer<Page>) => { readonly isRecorded: boolean; readonly key: string; readonly id: string | undefined }
}

/**
 * Rides a storm, and expects of every moment: the page shows nothing as recorded that the server has not recorded under its key and number; one move of the saver
 * sends one request at most, and nothing is sent without one, by a reload neither.
 *
 * @param gusts what happens
 * @param first page at its summary
 * @param room how the room does and shows it
 */
export const ride = async <Page, Move extends string>(
  gusts: readonly Gust<Move>[],
  first: Page,
  { server, moves, reload, shown }: Ridden<Page, Move>,
): Promise<void> => {
  let page = first
  for (const gust of gusts) {
    const before = server.sent.length
    if (gust.kind === 'fate') server.fates.push(gust.fate)
    else if (gust.kind === 'reading') server.readings.push(gust.reading)
    else if (gust.kind === 'reload') page = await reload(page)
    else await moves[gust.move](page)
    expect(server.sent.length - before).toBeLessThanOrEqual(gust.kind === 'move' ? 1 : 0)
    const { isRecorded, key, id } = shown(page)
    const held = server.done.get(key)?.id
    if (isRecorded) expect(held).toBeDefined()
    if (id !== undefined) expect([isRecorded, id]).toEqual([true, held])
  }
}
