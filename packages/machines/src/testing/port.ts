type Waiting<Request, Answer> = {
  readonly request: Request
  readonly signal: AbortSignal
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** A port that asks and is answered; its calls wait until the test answers or refuses them, the oldest first. */
export type FakePort<Request, Answer> = {
  readonly port: (request: Request, options: { readonly signal: AbortSignal }) => Promise<Answer>
  /** Requests of all calls made, in order. */
  readonly asked: readonly Request[]
  /** Requests of the calls still waiting, those given up left out. */
  readonly waiting: () => readonly Request[]
  readonly answer: (answer: Answer) => void
  readonly refuse: (error: unknown) => void
}

/** Makes a port whose calls wait for the test. */
export const fakePort = <Request, Answer>(): FakePort<Request, Answer> => {
  const asked: Request[] = []
  let all: Waiting<Request, Answer>[] = []
  const alive = () => all.filter(({ signal }) => !signal.aborted)
  const take = (): Waiting<Request, Answer> => {
    const [oldest] = alive()
    if (oldest === undefined) throw new Error('No call is being waited for.')
    all = all.filter((waiting) => waiting !== oldest)
    return oldest
  }
  return {
    port: (request, { signal }) =>
      new Promise((resolve, reject) => {
        asked.push(request)
        all.push({ request, signal, resolve, reject })
      }),
    asked,
    waiting: () => alive().map(({ request }) => request),
    answer: (answer) => take().resolve(answer),
    refuse: (error) => take().reject(error),
  }
}
