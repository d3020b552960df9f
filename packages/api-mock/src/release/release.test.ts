import { describe, expect, it } from 'vitest'

import {
  accountRead,
  confirmByCode,
  HOMES,
  keyed,
  NADIA_PEE,
  pdf,
  refundBody,
  releaseBody,
  startApi,
  type HomeName,
  type Visitor,
} from '../testing/index.ts'

const [S2E, OPERATIONS] = ['/api/v2/services/api-s2e', '/api/v2/services/operations']

const start = async (home: HomeName, sub = 'nadia-belkhir') => {
  const api = startApi(home)
  const visitor = api.visit()
  await visitor.signIn(sub)
  return { ...api, visitor }
}

const confirmed = async (home: HomeName, sub?: string) => {
  const started = await start(home, sub)
  await confirmByCode(started.visitor)
  return started
}

type Line = Readonly<Record<string, unknown>> & { readonly id: string; readonly status: string; readonly amount: number }

const found = async (visitor: Visitor, id: string): Promise<Line | undefined> => {
  const answers = await Promise.all(['progress', 'done'].map((status) => visitor.get(`${OPERATIONS}/?status=${status}`)))
  return answers
    .flatMap((answer) => (answer.json() as { readonly operations: readonly Line[] }).operations)
    .find((one) => one.id === id)
}

const release = (visitor: Visitor, key: string, body: unknown = releaseBody()) =>
  visitor.send({ method: 'POST', path: `${S2E}/withdraw`, body, headers: keyed(key) })

const refund = async (visitor: Visitor, key: string, body?: unknown) =>
  visitor.send({ method: 'POST', path: `${S2E}/refunds`, body: body ?? (await refundBody(visitor)), headers: keyed(key) })

const sendFiles = (visitor: Visitor, id: string, key: string) =>
  visitor.send({ method: 'POST', path: `${S2E}/withdraw/documents/${id}`, body: {}, files: [pdf()], headers: keyed(key) })

type Told = Readonly<Record<string, unknown>> & {
  readonly gross_amount: number
  readonly lots: readonly { readonly amount: number }[]
}

const detailsOf = async (visitor: Visitor, id: string): Promise<Told> => {
  const answer = await visitor.post(`${S2E}/transactions/${id}/details`, {})
  return (answer.json() as { readonly s2e_transaction_details: Told }).s2e_transaction_details
}

const sumOf = (lots: Told['lots']): number => lots.reduce((sum, { amount }) => sum + amount, 0)

const move = (visitor: Visitor, days: number) => visitor.post('/api/clock', { days })

const problemOf = (answer: { readonly json: () => unknown; readonly status: number }) => {
  const { errorData, fields } = answer.json() as { readonly errorData: string; readonly fields?: readonly unknown[] }
  return [answer.status, errorData, ...(fields ?? [])]
}

