import { BREAKDOWNS, type Fault } from '@hautelisse/domain/contract'

import type { Api } from './environment.ts'

const json = (text: string) => new Response(text, { status: 200, headers: { 'Content-Type': 'application/json' } })

const cutConnection = () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.error(new Error('The connection is cut on purpose.')),
    }),
    { status: 200, headers: { 'Content-Type': 'application/json' } },
  )

export type Breakdown = (typeof BREAKDOWNS)[number]

/** Says whether a fault is a breakdown and no error body. */
export const isBreakdown = (fault: Fault): fault is Breakdown => (BREAKDOWNS as readonly Fault[]).includes(fault)

/**
 * Returns what a breakdown answers, or nothing when the call is then answered as usual.
 *
 * @param fault the breakdown
 * @param api the API, for its clock and its durations
 * @param signal tells that the client gave up
 * @example await breakDown('slow', api, signal) // undefined, five seconds later
 */
export const breakDown = async (fault: Breakdown, api: Api, signal: AbortSignal): Promise<Response | undefined> => {
  switch (fault) {
    case 'slow':
      await api.wait(api.limits.slowMs, signal)
      return undefined
    case 'timeout':
      await api.wait(api.limits.timeoutMs, signal)
      return cutConnection()
    case 'drop':
      return cutConnection()
    case 'malformed-json':
      return json('{"data": [')
    case 'off-schema':
      return json('{"unexpected": true}')
  }
}
