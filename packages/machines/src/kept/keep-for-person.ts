import type { KeptContent } from '@hautelisse/domain/kept'
import { createActor, type ActorRefFrom } from 'xstate'
import { keepingMachine } from './keeping.ts'
import type { KeptPorts } from './ports.ts'

type Watched<Snapshot> = {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void }
}

type Keeping<Snapshot> = {
  readonly ports: Pick<KeptPorts, 'keep' | 'erase'>
  /** What may be kept of a moment; undefined where there is nothing, and `not-yet` while what was kept waits for its account. */
  readonly contentOf: (snapshot: Snapshot) => KeptContent | undefined | 'not-yet'
  /** What was taken up again. */
  readonly resumed?: KeptContent | undefined
  /** Whether what the page begins with counts as kept: the tab had it, and nothing of it has changed. */
  readonly isBegun?: boolean
}

/**
 * Keeps what is typed in an act for the person, for as long as its page is there and until what was typed last is sent.
 *
 * @param actor running machine of the act
 * @param keeping where and what is kept
 * @returns `stop` ends the keeping, when the page is left; `flush` sends what waits, when the page may go at any moment; `drop` ends it without a word, when the
 * person erases what is kept
 * @example const { stop } = keepForPerson(actor, { ports: keptPorts(client, 'release'), contentOf: keptOf })
 */
export const keepForPerson = <Snapshot>(
  actor: Watched<Snapshot>,
  { ports, contentOf, resumed, isBegun = false }: Keeping<Snapshot>,
): { readonly stop: () => void; readonly flush: () => void; readonly drop: () => void } => {
  let keeper: ActorRefFrom<typeof keepingMachine> | undefined
  const start = (first: KeptContent | undefined): ActorRefFrom<typeof keepingMachine> =>
    createActor(keepingMachine, { input: { ports, resumed: isBegun ? first : resumed } }).start()
  const tell = (): void => {
    const content = contentOf(actor.getSnapshot())
    if (content === 'not-yet') return
    keeper ??= start(content)
    keeper.send({ type: 'changed', content })
  }
  const subscription = actor.subscribe(tell)
  tell()
  return {
    stop: () => {
      subscription.unsubscribe()
      keeper?.send({ type: 'left' })
    },
    flush: () => keeper?.send({ type: 'hidden' }),
    drop: () => {
      subscription.unsubscribe()
      keeper?.stop()
    },
  }
}
