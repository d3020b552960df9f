import type { Between, PageExample } from '../shell/index.ts'

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

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  attachmentPage('the ways to add an account', '/attachment/mosaic', { person: 'sylvie-garnier' }),
  attachmentPage('nothing found elsewhere', '/attachment/mosaic', { person: 'nadia-belkhir' }),
  attachmentPage('the window of retirement accounts', '/epargne#add_account_retirement', { person: 'sylvie-garnier' }),
  attachmentPage('the window of accounts for projects', '/epargne#add_account_projects', { person: 'sylvie-garnier' }),
  attachmentPage('the choice of a company contract', '/rattachement/choice'),
  attachmentPage('the choice of a contract of one’s own', '/connected-attachment/axa-attachment'),
  attachmentPage('a visitor with a letter', '/attachment/choice', {}),
  attachmentPage('a server that attaches nothing', '/rattachement/choice', { person: PERSON, extensions: [] }),
]
