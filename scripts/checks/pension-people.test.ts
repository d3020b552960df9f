import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { cookieCredentials, createApi, memoryStorage } from '@hautelisse/api-mock'
import { plainDate } from '@hautelisse/domain/calendar'
import { pathOf } from '@hautelisse/domain/contract'
import {
  cnavLoginCall,
  dgfipCodeCall,
  dgfipLoginCall,
  pensionDemonstrationCall,
  pensionKeyCall,
  pensionSimulationCall,
  planOf,
} from '@hautelisse/domain/pension'
import { caseAt, type CareerYear } from '@hautelisse/domain/state-pension'
import { type Engine, ENGINES, evaluateStream } from '@hautelisse/evaluate'
import { expect, it } from 'vitest'
import { signIn, type Visitor } from '../measures/bench/visitor.ts'

const { pension } = ENGINES as { readonly pension: Engine }
const TODAY = plainDate('2026-11-20')
const NOW = Date.parse('2026-11-20T09:00:00Z')
const CIPHER = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

/** Seeded people who work: their pay of a month, and the months of a year. */
const PEOPLE = [
  ['sylvie-garnier', 2680, 12],
  ['nadia-belkhir', 3500, 12],
  ['thomas-leroux', 3050, 12],
  ['bruno-castagne', 1100, 12],
  ['lea-morvan', 3300, 12],
  ['camille-verdier', 2400, 12],
  ['marie-antoinette-de-la-rochebrune', 41_000, 10],
] as const

const post = async (visitor: Visitor, path: string, body: unknown): Promise<Record<string, unknown>> =>
  (await (await visitor.send({ method: 'POST', path, body })).json()) as Record<string, unknown>

/** Signs in to the pension service as a person of the demonstration does. */
const enter = async (visitor: Visitor): Promise<string> => {
  const pem = await (await visitor.send({ method: 'GET', path: pathOf(pensionKeyCall) })).text()
  const bytes = Uint8Array.from(Buffer.from(pem.replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64'))
  const key = await crypto.subtle.importKey('spki', bytes, CIPHER, false, ['encrypt'])
  const seal = async (typed: string): Promise<string> =>
    Buffer.from(await crypto.subtle.encrypt(CIPHER, key, Buffer.from(typed))).toString('base64')
  const told = await (await visitor.send({ method: 'GET', path: pathOf(pensionDemonstrationCall) })).json()
  const { accounts } = pensionDemonstrationCall.answer.parse(told)
  const account = accounts.find(({ provider }) => provider === 'cnav') ?? accounts.find(({ provider }) => provider === 'dgfip')
  const sealed = { identifier: await seal(account?.identifier ?? ''), password: await seal(account?.password ?? '') }
  if (account?.provider === 'cnav') return String((await post(visitor, pathOf(cnavLoginCall), sealed))['session_id'])
  const { session_id, demonstration } = await post(visitor, pathOf(dgfipLoginCall), sealed)
  const opened = await post(visitor, pathOf(dgfipCodeCall), { session_id, code: (demonstration as { code: string }).code })
  return String(opened['session_id'])
}

const written = ({ year, wage, contributed, assimilated, points }: CareerYear): string =>
  [year, wage.toFixed(2), contributed, assimilated, points.general, points.agirc, points.trancheC].join(':')

it.each(PEOPLE)(
  '[SP-14] [S-CALL-18] evaluates every row that the API answers to %s, to the cent',
  async (user_id, salary, months) => {
    let texts = 0
    const api = createApi({
      clock: { now: () => NOW, today: () => TODAY },
      random: () => `text-${String((texts += 1))}`,
      storage: memoryStorage(),
      credentials: cookieCredentials({ maxAge: 3600 }),
      environment: 'development',
    })
    const visitor = await signIn('http://localhost', (request) => api.fetch(request, {}), user_id)
    const session_id = await enter(visitor)
    const payload = {
      family_situation: 'CE',
      children: 0,
      professional_situation: 'ACT',
      professional_category: 'ACT',
      activity_rate: 'FULL_TIME',
      salary,
      month_number: months,
    }
    const answer = await post(visitor, pathOf(pensionSimulationCall), { user_id, session_id, payload })
    const { basis, result } = pensionSimulationCall.answer.parse(answer)
    if (basis === undefined) throw new Error('no basis')
    const plan = planOf(basis)
    const rows = result.map(({ start = TODAY }) => {
      const { career } = caseAt(plan, start)
      const counts = [basis.children_raised, basis.children_credited, basis.reputed_quarters, basis.other_quarters, 0]
      return ['X', basis.birth, start, ...counts, career.map(written).join(' ')].join(',')
    })
    const output = new PassThrough()
    const lines = text(output)
    const complaints: string[] = []
    await evaluateStream(pension, Readable.from([[pension.columns.join(','), ...rows, ''].join('\n')]), output, (line) =>
      complaints.push(line),
    )
    output.end()
    const [head = '', ...evaluated] = (await lines).trimEnd().split('\n')
    const columns = head.split(',')
    const figure = (line: string, column: string): string => line.split(',')[columns.indexOf(column)] ?? ''
    expect(complaints).toEqual([])
    expect(
      evaluated.map((line) => ['quarters_all', 'base', 'complementary', 'monthly'].map((column) => figure(line, column))),
    ).toEqual(
      result.map(({ quarters, yearly_amount_base, yearly_amount_complementary, monthly }) => [
        String(quarters),
        yearly_amount_base.toFixed(2),
        yearly_amount_complementary.toFixed(2),
        monthly?.toFixed(2),
      ]),
    )
  },
)
