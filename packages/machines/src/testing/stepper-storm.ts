import { fc } from '@fast-check/vitest'
import { ApiFailure } from '../api/index.ts'
import { settled } from './client.ts'

/** One thing that happens in a storm: an event, an answer of the API, or a refusal. */
export type Gust<Event> =
  | { readonly kind: 'event'; readonly event: Event }
  | { readonly kind: 'answer' }
  | { readonly kind: 'refusal'; readonly code: string; readonly path: string }

type StormOptions<Event> = {
  /** Good answers in a row, which lead to the call from wherever the saver stands. */
  readonly rushes: fc.Arbitrary<readonly Event[]>
  readonly codes: readonly string[]
  /** Fields that a refusal may name; an empty one names none. */
  readonly paths: readonly string[]
}

/**
 * Generates storms of events, answers and refusals for a stepper.
 *
 * @param events any event that a saver can cause, however unlikely
 * @param options rushes to the call, and what the API may refuse
 */
export const stepperStorm = <Event>(
  events: fc.Arbitrary<Event>,
  { rushes, codes, paths }: StormOptions<Event>,
): fc.Arbitrary<readonly Gust<Event>[]> =>
  fc
    .array(
      fc.oneof(
        { weight: 12, arbitrary: events.map((event): Gust<Event>[] => [{ kind: 'event', event }]) },
        { weight: 2, arbitrary: rushes.map((rush) => rush.map((event): Gust<Event> => ({ kind: 'event', event }))) },
        { weight: 4, arbitrary: fc.constant<Gust<Event>[]>([{ kind: 'answer' }]) },
        {
          weight: 1,
          arbitrary: fc
            .record({ code: fc.constantFrom(...codes), path: fc.constantFrom(...paths) })
            .map((refusal): Gust<Event>[] => [{ kind: 'refusal', ...refusal }]),
        },
      ),
      { minLength: 10, maxLength: 60 },
    )
    .map((gusts) => gusts.flat())

type Blown<Event, Request, Answer> = {
  readonly send: (event: Event) => void
  readonly api: {
    readonly waiting: () => readonly Request[]
    readonly answer: (answer: Answer) => void
    readonly refuse: (error: unknown) => void
  }
}

/**
 * Lets one gust happen to a running stepper.
 *
 * @param gust what happens; an answer or a refusal without a waiting call does nothing
 * @param stepper running stepper
 * @param answerTo computes the API's answer
 * @returns whether a call was answered
 */
export const blow = async <Event, Request, Answer>(
  gust: Gust<Event>,
  { send, api }: Blown<Event, Request, Answer>,
  answerTo: (request: Request) => Answer,
): Promise<boolean> => {
  const [request] = api.waiting()
  const isAnswered = gust.kind === 'answer' && request !== undefined
  if (gust.kind === 'event') send(gust.event)
  else if (isAnswered) api.answer(answerTo(request))
  else if (gust.kind === 'refusal' && request !== undefined) {
    const fields = gust.path === '' ? [] : [{ path: gust.path, code: 'wrong' }]
    api.refuse(new ApiFailure({ code: gust.code, call: 'simulation', fields }))
  }
  await settled()
  return isAnswered
}
