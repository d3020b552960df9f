import { fc, test } from '@fast-check/vitest'
import { plainDate } from '@hautelisse/domain/calendar'
import {
  adminAllocationsCall,
  adminAuthorizeCall,
  adminDraftsCall,
  adminExportCall,
  adminHistoryCall,
  adminImportCall,
  adminLeaveCall,
  adminPublishCall,
  adminSubmitCall,
  adminTokenCall,
  adminWithdrawCall,
  type AdminRole,
  type GridVersion,
} from '@hautelisse/domain/robo-advice'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, fakeStorage, settled } from '../testing/index.ts'
import {
  adminMachine,
  selectAct,
  selectAdminForm,
  selectAdminScreen,
  selectArea,
  selectMayImport,
  selectOutside,
  selectVersion,
  selectWho,
  type AdminEvent,
} from './index.ts'

const EDITOR = 'irene.valtier@hautelisse.example'
const APPROVER = 'marc.ollivet@hautelisse.example'
const all = (values: number[]) => ({ offensive: values, balanced: values, defensive: values, security: values })
const funds = (share: number) => [
  { id: 'shares', name: 'Actions', values: all([share, 0, 0, 0, 0, 0]), asset_class: 'shares' as const },
  { id: 'money', name: 'Monétaire', values: all([1 - share, 1, 1, 1, 1, 1]), asset_class: 'money' as const },
]
const version = (given: Partial<GridVersion> = {}): GridVersion => ({
  id: 'grid-2',
  revision: 1,
  scope: 's2e',
  entity_id: 'aubrenne',
  company_name: 'Verrerie Aubrenne',
  contract_id: 'pee',
  account_type: 'PEE',
  version: null,
  state: 'draft',
  in_force: false,
  author: EDITOR,
  approver: null,
  dated_on: plainDate('2026-11-20'),
  effective_on: null,
  checksum: 'a'.repeat(64),
  reason: null,
  steps: 6,
  allocations: funds(0.75),
  findings: [],
  ...given,
})
const IN_FORCE = version({ id: 'grid-1', version: 1, state: 'published', in_force: true, allocations: funds(0.5) })

const RETURNED = { code: 'c', state: 's' }

const open = (returned: { code: string; state: string } | null = RETURNED, kept = 's') => {
  const api = fakeClient()
  const left: string[] = []
  const saved: (readonly [string, string])[] = []
  const storage = fakeStorage()
  storage.write('hautelisse.robo-admin-state', JSON.stringify({ version: 1, state: kept }))
  const actor = createActor(adminMachine, {
    input: {
      client: api.client,
      clock: { today: () => plainDate('2026-11-20') },
      navigation: { leave: (address) => void left.push(address) },
      storage,
      returned: returned ?? undefined,
      saveGrid: (name, csv) => void saved.push([name, csv]),
    },
  }).start()
  const send = async (...events: readonly AdminEvent[]): Promise<void> => {
    for (const event of events) actor.send(event)
    await settled()
  }
  const now = () => actor.getSnapshot()
  const area = async (versions: GridVersion[] = [version(), IN_FORCE]): Promise<void> => {
    api.answer(adminAllocationsCall, { s2e: [], ais: [] })
    api.answer(adminHistoryCall, [])
    api.answer(adminDraftsCall, versions)
    await settled()
  }
  return {
    ...api,
    actor,
    left,
    saved,
    storage,
    send,
    now,
    area,
    screen: () => selectAdminScreen(now()),
    form: () => selectAdminForm(now()),
  }
}

const inside = async (role: AdminRole, email = EDITOR, versions: GridVersion[] = [version(), IN_FORCE]) => {
  const page = open()
  await settled()
  page.answer(adminTokenCall, { email, role })
  await settled()
  await page.area(versions)
  return page
}

