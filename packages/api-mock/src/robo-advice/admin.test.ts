import { createHash } from 'node:crypto'
import { gridsByScope, type GridVersion } from '@hautelisse/domain/robo-advice'
import { describe, expect, it } from 'vitest'

import { movingClock } from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { enterAsAdmin, gridCsv, HOMES, passAsAdmin, startApi, TODAY, type AdminName, type Visitor } from '../testing/index.ts'

const PREFIX = '/api/v3/simulators/robo-advisor'
const ADMIN = `${PREFIX}/admin`
const PLAN = { scope: 's2e', entity_id: 'ent-aubrenne', contract_id: 'pee-aubrenne' } as const

const start = (home: (typeof HOMES)[number]) => {
  const storage = memoryStorage()
  const clock = movingClock({ now: () => Date.parse('2026-11-20T09:00:00Z'), firstDay: () => TODAY, storage })
  return { ...startApi(home, { storage, clock }), clock }
}

const entered = async (api: { visit: () => Visitor }, name: AdminName): Promise<Visitor> => {
  const visitor = api.visit()
  await enterAsAdmin(visitor, name)
  return visitor
}

const importAs = (visitor: Visitor, file: File, plan: object = PLAN) =>
  visitor.send({ method: 'POST', path: `${ADMIN}/import`, body: plan, files: [file] })

const versionsOf = async (visitor: Visitor): Promise<readonly GridVersion[]> =>
  (await visitor.post(`${ADMIN}/drafts`)).json() as GridVersion[]

const WHY = 'Nouvelle politique de placement'

