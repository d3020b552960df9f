import { fc } from '@fast-check/vitest'
import type { Operation, OperationsRead } from '@hautelisse/domain/operations'
import { ApiFailure } from '../api/index.ts'

/** What becomes of a request: it is answered, it never arrives, its answer is lost, or it is refused. */
export type Fate = 'answered' | 'lost-before' | 'lost-after' | 'ERR_LIMIT' | 'ERR_CONFLICT' | 'ERR_INVALID'
/** What the operations answer. */
type Reading = 'whole' | 'partial' | 'failed'

/** A call that failed with a code. */
export const failed = (code: string): ApiFailure =>
  new ApiFailure({ code, call: 'POST /act', status: code === 'NETWORK' ? undefined : 409 })

type OnceServer = {
  /** What was done, by its key. */
  readonly done: ReadonlyMap<string, Operation>
  /** What becomes of the next requests, and what the operations answer next; without one all is well. */
  readonly fates: Fate[]
  readonly readings: Reading[]
  readonly act: (key: string) => Promise<Operation>
  readonly readOperations: () => Promise<OperationsRead>
  readonly random: () => string
}

/**
 * Makes a server that does an act once for each key.
 *
 * @param operationOf the operation that an act becomes, by its number
 */
export const onceServer = (operationOf: (id: string) => Operation): OnceServer => {
  const done = new Map<string, Operation>()
  const fates: Fate[] = []
  const readings: Reading[] = []
  let keys = 0
  const record = (key: string): Operation => {
    const made = done.get(key) ?? { ...operationOf(`4172${done.size + 1}`), request_key: key }
    done.set(key, made)
    return made
  }
  return {
    done,
    fates,
    readings,
    act: async (key) => {
      const fate = fates.shift() ?? 'answered'
      if (fate === 'lost-before') throw failed('NETWORK')
      if (fate.startsWith('ERR_')) throw failed(fate)
      const operation = record(key)
      if (fate === 'lost-after') throw failed('NETWORK')
      return operation
    },
    readOperations: async () => {
      const reading = readings.shift() ?? 'whole'
      if (reading === 'failed') throw failed('NETWORK')
      const isWhole = reading === 'whole'
      return { operations: isWhole ? [...done.values()] : [], missing: isWhole ? [] : ['s2e'], unreadable: 0 }
    },
    random: () => `key-${(keys += 1)}`,
  }
}

/** What a saver, a network and a server do to an act that is done once. */
export type OnceCommand =
  | { readonly kind: 'confirm' | 'retry' | 'back' | 'change' | 'reload' }
  | { readonly kind: 'fate'; readonly fate: Fate }
  | { readonly kind: 'reading'; readonly reading: Reading }

/**
 * Generates what happens to an act that is done once.
 *
 * @param fates what may become of its requests
 */
export const onceCommands = (...fates: readonly Fate[]): fc.Arbitrary<readonly OnceCommand[]> =>
  fc.array(
    fc.oneof(
      fc.constantFrom<OnceCommand>(
        { kind: 'confirm' },
        { kind: 'retry' },
        { kind: 'back' },
        { kind: 'change' },
        { kind: 'reload' },
      ),
      fc.constantFrom(...fates).map((fate): OnceCommand => ({ kind: 'fate', fate })),
      fc.constantFrom<Reading>('whole', 'partial', 'failed').map((reading): OnceCommand => ({ kind: 'reading', reading })),
    ),
    { minLength: 5, maxLength: 40 },
  )

/**
 * Does one command.
 *
 * @param command what happens
 * @param server server of the act
 * @param saver what the saver does about the others
 */
export const obey = async (
  command: OnceCommand,
  { fates, readings }: Pick<OnceServer, 'fates' | 'readings'>,
  saver: Readonly<Record<'confirm' | 'retry' | 'back' | 'change' | 'reload', () => Promise<void>>>,
): Promise<void> => {
  if (command.kind === 'fate') fates.push(command.fate)
  else if (command.kind === 'reading') readings.push(command.reading)
  else await saver[command.kind]()
}