describe.each(HOMES)('a release, in the home "%s"', (home) => {
  it('[P-CALL-59] [P-CALL-60] [O-CALL-46] [O-CALL-47] [REL-13] [REL-14] waits for its documents, is checked, sold and paid by the clock', async () => {
    const { visitor } = await confirmed(home)
    const before = (await accountRead(visitor, NADIA_PEE))?.balance ?? 0
    expect((await release(visitor, 'one')).json()).toEqual({ s2e_transaction_id: '41720001' })
    expect(await found(visitor, '41720001')).toMatchObject({
      status: 'En cours',
      type: 'REMBOURSEMENT',
      label: 'Déblocage anticipé',
      gross_amount: 500,
      request_key: 'one',
      cancellable: true,
      timeline: [
        { step: 'requested', day: '20/11/2026', done: true },
        { step: 'documents', day: '20/12/2026', done: false },
      ],
    })

    expect((await sendFiles(visitor, '41720001', 'files')).json()).toBe('OK')
    expect((await found(visitor, '41720001'))?.['timeline']).toEqual([
      { step: 'requested', day: '20/11/2026', done: true },
      { step: 'checked', day: '24/11/2026', done: false },
      { step: 'sale', day: '26/11/2026', done: false },
      // Her company pays it with the wages: no transfer to her account is told.
      { step: 'with-pay', day: '27/11/2026', done: false },
    ])
    expect(await found(visitor, '41720001')).toMatchObject({
      cancellable: true,
      cancellable_until: { day: '24/11/2026', hour: '18:00' },
    })
    expect(problemOf(await sendFiles(visitor, '41720001', 'again'))).toEqual([
      409,
      'ERR_CONFLICT',
      { path: '', code: 'too-late' },
    ])

    await move(visitor, 4)
    expect((await found(visitor, '41720001'))?.['timeline']).toEqual([
      { step: 'requested', day: '20/11/2026', done: true },
      { step: 'checked', day: '24/11/2026', done: true },
      { step: 'sale', day: '26/11/2026', done: false },
      { step: 'with-pay', day: '27/11/2026', done: false },
    ])
    await move(visitor, 6)
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'Traité', gross_amount: 500 })
    const after = await accountRead(visitor, NADIA_PEE)
    const whole = after?.investments.reduce((sum, { amount }) => sum + amount, 0)
    expect(after?.balance).toBeCloseTo(whole ?? 0, 2)
    // Values of funds move in ten days; five hundred euros are gone all the same.
    expect(Math.abs(before - 500 - (after?.balance ?? 0))).toBeLessThan(before * 0.02)
  })

  it('[OPER-22] its operation tells how it was asked for, its lots, what is taken of it, its documents and where it goes', async () => {
    const { visitor } = await confirmed(home)
    await release(visitor, 'one')
    await sendFiles(visitor, '41720001', 'files')
    const asked = {
      day: '20/11/2026',
      with_code: true,
      release: 'DISABILITY',
      event_date: '14/09/2026',
    }
    const first = await detailsOf(visitor, '41720001')
    expect(first).toMatchObject({
      asked,
      documents: [{ name: 'document.pdf', state: 'received', day: '20/11/2026' }],
      paid_to: { by: 'company' },
      sales: [{ tax: 'charges', amount: 500, on: '20/11/2026' }],
    })
    expect(sumOf(first.lots)).toBeCloseTo(500, 2)
    await move(visitor, 4)
    expect(await detailsOf(visitor, '41720001')).toMatchObject({ documents: [{ state: 'accepted', day: '24/11/2026' }] })
    await move(visitor, 6)
    const last = await detailsOf(visitor, '41720001')
    expect(last).toMatchObject({ asked, sales: [{ on: '26/11/2026' }] })
    expect(sumOf(last.lots)).toBeCloseTo(last.gross_amount, 2)
  })

  it('[OPER-13] [REL-14] it is taken back while its documents are checked', async () => {
    const { visitor } = await confirmed(home)
    await release(visitor, 'one')
    await sendFiles(visitor, '41720001', 'files')
    expect(
      (await visitor.send({ method: 'POST', path: `${OPERATIONS}/41720001/cancel`, body: {}, headers: keyed('back') })).json(),
    ).toBe('OK')
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'Annulé', reason: 'cancelled' })
  })

  it('[P-CALL-57] [O-CALL-44] [REF-01] a refund of free savings is accepted at once and can be taken back until it starts', async () => {
    const { visitor } = await confirmed(home)
    expect((await refund(visitor, 'one')).json()).toEqual({ s2e_transaction_id: '41720001' })
    expect(await found(visitor, '41720001')).toMatchObject({
      status: 'En cours',
      label: 'Remboursement',
      gross_amount: 100,
      cancellable: true,
    })
    const path = `${OPERATIONS}/41720001/cancel`
    expect((await visitor.send({ method: 'POST', path, body: {}, headers: keyed('stop') })).json()).toBe('OK')
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'Annulé', reason: 'cancelled' })
  })

  it('[REF-03] files come with a refund once, until it starts; nobody decides on them, and they hold nothing up', async () => {
    const { visitor } = await confirmed(home)
    await refund(visitor, 'one')
    const before = (await found(visitor, '41720001'))?.['timeline']
    const path = `${S2E}/withdraw/documents/41720001`
    const send = (key: string, files: readonly File[]) =>
      visitor.send({ method: 'POST', path, body: { kinds: [] }, files, headers: keyed(key) })
    const disguised = new File(['<script>'], 'mot.pdf', { type: 'application/pdf' })
    expect((await send('wrong', [disguised])).status).toBe(400)
    expect((await send('files', [pdf()])).json()).toBe('OK')
    expect((await send('files', [pdf()])).json()).toBe('OK')
    expect(problemOf(await send('again', [pdf()]))).toEqual([409, 'ERR_CONFLICT', { path: '', code: 'too-late' }])
    expect((await found(visitor, '41720001'))?.['timeline']).toEqual(before)
    await move(visitor, 10)
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'Traité', gross_amount: 100 })
    expect(await detailsOf(visitor, '41720001')).toMatchObject({ documents: [{ state: 'received', day: '20/11/2026' }] })
    await confirmByCode(visitor)
    const { s2e_transaction_id: id } = (await refund(visitor, 'two')).json() as { readonly s2e_transaction_id: string }
    await move(visitor, 2)
    await confirmByCode(visitor)
    expect(problemOf(await sendFiles(visitor, id, 'late'))).toEqual([409, 'ERR_CONFLICT', { path: '', code: 'too-late' }])
  })

  it('[REL-13] documents that do not come in thirty days let the request lapse; its event may be asked for again', async () => {
    const { visitor } = await confirmed(home)
    await release(visitor, 'one')
    expect(problemOf(await release(visitor, 'two'))).toEqual([
      409,
      'ERR_CONFLICT',
      { path: '', code: 'already-asked', params: { id: '41720001' } },
    ])
    await move(visitor, 31)
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'Annulé', reason: 'lapsed' })
    expect((await confirmedAgain(visitor, 'three')).status).toBe(200)
  })

  it('[REL-13] documents that leave one out are refused once they are checked, nothing is sold, and the event may be asked for again', async () => {
    const { visitor } = await confirmed(home)
    await release(visitor, 'one')
    const path = `${S2E}/withdraw/documents/41720001`
    const body = { kinds: ['NOT_WORKING'] }
    const before = await accountRead(visitor, NADIA_PEE)
    expect((await visitor.send({ method: 'POST', path, body, files: [pdf()], headers: keyed('files') })).json()).toBe('OK')
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'En cours' })
    await move(visitor, 4)
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'Annulé', reason: 'refused' })
    expect((await accountRead(visitor, NADIA_PEE))?.investments.length).toBe(before?.investments.length)
    expect((await confirmedAgain(visitor, 'again')).status).toBe(200)
  })

  it('[LEDG-08] the same request under the same key is done once; another one is refused under it', async () => {
    const { visitor } = await confirmed(home)
    await release(visitor, 'one')
    expect((await release(visitor, 'one')).json()).toEqual({ s2e_transaction_id: '41720001' })
    expect(problemOf(await release(visitor, 'one', releaseBody({ event_date: '13/09/2026' })))).toEqual([
      409,
      'ERR_CONFLICT',
      { path: 'Idempotency-Key', code: 'key-reused' },
    ])
  })
})

