import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'

import { CSRF_HEADER, KEY_HEADER } from '@hautelisse/domain/contract'

import { PAYMENT, UPDATE, askAccount, confirm, enter, tokenIn } from './saver.ts'
import type { Attack, Found, Victim } from './target.ts'

const PERSON = 'sylvie-garnier'

type Late = { readonly path: string; readonly body: string; readonly key: string }
type Answer = { readonly status: number; readonly text: string }

/** Sends headers and half of a body, lets something happen, and sends the rest. */
const sendLate = async ({ address }: Victim, cookie: string, { path, body, key }: Late, meanwhile: () => Promise<unknown>) => {
  const sent = request(`${address}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Cookie: cookie,
      [CSRF_HEADER]: tokenIn(cookie),
      [KEY_HEADER]: key,
    },
  })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  const middle = Math.floor(body.length / 2)
  await new Promise<void>((resolve) => void sent.write(body.slice(0, middle), () => resolve()))
  // A call that is answered afterwards says that the server has seen the headers: it takes requests in their order of arrival.
  await fetch(`${address}/api/v3/version`)
  await meanwhile()
  sent.end(body.slice(middle))
  const [answer] = await answered
  let text = ''
  for await (const part of answer) text += String(part)
  return { status: answer.statusCode ?? 0, text } satisfies Answer
}

const signature = async (victim: Victim): Promise<Found> => {
  const visitor = await enter(victim.address, PERSON)
  await confirm(visitor)
  const cookie = visitor.cookies()
  const body = JSON.stringify({ certified: true, request_id: '41720001', code: '000000', payee_confirmed: true })
  const late = { path: `${UPDATE}/signature`, body, key: 'signed' }
  const { status, text } = await sendLate(victim, cookie, late, () => askAccount(victim.address, cookie))
  return { held: status !== 200, seen: `a bank account signed with a wrong code: ${status} ${text}` }
}

const payment = async (victim: Victim): Promise<Found> => {
  const visitor = await enter(victim.address, PERSON)
  const amount = 200
  const investments = [{ id: 'monetaire-responsable', amount }]
  const body = JSON.stringify({
    main_company_id: 'ent-aubrenne',
    policy_id: '00482190',
    kind: 'PUNCTUAL',
    method: 'CARD',
    amount,
    repartitions: [{ id: '00482190', investments }],
  })
  const late = { path: PAYMENT, body, key: 'paid' }
  const { status, text } = await sendLate(victim, visitor.cookies(), late, () =>
    visitor.send({ method: 'POST', path: '/api/v3/login/oauth/logout', body: {} }),
  )
  return { held: status === 401, seen: `a payment whose session ended before its body did: ${status} ${text}` }
}

/** What is decided on what stood before the body came. */
export const attack: Attack = {
  tries: 'sends half a body, changes what it is about, and sends the rest',
  run: ({ withServer }) =>
    withServer(async (victim) => [await signature(victim), await payment(victim)], { ENVIRONMENT: 'development' }),
}
