import { BREAKDOWNS, type Fault } from '@hautelisse/domain/contract'

import type { ApiContext } from './context.ts'
import type { Api } from './environment.ts'

const json = (text: string) => new Response(text, { status: 200, headers: { 'Content-Type': 'application/json' } })

/** In a page there is no connection to cut: reading the body fails instead, as it would then. */
const failingBody = () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.error(new Error('The connection is cut on purpose.')),
    }),
    { status: 200, headers: { 'Content-Type': 'application/json' } },
  )

/** Cuts the connection of a request, whatever was done for it. */
export const cutOff = ({ options }: Api, context: ApiContext): Response => (options.cutConnection ?? failingBody)(context)

export type Breakdown = (typeof BREAKDOWNS)[number]

/** Says whether a fault is a breakdown and no error body. */
export const isBreakdown = (fault: Fault): fault is Breakdown => (BREAKDOWNS as readonly Fault[]).includes(fault)

/**
 * Returns what a breakdown answers, or nothing when the call is then answered as usual.
 *
 * @param fault the breakdown
 * @param api the API, for its clock and its durations
 * @param context the request
 * @example await breakDown('slow', api, context) // undefined, five seconds later
 */
export const breakDown = async (fault: Breakdown, api: Api, context: ApiContext): Promise<Response | undefined> => {
  const { signal } = context.req.raw
  if (fault === 'malformed-json') return json('{"data": [')
  if (fault === 'off-schema') return json('[false]')
  if (fault === 'drop') return cutOff(api, context)
  if (fault === 'lost') return undefined
  await api.wait(fault === 'slow' ? api.limits.slowMs : api.limits.timeoutMs, signal)
  return fault === 'slow' ? undefined : cutOff(api, context)
}