const confirmedAgain = async (visitor: Visitor, key: string) => {
  await visitor.signIn('nadia-belkhir')
  await confirmByCode(visitor)
  return release(visitor, key)
}

describe('what is refused', () => {
  it('money out without the one-time code', async () => {
    const { visitor } = await start('page')
    expect(problemOf(await release(visitor, 'one'))).toEqual([403, 'ERR_OTP'])
    expect(problemOf(await refund(visitor, 'two'))).toEqual([403, 'ERR_OTP'])
  })

  it('[REL-01] [REL-04] [REL-10] [WDR-13] [WDR-14] each wrong request with its reason', async () => {
    const { visitor } = await confirmed('page')
    const asked = async (more: Readonly<Record<string, unknown>>) =>
      problemOf(await release(visitor, JSON.stringify(more), releaseBody(more)))
    const part = (amount: number | null, funds: readonly string[] = []) => ({
      policies: [{ policy_id: NADIA_PEE, amount, funds }],
    })
    expect(await asked({ company_id: 'ent-aubrenne' })).toEqual([404, 'ERR_UNKNOWN'])
    expect(await asked({ release_id: 'pee-lottery' })).toEqual([404, 'ERR_UNKNOWN'])
    expect(await asked({ policies: [{ policy_id: '00482190', amount: 1, funds: [] }] })).toEqual([404, 'ERR_UNKNOWN'])
    expect(await asked({ release_id: 'per-home' })).toEqual([400, 'ERR_INVALID', { path: 'release_id', code: 'wrong' }])
    // Who retires takes a PEE out by the end of the contract: the refusal says so.
    for (const retired of ['pee-retirement', 'perco-retirement', 'per-retirement'])
      expect(await asked({ release_id: retired })).toEqual([
        400,
        'ERR_INVALID',
        { path: 'release_id', code: 'wrong', params: { instead: 'pee-end_of_contract' } },
      ])
    expect(await asked({ event_date: null })).toEqual([400, 'ERR_INVALID', { path: 'event_date', code: 'required' }])
    expect(await asked({ event_date: '21/11/2026' })).toEqual([
      400,
      'ERR_INVALID',
      { path: 'event_date', code: 'date-wrong', params: { max: '20/11/2026' } },
    ])
    expect(await asked({ release_id: 'pee-marriage', event_date: '19/05/2026' })).toEqual([
      400,
      'ERR_INVALID',
      { path: 'event_date', code: 'date-wrong', params: { min: '20/05/2026', max: '20/11/2026' } },
    ])
    expect(await asked(part(0))).toEqual([400, 'ERR_INVALID', { path: 'amount', code: 'zero-amount' }])
    expect(await asked(part(1_000_000))).toMatchObject([400, 'ERR_INVALID', { path: 'amount', code: 'amount-too-large' }])
    expect(await asked({ event_date: '01/01/1990', ...part(null) })).toMatchObject([
      400,
      'ERR_INVALID',
      { path: 'amount', code: 'amount-too-large' },
    ])
    expect(
      (await release(visitor, 'helper', releaseBody({ release_id: 'pee-caregiver', event_date: null, ...part(null) }))).status,
    ).toBe(200)
    expect(problemOf(await release(visitor, 'rest'))).toMatchObject([400, 'ERR_INVALID', { code: 'amount-too-large' }])
    expect(problemOf(await sendFiles(visitor, '41729999', 'none'))).toEqual([404, 'ERR_UNKNOWN'])
  })

  it('[REL-19] a release that pays more than what it is to finance, a cost of nothing, and one of a reason that has none', async () => {
    const { visitor } = await confirmed('page')
    const asked = async (key: string, more: Readonly<Record<string, unknown>>) =>
      problemOf(await release(visitor, key, releaseBody({ release_id: 'pee-home', ...more })))
    const refused = (path: string, code: string) => [400, 'ERR_INVALID', { path, code }]
    expect(await asked('low', { amount_to_finance: 10 })).toMatchObject(refused('amount', 'amount-too-large'))
    expect(await asked('none', { amount_to_finance: 0 })).toEqual(refused('amount_to_finance', 'zero-amount'))
    const everything = { policies: [{ policy_id: NADIA_PEE, amount: null, funds: [] }] }
    expect(await asked('all', { amount_to_finance: 10, ...everything })).toMatchObject(refused('amount', 'amount-too-large'))
    const disabled = { release_id: 'pee-disability', event_date: '14/09/2026', amount_to_finance: 10_000 }
    expect(await asked('no-cost', disabled)).toEqual(refused('amount_to_finance', 'wrong'))
    expect((await release(visitor, 'enough', releaseBody({ release_id: 'pee-home', amount_to_finance: 10_000 }))).status).toBe(
      200,
    )
  })

  it('[REF-04] [REF-09] refunds of what is not free, of another kind, of a fund twice or of two plans', async () => {
    const { visitor } = await confirmed('page')
    const { context, reason } = await refundBody(visitor)
    const [first] = context.avoirs
    const asked = async (more: Readonly<Record<string, unknown>>) =>
      problemOf(await refund(visitor, JSON.stringify(more), { context: { ...context, ...more }, reason }))
    expect(await asked({ id_entreprise: 'ent-aubrenne' })).toEqual([404, 'ERR_UNKNOWN'])
    expect(await asked({ type: 'REMBOURSEMENT_INDISPONIBLE' })).toEqual([
      400,
      'ERR_INVALID',
      { path: 'context.type', code: 'wrong' },
    ])
    expect(await asked({ type: 'REMBOURSEMENT_A_ECHEANCE' })).toMatchObject([400, 'ERR_INVALID', { path: 'amount' }])
    const twice = [400, 'ERR_INVALID', { path: 'context.avoirs', code: 'wrong' }]
    expect(await asked({ avoirs: [first, first] })).toEqual(twice)
    expect(await asked({ avoirs: [first, { ...first, policy_id: '00771222' }] })).toEqual(twice)
  })

  it('[REL-17] [WDR-20] money that has nowhere to go', async () => {
    const { visitor } = await confirmed('page', 'sylvie-garnier')
    const body = releaseBody({ company_id: 'ent-aubrenne', policies: [{ policy_id: '00482190', amount: 6000, funds: [] }] })
    expect(problemOf(await release(visitor, 'one', body))).toEqual([409, 'ERR_CONFLICT', { path: '', code: 'no-bank-account' }])
  })
})

