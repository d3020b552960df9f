import type { AnswerOf, Call } from '@hautelisse/domain/contract'
import { ApiFailure } from '../api/index.ts'
import type { CallOptions, Client } from '../api/index.ts'

type Waiting = {
  readonly name: string
  readonly input: unknown
  readonly signal: AbortSignal | undefined
  readonly person: string | undefined
  readonly resolve: (answer: unknown) => void
  readonly reject: (failure: ApiFailure) => void
}

/** A client whose calls wait until the test answers or refuses them. */
export type FakeClient = {
  readonly client: Client
  /** Names of all calls made, in order. */
  readonly asked: readonly string[]
  /** Names of the calls still waiting, those given up left out. */
  readonly waiting: () => readonly string[]
  readonly inputOf: (call: Call) => unknown
  /** Whom a waiting call names, where it is for one person alone. */
  readonly personOf: (call: Call) => string | undefined
  /** Answers the oldest waiting call of that name. */
  readonly answer: <C extends Call>(call: C, answer: AnswerOf<C>) => void
  readonly refuse: (call: Call, code: string, status?: number) => void
}

/** Makes a client for tests of machines. */
export const fakeClient = (): FakeClient => {
  const asked: string[] = []
  let all: Waiting[] = []
  const alive = (): readonly Waiting[] => all.filter(({ signal }) => signal?.aborted !== true)
  const take = ({ name }: Call): Waiting => {
    const found = alive().find((waiting) => waiting.name === name)
    if (found === undefined)
      throw new Error(
        `No call "${name}" is waiting, only: ${alive()
          .map((waiting) => waiting.name)
          .join(', ')}.`,
      )
    all = all.filter((waiting) => waiting !== found)
    return found
  }
  const call = ({ name }: Call, input: unknown, options: Pick<CallOptions, 'signal' | 'forPerson'> = {}): Promise<unknown> => {
    asked.push(name)
    return new Promise((resolve, reject) => {
      all.push({ name, input, signal: options.signal, person: options.forPerson, resolve, reject })
    })
  }
  return {
    client: { call: call as Client['call'] },
    asked,
    waiting: () => alive().map(({ name }) => name),
    personOf: ({ name }) => alive().find((waiting) => waiting.name === name)?.person,
    inputOf: ({ name }) => alive().find((waiting) => waiting.name === name)?.input,
    answer: (asking, answer) => take(asking).resolve(answer),
    refuse: (asking, code, status) => take(asking).reject(new ApiFailure({ code, status, call: asking.name })),
  }
}

/**
 * Lets everything happen that waits for nothing but promises already settled.
 *
 * A chain of promises deeper than this does not exist between a machine and its ports.
 */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}
