import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, afterEach, describe, expect, it } from 'vitest'

import { ask } from './ask.ts'
import { testServers } from './servers.testing.ts'
import { testSite } from './site.testing.ts'

const { folder, webDir, remove } = testSite()
afterAll(remove)
const { serve, stopAll } = testServers(join(folder, 'data'), { webDir })
afterEach(stopAll)

const NAVIGATION = { Accept: 'text/html' }
const EMBEDDED = '/simulateur/impots?variant=embedded'

describe('the spreadsheet', () => {
  it('[P-ROUTE-31] is asked for by its former name and redirected to the macro-enabled file of the same name', async () => {
    const { address } = await serve()
    const answer = await ask(address, '/simulateur/pereco.xls', NAVIGATION)
    expect([answer.status, answer.headers['location']]).toEqual([302, '/simulateur/pereco.xlsm'])
  })

  it('[P-ROUTE-32] gets a page that says it is missing, as long as the file is not there', async () => {
    const { address } = await serve()
    const answer = await ask(address, '/simulateur/pereco.xlsm', NAVIGATION)
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=UTF-8'])
    expect(answer.body.toString()).toContain('<h1>Fichier introuvable</h1>')
  })

  it('[P-ROUTE-31] [P-ROUTE-32] is served with its own media type once it is there, by its former name too', async () => {
    const other = join(folder, 'with-spreadsheet')
    mkdirSync(join(other, 'simulateur'), { recursive: true })
    writeFileSync(join(other, 'simulateur', 'pereco.xlsm'), 'PK')
    const { address } = await serve({ webDir: other })
    const { headers } = await ask(address, '/simulateur/pereco.xls', NAVIGATION)
    const answer = await ask(address, String(headers['location']))
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/vnd.ms-excel.sheet.macroEnabled.12'])
  })
})

describe('the pages that others may show in a frame', () => {
  const framing = async (path: string, frameHosts?: readonly string[]) => {
    const { address } = await serve({ frameHosts })
    const { headers } = await ask(address, path, NAVIGATION)
    await stopAll()
    const ancestors = /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
    return [ancestors, headers['x-frame-options'], headers['set-cookie'] === undefined ? 'no cookie' : 'a cookie']
  }

  it('are the embedded tax simulator alone, and this address alone may do so unless a setting says otherwise', async () => {
    expect(await framing(EMBEDDED)).toEqual(["'self'", undefined, 'no cookie'])
    expect(await framing(EMBEDDED, ["'self'", 'https://partner.example'])).toEqual([
      "'self' https://partner.example",
      undefined,
      'no cookie',
    ])
  })

  it.each([
    '/simulateur/impots',
    '/simulateur/impots?variant=other',
    '/simulateur/impots?variant=embedded&variant=embedded',
    '/simulateur/impots/?variant=embedded',
    '/simulateur/impots/x?variant=embedded',
    '/?variant=embedded',
    '/epargne?variant=embedded',
  ])('are no other: %s', async (path) => {
    expect(await framing(path, ['https://partner.example'])).toEqual(["'none'", 'DENY', 'a cookie'])
  })
})