describe('what is told before', () => {
  it('[P-CALL-55] [P-CALL-56] [P-CALL-58] [O-CALL-42] [O-CALL-43] [O-CALL-45] [CTX-14] [CTX-15] [CTX-16] [O-CONST-19] [O-CONST-22] reasons, kinds of refund and their contexts', async () => {
    const { visitor } = await start('page', 'sylvie-garnier')
    const { s2e_releases: releases } = (await visitor.get(`${S2E}/releases`)).json() as {
      readonly s2e_releases: readonly { readonly id: string }[]
    }
    expect(releases.find(({ id }) => id === 'pee-home_disaster')).toEqual({
      id: 'pee-home_disaster',
      code_motif: 'HOME',
      code_sous_motif: 'DISASTER',
      actif: true,
      delai: '6 mois',
      declarer_montant: true,
      declarer_montant_c1: false,
      debut_intervalle_dates: 'DELAI',
      fin_intervalle_dates: 'DATE_DU_JOUR',
      plans: ['PEE'],
      documents: ['DISASTER_ORDER', 'INVOICE'],
    })
    const permissions = (await visitor.get(`${S2E}/refunds/permissions`)).json() as {
      readonly s2e_refunds_permissions: readonly { readonly id: string; readonly type: string }[]
    }
    expect(permissions.s2e_refunds_permissions.map(({ type }) => type)).toContain('REMBOURSEMENT_A_ECHEANCE')
    const type = 'REMBOURSEMENT_DISPONIBLE'
    const answer = await visitor.post(`${S2E}/refunds/contexts`, { type })
    expect(answer.json()).toMatchObject({
      id_entreprise: 'ent-aubrenne',
      blocages: [],
      autorisation: true,
      mode_saisie: 'EN_LIGNE',
      taille_max_pj: 10_000_000,
      taille_max_pj_total: 25_000_000,
      type,
      plans: expect.arrayContaining([{ policy_id: '00482190', value: 11_404.16, paid_in: 8849.63 }]),
    })
    const named = await visitor.post(`${S2E}/refunds/contexts`, { type, id: `ent-aubrenne.${type}` })
    expect(named.json()).toEqual(answer.json())
    expect(problemOf(await visitor.post(`${S2E}/refunds/contexts`, { type, id: 'none' }))).toEqual([404, 'ERR_UNKNOWN'])
  })
})