describe('the door of administrators', () => {
  it('[RADM-04] [RADM-09] [RADM-10] shows a button, and asks for nothing before the exchange is answered', async () => {
    const { screen, send, left, answer, asked, storage } = open(null)
    expect([screen(), asked]).toEqual(['outside', []])
    await send({ type: 'signInRequested' })
    answer(adminAuthorizeCall, { authorization_url: '/stand-in/robo-admin?state=s-1' })
    await settled()
    expect([left, storage.read('hautelisse.robo-admin-state')]).toEqual([
      ['/stand-in/robo-admin?state=s-1'],
      '{"version":1,"state":"s-1"}',
    ])
    expect(asked).toEqual(['robo-admin-authorize'])
  })

  it('[RADM-04] says that the door could not be reached, and tries again', async () => {
    const { screen, send, refuse, waiting } = open(null)
    await send({ type: 'signInRequested' })
    refuse(adminAuthorizeCall, 'ERR_INTERNAL', 500)
    await settled()
    expect(screen()).toBe('door-unavailable')
    await send({ type: 'retryRequested' })
    expect(waiting()).toEqual(['robo-admin-authorize'])
  })

  it('[RADM-05] exchanges what came back, and knows who came', async () => {
    const { now, screen } = await inside('editor')
    expect([screen(), selectWho(now()), selectArea(now())?.versions?.length]).toEqual([
      'inside',
      { email: EDITOR, role: 'editor' },
      2,
    ])
  })

  it('[RADM-11] refuses another state without a call, and a refused exchange with a way to try again', async () => {
    const other = open({ code: 'c', state: 'forged' })
    await settled()
    expect([other.screen(), selectOutside(other.now()), other.asked]).toEqual(['outside', 'refused', []])
    const { screen, now, refuse, send, waiting, storage } = open()
    await settled()
    refuse(adminTokenCall, 'ERR_REFUSED', 403)
    await settled()
    expect([screen(), selectOutside(now()), storage.read('hautelisse.robo-admin-state')]).toEqual([
      'outside',
      'refused',
      undefined,
    ])
    await send({ type: 'signInRequested' })
    expect(waiting()).toEqual(['robo-admin-authorize'])
  })

  it('[RADM-10] leads back to the button when the session has ended, whatever was under way', async () => {
    const { send, refuse, screen, now } = await inside('editor')
    await send({ type: 'exportRequested', id: 'grid-1' })
    refuse(adminExportCall, 'ERR_EXP', 401)
    await settled()
    expect([screen(), selectOutside(now()), selectWho(now()), selectArea(now())]).toEqual([
      'outside',
      'expired',
      undefined,
      undefined,
    ])
  })

  it('[RADM-09] says that the area could not be read, and reads it again', async () => {
    const { send, refuse, answer, area, screen } = open()
    await settled()
    answer(adminTokenCall, { email: EDITOR })
    await settled()
    refuse(adminHistoryCall, 'ERR_INTERNAL', 500)
    await settled()
    expect(screen()).toBe('unreadable')
    // What was asked with it is answered to nobody.
    answer(adminAllocationsCall, { s2e: [], ais: [] })
    answer(adminDraftsCall, [])
    await send({ type: 'retryRequested' })
    await area()
    expect(screen()).toBe('inside')
  })

  it('[RADM-08] shows grids and history of a server that keeps no versions, read-only', async () => {
    const { refuse, answer, now, screen } = open()
    await settled()
    answer(adminTokenCall, { email: EDITOR, role: 'editor' })
    await settled()
    answer(adminAllocationsCall, { s2e: [], ais: [] })
    answer(adminHistoryCall, [])
    refuse(adminDraftsCall, 'ERR_UNKNOWN', 404)
    await settled()
    expect([screen(), selectArea(now())?.versions, selectMayImport(now())]).toEqual(['inside', undefined, false])
  })

  it('[RADM-10] is left on demand, even when nobody answers', async () => {
    const { send, refuse, screen, now } = await inside('reader', 'reader@hautelisse.example')
    await send({ type: 'leaveRequested' })
    refuse(adminLeaveCall, 'ERR_INTERNAL', 500)
    await settled()
    expect([screen(), selectOutside(now())]).toEqual(['outside', 'none'])
  })
})

