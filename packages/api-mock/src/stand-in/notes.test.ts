import { SSO_ENDPOINTS } from '@hautelisse/domain/portal'
import { describe, expect, it } from 'vitest'

import { memoryStorage } from '../storage/index.ts'
import { HOMES, startApi } from '../testing/index.ts'

const S2E_PAYMENT = `/stand-in/sso/s2e${SSO_ENDPOINTS.s2e['voluntary-payment']}`

describe.each(HOMES)('the doors that only say what they stand for, in the home "%s"', (home) => {
  it.each([
    ['/stand-in/change-password', 'Changer de mot de passe', 'service des mots de passe'],
    ['/stand-in/coaching', 'Coaching', 'partenaire de coaching'],
    ['/stand-in/fund/actions-europe-durable', 'Actions Europe Durable', 'Risque : 5 sur 7'],
    ['/stand-in/sso/ais?client_id=a&redirect_uri=b&state=c', 'Espace des opérations', 'épargne retraite'],
    ['/stand-in/sso/s2e', 'Espace des opérations', 'épargne salariale'],
    [S2E_PAYMENT, 'Espace des opérations', 'versement volontaire'],
  ])('say it and lead back into the portal: %s', async (path, title, words) => {
    const visitor = startApi(home).visit()
    const page = await visitor.get(path)
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(page.text).toContain(`<h1>${title}</h1>`)
    expect(page.text).toContain(words)
    expect([...page.text.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to)).toEqual(['/epargne'])
    const shown = await visitor.send({ path, headers: { Accept: 'application/json' } })
    expect(shown.json()).toMatchObject({ title: `${title} – Hautelisse` })
  })

  it.each([
    '/stand-in/nowhere',
    '/stand-in/sign-in',
    '/stand-in/sign-in/staff',
    '/stand-in/otp/more',
    '/stand-in/fund',
    '/stand-in/fund/constructor',
    '/stand-in/sso',
    '/stand-in/sso/',
    '/stand-in/sso/bank',
    '/stand-in/sso/s2e/operations/other',
    '/stand-in/sso/ais/operations/saisieunboppv',
    '/stand-in/sso/https://evil.example',
    '/stand-in/sso/constructor',
  ])('are no others: %s', async (path) => {
    const visitor = startApi(home).visit()
    for (const method of ['GET', 'POST', 'DELETE']) {
      const page = await visitor.send({ method, path, ...(method === 'POST' ? { body: {} } : {}) })
      expect([page.status, page.text.includes('Page introuvable'), page.text.includes('evil')]).toEqual([404, true, false])
    }
  })

  it('leave their own head address to the portal, to which it is an unknown one', async () => {
    const visitor = startApi(home).visit()
    for (const path of ['/stand-in', '/stand-in/']) {
      const answer = await visitor.get(path)
      expect([answer.status, answer.text.includes('Page introuvable')]).toEqual([404, false])
    }
  })

  it.each([
    ['/stand-in/sign-in/collective', 'GET, POST, HEAD, OPTIONS'],
    ['/stand-in/otp', 'GET, POST, HEAD, OPTIONS'],
    ['/stand-in/change-password', 'GET, HEAD, OPTIONS'],
    ['/stand-in/coaching', 'GET, HEAD, OPTIONS'],
    ['/stand-in/sso/s2e', 'GET, HEAD, OPTIONS'],
    ['/stand-in/style.css', 'GET, HEAD, OPTIONS'],
  ])('take their own methods alone: %s', async (path, allowed) => {
    const visitor = startApi(home).visit()
    for (const [method, status] of [
      ['DELETE', 405],
      ['OPTIONS', 204],
    ] as const) {
      const answer = await visitor.send({ method, path })
      expect([answer.status, answer.headers.get('Allow')]).toEqual([status, allowed])
    }
  })

  it('say that something broke, in a page, when something broke that nobody foresaw', async () => {
    const full = () => Promise.reject(new Error('The disk is full.'))
    const storage = {
      ...memoryStorage(),
      openings: { find: full, of: full, add: full, update: full, removeEnded: async () => 0 },
    }
    const { visit, errors } = startApi(home, { storage })
    const page = await visit().get('/stand-in/sign-in/collective?state=a')
    expect([page.status, page.text.includes('Service indisponible'), page.text.includes('disk')]).toEqual([500, true, false])
    expect(String(errors[0])).toContain('The disk is full.')
  })
})
