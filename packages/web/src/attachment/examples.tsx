import type { Act, Between, PageExample } from '../shell/index.ts'

const PERSON = 'thomas-leroux'

type Ports = NonNullable<PageExample['ports']>

/** A page of the room, for Thomas unless somebody else is named. */
export const attachmentPage = (name: string, address: string, ports: Ports = { person: PERSON }): PageExample => ({
  name,
  address,
  ports,
})

/** A server whose answer to a call is another one. */
export const answeredWith =
  (call: string, status: number, body: unknown): Between =>
  async (request, pass) =>
    request.path.endsWith(call) ? { status, body: JSON.stringify(body) } : pass()

const NEXT = { press: 'main form button[type="submit"]' }
/** The first contract is chosen, and its letter read from. */
const TO_LETTER: readonly Act[] = [{ press: 'main [role="radio"]' }, NEXT, { until: '#contract_number' }]
const LETTER: readonly Act[] = [
  { fill: '#contract_number', text: '0062 6511' },
  { fill: '#code', text: 'K7MQ 4TXH' },
  { fill: '#birth_date', text: '01/09/1966' },
  NEXT,
]
const TO_CONFIRMATION: readonly Act[] = [...TO_LETTER, ...LETTER, { until: 'main form dl' }]
const TO_THE_END: readonly Act[] = [...TO_CONFIRMATION, NEXT, { until: 'main aside dl' }]
const MEMBER = attachmentPage('', '/rattachement/choice')
const VISITOR = attachmentPage('', '/attachment/choice', {})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  attachmentPage('the ways to add an account', '/attachment/mosaic', { person: 'sylvie-garnier' }),
  attachmentPage('nothing found elsewhere', '/attachment/mosaic', { person: 'nadia-belkhir' }),
  attachmentPage('the window of retirement accounts', '/epargne#add_account_retirement', { person: 'sylvie-garnier' }),
  attachmentPage('the window of accounts for projects', '/epargne#add_account_projects', { person: 'sylvie-garnier' }),
  attachmentPage('the choice of a company contract', '/rattachement/choice'),
  attachmentPage('the choice of a contract of one’s own', '/connected-attachment/axa-attachment'),
  attachmentPage('a visitor with a letter', '/attachment/choice', {}),
  { ...MEMBER, name: 'a choice that is missing', acts: [NEXT, { until: '[aria-invalid="true"]' }] },
  { ...MEMBER, name: 'the letter', acts: TO_LETTER },
  { ...MEMBER, name: 'what was recognised', acts: TO_CONFIRMATION },
  { ...MEMBER, name: 'a contract that is attached', acts: TO_THE_END },
  { ...VISITOR, name: 'the letter of a visitor', acts: TO_LETTER },
  {
    ...attachmentPage('a letter that names no contract', '/attachment/choice', {
      between: answeredWith('/attachment/identify', 404, { errorData: 'ERR_UNKNOWN' }),
    }),
    acts: [...TO_LETTER, ...LETTER, { until: '[role="alert"]' }],
  },
  { ...VISITOR, name: 'a contract that a visitor attached', acts: TO_THE_END },
  attachmentPage('a server that attaches nothing', '/rattachement/choice', { person: PERSON, extensions: [] }),
]