describe.each(HOMES)('the administration of grids, in the home "%s"', (home) => {
  it('[O-CALL-90] [O-CALL-91] [O-CALL-94] [O-CALL-95] [RADM-05] a code and its state are exchanged for an e-mail, a role and a session', async () => {
    const visitor = start(home).visit()
    const answer = await enterAsAdmin(visitor, 'reader')
    expect([answer.status, answer.json()]).toEqual([200, { email: 'paule.hestrel@hautelisse.example', role: 'reader' }])
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('robo-admin='))
    expect(cookie ?? 'no cookie').toMatch(home === 'server' ? /; HttpOnly; SameSite=Strict$/ : /robo-admin=|no cookie/)
    expect(answer.text).not.toContain(visitor.credentials.get('robo-admin'))
  })

  it('[RADM-11] a code serves once, with its own state, and a stranger is refused', async () => {
    const api = start(home)
    const visitor = api.visit()
    const pass = await passAsAdmin(visitor, 'reader')
    const tries = [
      { ...pass, state: 'another' },
      pass,
      { code: 'nothing', state: pass.state },
      await passAsAdmin(visitor, 'stranger'),
    ]
    for (const tried of tries) {
      const answer = await visitor.post(`${ADMIN}/token`, tried)
      expect([answer.status, answer.json()]).toEqual([403, { data: 'ERR_REFUSED' }])
    }
    expect(visitor.credentials.has('robo-admin')).toBe(false)
    const good = await passAsAdmin(visitor, 'editor')
    expect((await visitor.post(`${ADMIN}/token`, good)).status).toBe(200)
    expect((await visitor.post(`${ADMIN}/token`, good)).status).toBe(403)
  })

  it('[P-PERM-14] [RADM-10] a member’s session opens nothing of the area, and an administrator’s nothing of members', async () => {
    const api = start(home)
    const member = api.visit()
    await member.signIn('sylvie-garnier')
    for (const call of ['allocations', 'upload-history', 'drafts', 'export', 'submit', 'publish', 'withdraw', 'leave']) {
      const answer = await member.post(`${ADMIN}/${call}`, { id: 'grid-2' })
      expect([call, answer.status, answer.json()]).toEqual([call, 401, { data: 'ERR_TOKEN' }])
    }
    expect((await importAs(member, gridCsv())).status).toBe(401)
    expect((await member.get('/api/v3/login/oauth/profile/collective')).status).toBe(200)

    const admin = await entered(api, 'approver')
    const asMember = await admin.post(`${PREFIX}/entities`, { user_id: 'sylvie-garnier' })
    expect([asMember.status, asMember.json()]).toEqual([401, { data: 'ERR_TOKEN' }])
    expect((await admin.post(`${ADMIN}/allocations`)).status).toBe(200)
  })

  it('[RADM-11] ends after half an hour without a call, after eight hours at most, and when it is left', async () => {
    const api = startApi(home)
    const visitor = await entered(api, 'reader')
    api.pass(29 * 60_000)
    expect((await visitor.post(`${ADMIN}/drafts`)).status).toBe(200)
    api.pass(30 * 60_000)
    const over = await visitor.post(`${ADMIN}/drafts`)
    expect([over.status, over.json()]).toEqual([401, { data: 'ERR_EXP' }])
    await enterAsAdmin(visitor, 'reader')
    for (let hour = 0; hour < 20; hour += 1) {
      api.pass(24 * 60_000)
      await visitor.post(`${ADMIN}/drafts`)
    }
    expect((await visitor.post(`${ADMIN}/drafts`)).status).toBe(401)
    await enterAsAdmin(visitor, 'reader')
    expect((await visitor.post(`${ADMIN}/leave`)).json()).toBe('OK')
    expect((await visitor.post(`${ADMIN}/drafts`)).json()).toEqual({ data: 'ERR_TOKEN' })
  })

  it('[O-CALL-92] [RADM-06] [ENT-64] [ENT-66] (S-37) shows the grids, the funds that they may name, per scope and company, of 6 and 9 steps, one missing, one that does not add up', async () => {
    const visitor = await entered(start(home), 'reader')
    const grids = gridsByScope.parse((await visitor.post(`${ADMIN}/allocations`)).json())
    const lines = [...grids.ais, ...grids.s2e].flatMap(({ company_name, grids: own }) =>
      own.map(({ contract_id, steps, allocations, findings = [] }) => [
        company_name,
        contract_id,
        allocations === null ? null : steps,
        findings.filter(({ level }) => level === 'blocks').map(({ code, profile, step }) => `${code} ${profile} ${step}`),
      ]),
    )
    expect(lines).toEqual([
      ['Verrerie Aubrenne', 'pereco-aubrenne', 6, []],
      ['Ateliers Carmandel', 'pereco-carmandel', null, []],
      ['Verrerie Aubrenne', 'pee-aubrenne', 6, []],
      ['Ateliers Carmandel', 'pee-carmandel', 9, []],
      ['Chantiers Boréales', 'pee-boreales', 6, ['sum balanced 3']],
    ])
    const names = [...grids.ais, ...grids.s2e].flatMap(({ grids: own }) => own.map(({ funds }) => funds?.at(-1)?.name))
    expect(names.slice(0, 3)).toEqual(['Fonds en euros', 'Obligations Inflation', 'Équilibre Durable'])
  })

  it('[O-CALL-93] [RADM-07] [ENT-67] keeps a history that only grows, with the checksum of the very file', async () => {
    const api = start(home)
    const editor = await entered(api, 'editor')
    const before = (await editor.post(`${ADMIN}/upload-history`)).json() as unknown[]
    const file = gridCsv()
    await importAs(editor, file)
    const after = (await editor.post(`${ADMIN}/upload-history`)).json() as unknown[]
    expect(after[0]).toEqual({
      email: 'irene.valtier@hautelisse.example',
      date: '20/11/2026',
      company_name: 'Verrerie Aubrenne',
      contract_id: 'pee-aubrenne',
      checksum: createHash('sha256')
        .update(new Uint8Array(await file.arrayBuffer()))
        .digest('hex'),
      action: 'imported',
      version: null,
      reason: null,
    })
    expect(after.slice(1)).toEqual(before)
  })

  it('[RADM-25] [RADM-26] an import is submitted, published by somebody else from a later day, and seen by savers on that day', async () => {
    const api = start(home)
    const [editor, approver, saver] = [await entered(api, 'editor'), await entered(api, 'approver'), api.visit()]
    await saver.signIn('sylvie-garnier')
    const columnSeen = async () => {
      const body = { user_id: 'sylvie-garnier', entity_id: 'ent-aubrenne', contract_id: 'pee-aubrenne', horizon_years: 4 }
      const { grid, profiles } = (await saver.post(`${PREFIX}/profile`, body)).json() as {
        grid: { version: number }
        profiles: { balanced: { value: number }[] }
      }
      return [grid.version, ...profiles.balanced.map(({ value }) => value)]
    }
    const draft = (await importAs(editor, gridCsv())).json() as GridVersion
    expect(draft).toMatchObject({ state: 'draft', version: null, revision: 1, in_force: false })
    const submitted = await editor.post(`${ADMIN}/submit`, { id: draft.id, revision: 1, reason: WHY })
    expect(submitted.json()).toMatchObject({ state: 'submitted', revision: 2, reason: WHY })
    const [said] = (await editor.post(`${ADMIN}/upload-history`)).json() as unknown[]
    expect(said).toMatchObject({ action: 'submitted', reason: WHY })
    const published = await approver.post(`${ADMIN}/publish`, { id: draft.id, revision: 2, effective_on: '21/11/2026' })
    expect(published.json()).toMatchObject({
      state: 'published',
      version: 3,
      revision: 3,
      in_force: false,
      effective_on: '21/11/2026',
    })
    expect(await columnSeen()).toEqual([2, 0.4, 0.35, 0.25])
    await api.clock.move(1)
    expect(await columnSeen()).toEqual([3, 0.25, 0.75])
    const states = (await versionsOf(approver))
      .filter(({ contract_id }) => contract_id === 'pee-aubrenne')
      .map(({ version, state, in_force }) => [version, state, in_force])
    expect(states).toEqual([
      [3, 'published', true],
      [2, 'replaced', false],
      [1, 'replaced', false],
    ])
  })

  it('[RADM-25] refuses what a role may not do, and a day that has begun; the version stays as it was', async () => {
    const api = start(home)
    const [reader, editor, approver] = [
      await entered(api, 'reader'),
      await entered(api, 'editor'),
      await entered(api, 'approver'),
    ]
    const refusedAs = (answer: { status: number; json: () => unknown }) => [answer.status, answer.json()]
    const noRight = [403, { data: 'ERR_REFUSED', fields: [{ path: '', code: 'role' }] }]
    expect(refusedAs(await importAs(reader, gridCsv()))).toEqual(noRight)
    expect(refusedAs(await importAs(approver, gridCsv()))).toEqual(noRight)
    const { id } = (await importAs(editor, gridCsv())).json() as GridVersion
    const publish = (who: Visitor, effective_on: string, revision = 2) =>
      who.post(`${ADMIN}/publish`, { id, revision, effective_on })
    expect(refusedAs(await approver.post(`${ADMIN}/submit`, { id, revision: 1, reason: WHY }))).toEqual(noRight)
    expect(refusedAs(await publish(approver, '21/11/2026', 1))).toMatchObject([409, { fields: [{ path: 'id', code: 'state' }] }])
    const silent = await editor.post(`${ADMIN}/submit`, { id, revision: 1, reason: null })
    expect(refusedAs(silent)).toMatchObject([400, { fields: [{ path: 'reason', code: 'required' }] }])
    await editor.post(`${ADMIN}/submit`, { id, revision: 1, reason: WHY })
    expect(refusedAs(await publish(editor, '21/11/2026'))).toEqual(noRight)
    for (const day of ['20/11/2026', '01/01/2026'])
      expect(refusedAs(await publish(approver, day))).toMatchObject([400, { fields: [{ path: 'effective_on', code: 'day' }] }])
    expect(refusedAs(await publish(approver, '21/11/2026', 1))).toMatchObject([
      409,
      { data: 'ERR_CONFLICT', fields: [{ path: 'revision' }] },
    ])
    expect((await versionsOf(editor)).find((version) => version.id === id)).toMatchObject({ state: 'submitted', revision: 2 })
  })

  it('[RADM-26] publishes once, one version a day, and takes one back that is not in force yet', async () => {
    const api = start(home)
    const [editor, approver] = [await entered(api, 'editor'), await entered(api, 'approver')]
    const submit = async (): Promise<string> => {
      const { id } = (await importAs(editor, gridCsv())).json() as GridVersion
      await editor.post(`${ADMIN}/submit`, { id, revision: 1, reason: WHY })
      return id
    }
    const [first, second] = [await submit(), await submit()]
    const publish = (id: string) => approver.post(`${ADMIN}/publish`, { id, revision: 2, effective_on: '01/12/2026' })
    const answers = [await publish(first), await publish(first), await publish(second)]
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 400])
    expect(answers[2]?.json()).toMatchObject({ fields: [{ path: 'effective_on', code: 'day-taken' }] })
    const taken = await approver.post(`${ADMIN}/withdraw`, { id: first, revision: 3, reason: 'Erreur de date' })
    expect(taken.json()).toMatchObject({ state: 'withdrawn', revision: 4 })
    expect((await publish(second)).status).toBe(200)
    const inForce = await approver.post(`${ADMIN}/withdraw`, { id: 'grid-2', revision: 1, reason: null })
    expect([inForce.status, inForce.json()]).toMatchObject([409, { fields: [{ code: 'state' }] }])
  })

  it.each([
    ['7 steps', gridCsv(['offensive,monetaire-responsable,100,100,100,100,100,100,100']), 'cells'],
    ['101 %', gridCsv(['offensive,monetaire-responsable,101,100,100,100,100,100']), 'range'],
    ['−5 %', gridCsv(['offensive,monetaire-responsable,-5,100,100,100,100,100']), 'range'],
    ['an unknown fund', gridCsv(['offensive,fonds-inconnu,100,100,100,100,100,100']), 'fund-unknown'],
    ['a formula', gridCsv(['offensive,"=HYPERLINK(1)",100,100,100,100,100,100']), 'formula'],
    [
      'a line twice',
      gridCsv(['offensive,monetaire-responsable,50,50,50,50,50,50', 'offensive,monetaire-responsable,50,50,50,50,50,50']),
      'line-twice',
    ],
    ['a sum of 99 %', gridCsv(['offensive,monetaire-responsable,99,100,100,100,100,100']), 'sum'],
    ['another type', gridCsv(undefined, 'grille.xlsx'), 'file-type'],
    ['no byte', new File([], 'grille.csv', { type: 'text/csv' }), 'file-empty'],
    ['UTF-16', new File([Uint8Array.of(0xff, 0xfe, 0x70, 0, 0x72, 0)], 'grille.csv', { type: 'text/csv' }), 'encoding'],
    ['no UTF-8', new File([Uint8Array.of(0x70, 0xe9, 0x72)], 'grille.csv', { type: 'text/csv' }), 'encoding'],
    ['more than 200 kB', new File(['x'.repeat(200_001)], 'grille.csv', { type: 'text/csv' }), 'file-too-large'],
    ['10 MB', new File(['x'.repeat(10_000_000)], 'grille.csv', { type: 'text/csv' }), 'too-large'],
  ] as const)('[RADM-21] refuses a file with %s, and keeps nothing of it', async (_, file, code) => {
    const editor = await entered(start(home), 'editor')
    const before = await versionsOf(editor)
    const answer = await importAs(editor, file)
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { data: 'ERR_INVALID', fields: expect.arrayContaining([expect.objectContaining({ code })]) },
    ])
    expect(await versionsOf(editor)).toEqual(before)
  })

  it('[RADM-22] exports a version as the canonical CSV, which comes back as the same grid whatever ends its lines', async () => {
    const api = start(home)
    const editor = await entered(api, 'editor')
    const { text, headers } = await editor.post(`${ADMIN}/export`, { id: 'grid-2' })
    expect(headers.get('Content-Type')).toBe('text/plain; charset=UTF-8')
    expect(text.split('\n')[0]).toBe('profile,fund,step_1,step_2,step_3,step_4,step_5,step_6')
    const crlf = new File([text.replaceAll('\n', '\r\n')], 'grille.csv', { type: 'text/csv' })
    const draft = (await importAs(editor, crlf)).json() as GridVersion
    const again = await editor.post(`${ADMIN}/export`, { id: draft.id })
    expect(again.text).toBe(text)
    expect((await editor.post(`${ADMIN}/export`, { id: 'nothing' })).status).toBe(404)
  })
})