const FILE = { name: 'grille.csv', size: 3, type: 'text/csv', slice: () => ({ arrayBuffer: async () => new ArrayBuffer(3) }) }
const PLAN = { scope: 's2e', entity_id: 'aubrenne', contract_id: 'pee' } as const

describe('a version of a grid', () => {
  it('[RADM-08] is imported as a draft; of a bad file nothing is kept, and its mistakes have line and cell', async () => {
    const { send, answer, actor, form, now, area, inputOf, waiting } = await inside('editor')
    await send({ type: 'fileChosen', file: FILE })
    expect(waiting()).toEqual([])
    await send({ type: 'planChosen', plan: PLAN }, { type: 'fileChosen', file: FILE })
    expect(inputOf(adminImportCall)).toMatchObject({ body: PLAN, files: [FILE] })
    answer(adminImportCall, version({ id: 'grid-3' }))
    await settled()
    await area([version({ id: 'grid-3' }), IN_FORCE])
    expect([form().done, selectVersion(now())?.version.id]).toEqual(['imported', 'grid-3'])
    expect(selectVersion(now())?.changes.map(({ fund, before, after }) => [fund, before, after])).toContainEqual([
      'shares',
      0.5,
      0.75,
    ])
    actor.stop()
  })

  it('[RADM-08] keeps the draft and what was typed when an act is refused', async () => {
    const { send, refuse, form, now } = await inside('editor')
    await send({ type: 'versionChosen', id: 'grid-2' }, { type: 'reasonTyped', text: 'Marchés' }, { type: 'submitRequested' })
    refuse(adminSubmitCall, 'ERR_INVALID', 400)
    await settled()
    expect([form().failure?.code, form().reason, selectAct(now())]).toEqual(['ERR_INVALID', 'Marchés', 'resting'])
  })

  it('[RADM-10] is submitted by an editor with its reason, and published by another person from a day', async () => {
    const editor = await inside('editor')
    await editor.send({ type: 'versionChosen', id: 'grid-2' })
    expect(selectVersion(editor.now())).toMatchObject({ maySubmit: true, mayPublish: false, mayWithdraw: false })
    await editor.send({ type: 'reasonTyped', text: ' ' }, { type: 'submitRequested' })
    expect(editor.inputOf(adminSubmitCall)).toEqual({ body: { id: 'grid-2', revision: 1, reason: null } })
    editor.answer(adminSubmitCall, version({ state: 'submitted', revision: 2 }))
    await settled()
    await editor.area([version({ state: 'submitted', revision: 2 }), IN_FORCE])
    expect(editor.form().done).toBe('submitted')

    const submitted = version({ state: 'submitted', revision: 2 })
    const approver = await inside('approver', APPROVER, [submitted, IN_FORCE])
    await approver.send({ type: 'versionChosen', id: 'grid-2' }, { type: 'publishRequested' })
    expect([approver.form().failure?.fields, approver.waiting()]).toMatchObject([[{ code: 'required' }], []])
    await approver.send({ type: 'dayTyped', text: '01/12/2026' }, { type: 'publishRequested' }, { type: 'publishRequested' })
    expect([approver.waiting(), approver.inputOf(adminPublishCall)]).toEqual([
      ['robo-admin-publish'],
      { body: { id: 'grid-2', revision: 2, effective_on: '2026-12-01' } },
    ])
    approver.answer(adminPublishCall, version({ state: 'published' }))
    await settled()
    await approver.area()
    expect(approver.form().done).toBe('published')
    const own = await inside('approver', EDITOR, [submitted])
    await own.send({ type: 'versionChosen', id: 'grid-2' })
    expect(selectVersion(own.now())).toMatchObject({ mayPublish: false, isOwnDraft: true })
  })

  it('[RADM-08] that somebody else changed is read again and shown, with what was typed', async () => {
    const { send, refuse, form, area, now } = await inside('approver', APPROVER, [version({ state: 'submitted' })])
    await send({ type: 'versionChosen', id: 'grid-2' }, { type: 'reasonTyped', text: 'Erreur' }, { type: 'withdrawRequested' })
    refuse(adminWithdrawCall, 'ERR_CONFLICT', 409)
    await settled()
    await area([version({ state: 'withdrawn', revision: 3 })])
    expect([form().failure?.code, form().reason, selectVersion(now())?.version.revision]).toEqual(['ERR_CONFLICT', 'Erreur', 3])
  })

  it('[RADM-08] is never published twice: after a lost answer what stands is read, and acts wait for it', async () => {
    const { send, refuse, answer, asked, area, now, form } = await inside('approver', APPROVER, [version({ state: 'submitted' })])
    await send({ type: 'versionChosen', id: 'grid-2' }, { type: 'dayTyped', text: '01/12/2026' }, { type: 'publishRequested' })
    refuse(adminPublishCall, 'NETWORK')
    await settled()
    refuse(adminHistoryCall, 'NETWORK')
    await settled()
    expect(selectAct(now())).toBe('stale')
    answer(adminAllocationsCall, { s2e: [], ais: [] })
    answer(adminDraftsCall, [])
    await send({ type: 'publishRequested' }, { type: 'retryRequested' })
    await area([version({ state: 'published', version: 2, revision: 3 })])
    expect(asked.filter((name) => name === 'robo-admin-publish')).toHaveLength(1)
    expect([form().failure?.code, selectVersion(now())?.version.state, form().day]).toEqual([
      'NETWORK',
      'published',
      '01/12/2026',
    ])
  })

  it('[RADM-06] can be exported as CSV by readers', async () => {
    const { send, answer, saved } = await inside('reader', 'reader@hautelisse.example')
    await send({ type: 'exportRequested', id: 'grid-1' })
    answer(adminExportCall, 'profile,fund\n')
    await settled()
    expect(saved).toEqual([['grid-1', 'profile,fund\n']])
  })

  const events = fc.constantFrom<AdminEvent | 'answer' | 'refuse'>(
    { type: 'versionChosen', id: 'grid-2' },
    { type: 'reasonTyped', text: 'x' },
    { type: 'dayTyped', text: '01/12/2026' },
    { type: 'submitRequested' },
    { type: 'publishRequested' },
    { type: 'withdrawRequested' },
    { type: 'exportRequested', id: 'grid-1' },
    { type: 'retryRequested' },
    'answer',
    'refuse',
  )
  test.prop([fc.array(events, { maxLength: 30 })])(
    '[RADM-10] one act at a time, and only inside, whatever happens',
    async (storm) => {
      const page = await inside('approver', APPROVER, [version({ state: 'submitted' })])
      for (const one of storm) {
        const [name] = page.waiting()
        if (one === 'refuse') {
          if (name === 'robo-admin-publish') page.refuse(adminPublishCall, 'NETWORK')
          else if (name === 'robo-admin-withdraw') page.refuse(adminWithdrawCall, 'ERR_REFUSED', 403)
          else if (name === 'robo-admin-export') page.refuse(adminExportCall, 'ERR_INTERNAL', 500)
        } else if (one === 'answer') {
          if (name === 'robo-admin-publish') page.answer(adminPublishCall, version())
          else if (name === 'robo-admin-allocations') await page.area([version({ state: 'submitted' })])
        } else await page.send(one)
        await settled()
        const acts = page.waiting().filter((waiting) => /publish|withdraw|submit|export/.test(waiting))
        expect(acts.length).toBeLessThanOrEqual(1)
        expect(page.screen()).toBe('inside')
      }
    },
  )
})
