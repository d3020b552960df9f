import { test } from '@fast-check/vitest'
import type { Account } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { releaseLines, type ReleaseReadings } from '@hautelisse/domain/release'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { actServer, failed, ride, storms } from '../act/act.testing.ts'
import { settled } from '../testing/index.ts'
import type { ReleaseHolder } from './context.ts'
import type { ReleaseDraft } from './draft.ts'
import {
  draftOf,
  releaseMachine,
  selectErrors,
  selectStepView,
  selectFigures,
  selectFiles,
  selectForm,
  selectHappenings,
  selectPaidTo,
  selectReason,
  selectRecord,
  selectScreen,
  selectStep,
  selectPage,
  type ReleaseEvent,
} from './index.ts'

const [POLICY, COMPANY] = ['00771221', 'ent-carmandel']
const TODAY = plainDate('2026-11-20')
const lot = (acquired: string, available: string, amount: number) => ({
  acquired_on: plainDate(acquired),
  available_on: plainDate(available),
  origin: 'voluntary',
  units: '1',
  amount: euros(amount),
})
const ACCOUNT: Account = {
  type: 'PEE',
  scope: 's2e',
  title: 'PEE',
  policy_id: POLICY,
  balance: euros(10_000),
  company_id: COMPANY,
  investments: [
    {
      id: 'shares',
      label: 'Actions',
      amount: euros(7000),
      lots: [lot('2019-05-31', '2024-06-01', 2000), lot('2024-05-31', '2029-06-01', 5000)],
    },
    { id: 'bonds', label: 'Obligations', amount: euros(3000), lots: [lot('2024-05-31', '2029-06-01', 3000)] },
  ] as unknown as Account['investments'],
}
/** The account once orders have claimed all of it. */
const CLAIMED: Account = {
  ...ACCOUNT,
  investments: ACCOUNT.investments?.map((fund) => ({
    ...fund,
    lots: fund.lots?.map((one) => ({ ...one, claimed: one.amount })),
  })),
}
const HOLDER: ReleaseHolder = {
  userId: 'nadia',
  accounts: [ACCOUNT],
  bankAccounts: [
    {
      iban: 'FR7699999000030000077120323',
      bic: 'HAUTFRPP',
      type: 'VIREMENT',
      warrant: null,
    },
  ],
  awaited: undefined,
  companies: [{ id: COMPANY, payor: false }],
}
const context = (more: object = {}) => ({
  id_entreprise: COMPANY,
  blocages: [],
  blocage_avoirs: false,
  avoirs_sans_fiscalite: [],
  avoirs_sans_rachat: [],
  autorisation: true,
  mode_saisie: 'EN_LIGNE' as const,
  taille_max_pj: 1_000_000,
  taille_max_pj_total: 2_000_000,
  type: 'REMBOURSEMENT_DISPONIBLE' as const,
  _links: {},
  plans: [{ policy_id: POLICY, value: euros(10_000), paid_in: euros(8000) }],
  ...more,
})
const READINGS: ReleaseReadings = {
  permissions: [
    { company_id: COMPANY, type: 'REMBOURSEMENT_DISPONIBLE', id: 'free' },
    { company_id: COMPANY, type: 'REMBOURSEMENT_INDISPONIBLE', id: 'blocked' },
  ],
  contexts: [context()],
  releases: releaseLines(TODAY),
}

/** How what may be asked for is read: not at all, nothing, all of it claimed, or as it is. */
type Term = 'failed' | 'none' | 'claimed' | 'whole'

/** The page of a saver at a server of requests; documents, which no operation tells of, have fates of their own. */
const start = ({ holder = HOLDER, terms = [] }: { holder?: ReleaseHolder; terms?: Term[] } = {}) => {
  const server = actServer({ field: 'event_date' })
  const documents = actServer()
  const sent: { readonly id: string; readonly names: readonly string[]; readonly kinds: readonly string[] }[] = []
  const open = (draft?: ReleaseDraft) => {
    const actor = createActor(releaseMachine, {
      input: {
        holder,
        draft,
        ports: {
          readTerms: async (companies) => {
            expect(companies).toEqual([COMPANY])
            const reading = terms.shift()
            if (reading === 'failed') throw failed('NETWORK')
            const accounts = reading === 'claimed' ? [CLAIMED] : holder.accounts
            return { accounts, ...READINGS, ...(reading === 'none' ? { permissions: [] } : {}) }
          },
          ask: async (_, key) => (await server.act(key)).id,
          sendFiles: async ({ id, files, kinds }, key) => {
            await documents.act(key)
            sent.push({ id, names: files.map(({ name }) => name), kinds })
          },
          readOperations: server.readOperations,
          clock: { today: () => TODAY, now: () => Date.parse('2026-11-20T09:00:00Z') },
          random: server.random,
        },
      },
    })
    actor.start()
    return actor
  }
  return { ...server, server, sent, fileFates: documents.fates, open }
}

const PDF = new TextEncoder().encode('%PDF-1.7')
const file = (name: string, size = 1000) => ({
  name,
  size,
  type: 'application/pdf',
  slice: () => ({ arrayBuffer: () => Promise.resolve(PDF.buffer) }),
})
const NEXT: ReleaseEvent = { type: 'nextRequested' }
const RETRY: ReleaseEvent = { type: 'retryRequested' }
const BACK: ReleaseEvent = { type: 'previousRequested' }
const ACCOUNT_CHOSEN: ReleaseEvent = { type: 'accountChosen', policyId: POLICY }
const FREE: readonly ReleaseEvent[] = [
  ACCOUNT_CHOSEN,
  { type: 'kindChosen', kind: 'free' },
  NEXT,
  { type: 'amountTyped', field: 'amount', text: '500' },
]
const REASON: readonly ReleaseEvent[] = [
  ACCOUNT_CHOSEN,
  { type: 'kindChosen', kind: 'blocked' },
  NEXT,
  { type: 'reasonChosen', releaseId: 'pee-home' },
  { type: 'eventTyped', text: '14/09/2026' },
  NEXT,
  { type: 'amountTyped', field: 'amount', text: '6000' },
]
const DEED: ReleaseEvent = { type: 'filesPicked', files: [file('acte.pdf')], slot: 'DEED' }
const PLAN: ReleaseEvent = { type: 'filesPicked', files: [file('plan.pdf')], slot: 'FINANCING_PLAN' }
const FILES = [DEED, PLAN] as const
type Page = ReturnType<ReturnType<typeof start>['open']>

const tell = async (page: Page, ...events: readonly ReleaseEvent[]): Promise<void> => {
  for (const event of events) page.send(event)
  await settled()
}
const screen = (page: Page) => selectScreen(page.getSnapshot())
const step = (page: Page) => selectStep(page.getSnapshot())
const record = (page: Page) => selectRecord(page.getSnapshot())
/** What lies in each place for files. */
const lying = (page: Page) =>
  selectFiles(page.getSnapshot()).slots.map(({ slot, view }) => `${slot}: ${view.files.map(({ name }) => name).join(' ')}`)
const errors = (page: Page) => selectErrors(page.getSnapshot()).map(({ path, code }) => `${path} ${code}`)

const opened = async (given: Parameters<typeof start>[0] = {}) => {
  const server = start(given)
  const page = server.open()
  await settled()
  return { ...server, page }
}
const atSummary = async (given: Parameters<typeof start>[0] = {}) => {
  const server = await opened(given)
  await tell(server.page, ...REASON, ...FILES)
  await tell(server.page, NEXT)
  return server
}

describe('money out of employee savings', () => {
  it('[WDR-12] [WDR-09] [WDR-11] a release goes from step to step, and its documents follow under its number', async () => {
    const { page, sent, done } = await opened()
    expect([screen(page), step(page)]).toEqual(['asking', 'account'])
    await tell(page, ...REASON, ...FILES)
    const { files, limits } = selectFiles(page.getSnapshot())
    expect([lying(page), files.map(({ slot }) => slot)]).toEqual([
      ['DEED: acte.pdf', 'FINANCING_PLAN: plan.pdf'],
      ['DEED', 'FINANCING_PLAN'],
    ])
    expect([limits.fileBytes, limits.totalBytes]).toEqual([1_000_000, 2_000_000])
    expect(selectReason(page.getSnapshot())?.answer).toMatchObject({ lastDay: '2027-03-14', daysLeft: 114 })
    expect(selectFigures(page.getSnapshot())?.estimate?.figures.paid.toFixed(2)).toBe('5776.80')
    expect(selectPaidTo(page.getSnapshot())).toMatchObject({ kind: 'bank' })
    await tell(page, NEXT)
    expect([step(page), selectPage(page.getSnapshot()).steps.length]).toEqual(['summary', 5])
    expect(selectHappenings(page.getSnapshot()).at(-1)?.day).toBe('2026-11-30')
    await tell(page, NEXT, NEXT, NEXT)
    expect([done.size, step(page), record(page)]).toEqual([1, 'results', { id: '41721', files: 'sent' }])
    expect(sent).toEqual([{ id: '41721', names: ['acte.pdf', 'plan.pdf'], kinds: ['DEED', 'FINANCING_PLAN'] }])
    await tell(page, { type: 'stepRequested', step: 'amount' }, RETRY)
    expect([step(page), sent.length]).toEqual(['results', 1])
  })

  it('[REF-01] [REF-04] a refund of free savings needs neither reason nor documents', async () => {
    const { page, sent } = await opened()
    await tell(page, ...FREE)
    expect([step(page), selectPage(page.getSnapshot()).steps.length]).toEqual(['amount', 4])
    await tell(page, BACK)
    expect(step(page)).toBe('account')
    await tell(page, NEXT, NEXT, NEXT)
    expect([step(page), record(page), sent]).toEqual(['results', { id: '41721', files: 'none' }, []])
  })

  it('[WDR-13] [WDR-14] [REF-03] says what is missing, step by step, and keeps what is typed', async () => {
    const { page } = await opened({ holder: { ...HOLDER, bankAccounts: [] } })
    await tell(page, NEXT)
    expect(errors(page)).toEqual(['policy_id required'])
    await tell(page, ACCOUNT_CHOSEN, NEXT)
    expect(errors(page)).toEqual(['kind required'])
    await tell(page, { type: 'kindChosen', kind: 'blocked' }, NEXT, NEXT)
    expect(errors(page)).toEqual(['release_id required'])
    await tell(page, { type: 'reasonChosen', releaseId: 'pee-home' }, { type: 'eventTyped', text: '19/05/2026' })
    expect(errors(page)).toEqual(['event_date date-wrong'])
    await tell(page, { type: 'eventTyped', text: '14/09/2026' }, NEXT, NEXT)
    expect(errors(page)).toEqual(['amount required', 'files required', 'bank required'])
    await tell(page, BACK, BACK, NEXT, NEXT)
    expect([step(page), selectForm(page.getSnapshot()).event]).toEqual(['amount', '14/09/2026'])
    await tell(page, { type: 'amountTyped', field: 'amount', text: 'x', pasted: true })
    expect(errors(page)[0]).toBe('amount pasted-refused')
  })

  it('[RIB-18] goes on with a bank account in validation, and its sale waits for that day', async () => {
    const awaited = { lastDigits: '2606', usableOn: plainDate('2026-11-27') }
    const { page } = await opened({ holder: { ...HOLDER, bankAccounts: [], awaited } })
    await tell(page, ...FREE, NEXT)
    expect(step(page)).toBe('summary')
    expect(selectPaidTo(page.getSnapshot())).toEqual({ kind: 'awaited', ...awaited })
    expect(selectHappenings(page.getSnapshot()).map(({ what, day }) => `${what} ${day}`)).toEqual([
      'recorded 2026-11-20',
      'payable 2026-11-27',
      'sale 2026-12-01',
      'transfer-sent 2026-12-02',
      'on-account 2026-12-03',
    ])
    const used = await opened({ holder: { ...HOLDER, awaited } })
    expect(selectPaidTo(used.page.getSnapshot())?.kind).toBe('bank')
  })

  it('[REL-19] what is to be financed bounds the net, and is asked for where the reason has a cost', async () => {
    const { page } = await opened()
    await tell(page, ...REASON, { type: 'amountTyped', field: 'wanted', text: '5776,80' })
    expect(selectFigures(page.getSnapshot())?.hasCost).toBe(true)
    await tell(page, { type: 'amountTyped', field: 'toFinance', text: '5000' }, { type: 'amountLeft', field: 'toFinance' }, NEXT)
    expect(selectForm(page.getSnapshot()).toFinance).toBe('5 000,00')
    expect(errors(page)).toContain('amount amount-too-large')
    await tell(page, { type: 'amountTyped', field: 'toFinance', text: '5776,80' })
    expect(errors(page)).not.toContain('amount amount-too-large')
  })

  it('[REL-08] a wanted net sets the amount, until an amount is typed', async () => {
    const { page } = await opened()
    await tell(page, ...REASON, { type: 'amountTyped', field: 'wanted', text: '5776,80' })
    expect(selectForm(page.getSnapshot())).toMatchObject({ amount: '6 000,00', wanted: '5776,80' })
    await tell(page, { type: 'amountLeft', field: 'wanted' })
    expect(selectForm(page.getSnapshot()).wanted).toBe('5 776,80')
    await tell(page, { type: 'amountTyped', field: 'wanted', text: '9000' }, NEXT)
    expect(errors(page)).toContain('wanted amount-too-large')
    await tell(page, { type: 'amountTyped', field: 'wanted', text: '' }, { type: 'allTaken' })
    expect(selectForm(page.getSnapshot())).toMatchObject({ amount: '8 000,00', wanted: '' })
    await tell(page, { type: 'firstChosen', fund: 'bonds' })
    expect(selectFigures(page.getSnapshot())?.funds.map(({ label }) => label)).toEqual(['Obligations', 'Actions'])
    await tell(page, { type: 'figureOpened', figure: 'paid' })
    expect(selectFigures(page.getSnapshot())?.opened).toBe('paid')
    await tell(
      page,
      { type: 'figureClosed' },
      { type: 'amountTyped', field: 'wage', text: '30000' },
      { type: 'householdChosen', couple: 'MA' },
    )
    await tell(page, { type: 'amountTyped', field: 'amount', text: 'x' }, { type: 'amountLeft', field: 'amount' })
    expect(selectForm(page.getSnapshot())).toMatchObject({ amount: 'x', wage: '30000', couple: 'MA' })
  })

  it('[REF-07] [WDR-11] each paper has its place: a file exchanges the one before it, and is refused there when it is too large', async () => {
    const { page } = await opened()
    const slots = () => selectFiles(page.getSnapshot()).slots
    await tell(page, ...REASON, DEED)
    expect([lying(page), slots().map(({ isMissing }) => isMissing)]).toEqual([
      ['DEED: acte.pdf', 'FINANCING_PLAN: '],
      [false, true],
    ])
    await tell(page, { type: 'filesPicked', files: [file('gros.pdf', 1_000_001)], slot: 'FINANCING_PLAN' })
    await tell(page, { type: 'filesPicked', files: [file('scan 1.pdf'), file('scan 2.pdf')], slot: 'DEED' })
    expect(lying(page)).toEqual(['DEED: scan 1.pdf scan 2.pdf', 'FINANCING_PLAN: '])
    expect(slots().map(({ view }) => view.refusals[0]?.refusal.code)).toEqual([undefined, 'file-too-large'])
    await tell(page, { type: 'filesPicked', files: [file('gros.pdf', 1_000_001)], slot: 'DEED' }, PLAN)
    expect(lying(page)).toEqual(['DEED: scan 1.pdf scan 2.pdf', 'FINANCING_PLAN: plan.pdf'])
    await tell(page, { type: 'fileRemoved', id: 'file-3' })
    expect(lying(page)).toEqual(['DEED: scan 2.pdf', 'FINANCING_PLAN: plan.pdf'])
    // What was chosen for one reason is not sent with another, and counts against nothing.
    await tell(page, BACK, { type: 'reasonChosen', releaseId: 'pee-marriage' }, { type: 'eventTyped', text: '14/09/2026' }, NEXT)
    expect(selectFiles(page.getSnapshot())).toMatchObject({
      files: [],
      slots: [{ slot: 'MARRIAGE_CERTIFICATE', isMissing: true }],
    })
    expect(page.getSnapshot().context.files).toEqual([])
  })

  it('[REF-03] a refund may carry files: they follow under its number, once, and are sent again alone when they fail', async () => {
    const { page, sent, fileFates, done, open } = await opened()
    const added: ReleaseEvent = { type: 'filesPicked', files: [file('mot.pdf')], slot: 'ATTACHMENT' }
    await tell(page, ...FREE, added, NEXT)
    expect(selectFiles(page.getSnapshot()).slots).toMatchObject([{ slot: 'ATTACHMENT', isOptional: true, isMissing: false }])
    fileFates.push('lost-before')
    await tell(page, NEXT)
    expect([step(page), record(page), sent]).toEqual(['results', { id: '41721', files: 'to-send' }, []])
    const again = open(draftOf(page.getSnapshot()))
    await settled()
    expect(selectFiles(again.getSnapshot()).lost).toEqual(['mot.pdf'])
    await tell(again, added)
    await tell(again, RETRY)
    expect([record(again)?.files, done.size, sent]).toEqual(['sent', 1, [{ id: '41721', names: ['mot.pdf'], kinds: [] }]])
  })

  it('a request whose file failed can be left, and another one is made under another key', async () => {
    const { page, fileFates, done, open } = await opened()
    await tell(page, ...FREE, { type: 'filesPicked', files: [file('mot.pdf')], slot: 'ATTACHMENT' }, NEXT)
    fileFates.push('lost-before')
    await tell(page, NEXT)
    const again = open(draftOf(page.getSnapshot()))
    await settled()
    expect(record(again)).toEqual({ id: '41721', files: 'to-send' })
    await tell(again, { type: 'restartRequested' })
    expect([screen(again), step(again), record(again), draftOf(again.getSnapshot())]).toEqual([
      'asking',
      'account',
      undefined,
      undefined,
    ])
    await tell(again, ...FREE, NEXT)
    await tell(again, NEXT)
    expect([record(again), done.size]).toEqual([{ id: '41722', files: 'none' }, 2])
  })

  it('a file of a request that is not known any more is waited for no longer', async () => {
    const { page, fileFates } = await opened()
    await tell(page, ...FREE, { type: 'filesPicked', files: [file('mot.pdf')], slot: 'ATTACHMENT' }, NEXT)
    fileFates.push('ERR_UNKNOWN')
    await tell(page, NEXT)
    expect([record(page)?.files, draftOf(page.getSnapshot())]).toEqual(['too-late', undefined])
  })

  it('[REF-06] begins anew with another account, and not with the same one', async () => {
    const { page } = await opened()
    await tell(page, ...FREE, BACK, ACCOUNT_CHOSEN, { type: 'kindChosen', kind: 'free' })
    expect(selectForm(page.getSnapshot()).amount).toBe('500')
    await tell(page, { type: 'accountChosen', policyId: 'other' }, { type: 'allTaken' }, NEXT)
    expect([selectForm(page.getSnapshot()).amount, step(page)]).toEqual(['', 'account'])
    expect([selectFigures(page.getSnapshot()), selectReason(page.getSnapshot())]).toEqual([undefined, undefined])
    expect([selectHappenings(page.getSnapshot()), selectFiles(page.getSnapshot()).slots]).toEqual([[], []])
  })

  it('[O-ERR-08] [WDR-20] shows no form without what may be asked for, and none to somebody without employee savings', async () => {
    const { page } = await opened({ terms: ['failed'] })
    expect(screen(page)).toBe('unavailable')
    page.send(RETRY)
    expect(screen(page)).toBe('waiting')
    await settled()
    expect(screen(page)).toBe('asking')
    const nobody = await opened({ holder: { ...HOLDER, accounts: [{ ...ACCOUNT, scope: 'ais' }] } })
    expect(screen(nobody.page)).toBe('nothing')
    const company = await opened({ holder: { ...HOLDER, companies: [{ id: COMPANY, payor: true }] } })
    await tell(company.page, ACCOUNT_CHOSEN)
    expect(selectPaidTo(company.page.getSnapshot())).toEqual({ kind: 'company' })
  })
})

describe('a request whose answer is lost or refused', () => {
  it('[REL-18] is found by its key, and its documents follow', async () => {
    const { page, done, fates, sent } = await atSummary()
    fates.push('lost-after')
    page.send(NEXT)
    expect(page.getSnapshot().context.act).toBe('sending')
    await settled()
    expect([done.size, record(page), sent.length]).toEqual([1, { id: '41721', files: 'sent' }, 1])
  })

  it('the one-time code is asked for over the summary, with answers and files kept', async () => {
    const { page, fates, sent } = await atSummary()
    fates.push('ERR_OTP', 'ERR_OTP')
    await tell(page, NEXT)
    expect(screen(page)).toBe('code')
    await tell(page, BACK)
    expect([screen(page), step(page)]).toEqual(['asking', 'summary'])
    await tell(page, NEXT, RETRY)
    await tell(page, RETRY)
    expect([step(page), sent.length]).toEqual(['results', 1])
  })

  it('[WDR-15] documents that fail are sent again alone, over a reload too', async () => {
    const { page, done, fileFates, sent, open } = await atSummary()
    fileFates.push('lost-before', 'ERR_LIMIT')
    await tell(page, NEXT)
    expect([step(page), record(page)?.files]).toEqual(['results', 'to-send'])
    const kept = draftOf(page.getSnapshot())
    expect(kept).toMatchObject({ recorded: '41721', files: ['acte.pdf', 'plan.pdf'] })
    await tell(page, RETRY)
    expect(record(page)?.files).toBe('to-send')
    await tell(page, RETRY)
    expect([record(page)?.files, sent.length, done.size]).toEqual(['sent', 1, 1])
    expect(draftOf(page.getSnapshot())).toBeUndefined()
    const again = open(kept)
    await settled()
    expect([step(again), selectFiles(again.getSnapshot()).lost]).toEqual(['results', ['acte.pdf', 'plan.pdf']])
    await tell(again, RETRY)
    expect([sent.length, draftOf(again.getSnapshot())?.files]).toEqual([1, ['acte.pdf', 'plan.pdf']])
    fileFates.push('ERR_CONFLICT')
    await tell(again, ...FILES)
    await tell(again, RETRY)
    expect([record(again)?.files, done.size]).toEqual(['too-late', 1])
  })

  it('[WDR-15] of everything that there was stays recorded over a reload, and its documents are still sent', async () => {
    const { page, fileFates, sent, open } = await atSummary({ terms: ['whole', 'claimed'] })
    fileFates.push('lost-before')
    await tell(page, NEXT)
    const kept = draftOf(page.getSnapshot())
    const again = open(kept)
    await settled()
    expect([step(again), record(again)?.files, draftOf(again.getSnapshot())]).toEqual(['results', 'to-send', kept])
    await tell(again, ...FILES)
    await tell(again, RETRY)
    expect([record(again)?.files, sent.at(-1)?.kinds]).toEqual(['sent', ['DEED', 'FINANCING_PLAN']])
  })

  it('[OPS-23] goes back to the step of what is refused, and is confirmed anew when what stands has changed', async () => {
    const { page, done, fates } = await atSummary()
    fates.push('ERR_INVALID')
    await tell(page, NEXT)
    expect([step(page), errors(page)]).toEqual(['reason', ['event_date date-wrong']])
    await tell(page, { type: 'eventTyped', text: '15/09/2026' }, NEXT, NEXT)
    const before = page.getSnapshot().context.requestKey
    fates.push('ERR_CONFLICT')
    await tell(page, NEXT)
    expect([step(page), selectStepView(page.getSnapshot()).failure?.canRetry]).toEqual(['summary', false])
    expect(page.getSnapshot().context.requestKey).not.toBe(before)
    fates.push('ERR_LIMIT')
    await tell(page, NEXT)
    expect(selectStepView(page.getSnapshot()).failure).toEqual({ code: 'ERR_LIMIT', canRetry: true, isMarked: false })
    await tell(page, RETRY)
    expect([done.size, step(page)]).toEqual([1, 'results'])
  })

  it('[OPS-23] waits with its files while what stands cannot be read, and begins anew when nothing may be asked any more', async () => {
    const { page, fates } = await atSummary({ terms: ['whole', 'failed', 'none'] })
    fates.push('ERR_CONFLICT')
    await tell(page, NEXT)
    expect([screen(page), selectFiles(page.getSnapshot()).files.length]).toEqual(['unavailable', 2])
    await tell(page, RETRY)
    expect([screen(page), step(page)]).toEqual(['asking', 'account'])
  })

  it('[REL-18] of an account that is not offered stays kept until the saver answers anew', async () => {
    const { page, open } = await atSummary({ terms: ['whole', 'none'] })
    const kept = draftOf(page.getSnapshot())
    const unread = open(kept)
    await settled()
    expect([step(unread), selectForm(unread.getSnapshot()).policyId, draftOf(unread.getSnapshot())]).toEqual([
      'account',
      '',
      kept,
    ])
    await tell(unread, ACCOUNT_CHOSEN)
    expect(draftOf(unread.getSnapshot())?.form.amount).toBe('')
  })

  it('[REL-18] is looked for by its key after a reload, and its documents are asked for again', async () => {
    const { page, done, fates, readings, open, sent } = await atSummary({ terms: ['whole', 'claimed', 'failed'] })
    fates.push('lost-after')
    readings.push('failed', 'failed')
    await tell(page, NEXT)
    const kept = draftOf(page.getSnapshot())
    const again = open(kept)
    await settled()
    expect([screen(again), draftOf(again.getSnapshot())]).toEqual(['unverified', kept])
    await tell(again, RETRY)
    expect([step(again), record(again), done.size]).toEqual(['results', { id: '41721', files: 'to-send' }, 1])
    expect(draftOf(again.getSnapshot())).toMatchObject({ recorded: '41721', files: ['acte.pdf', 'plan.pdf'] })
    await tell(again, ...FILES)
    await tell(again, RETRY)
    expect([record(again)?.files, sent.length]).toEqual(['sent', 1])
    const unread = open(kept)
    await settled()
    expect([screen(unread), step(unread), record(unread)]).toEqual(['asking', 'results', { id: '41721', files: 'to-send' }])
  })

  it('keeps answers and key over a reload, of the same person only, and names the files to choose again', async () => {
    const { page, done, fates, readings, open } = await atSummary()
    fates.push('lost-before')
    readings.push('failed')
    await tell(page, NEXT)
    const kept = draftOf(page.getSnapshot())
    const again = open(kept)
    await settled()
    expect([step(again), selectFiles(again.getSnapshot()).lost]).toEqual(['amount', ['acte.pdf', 'plan.pdf']])
    await tell(again, ...FILES)
    await tell(again, NEXT, NEXT)
    expect([step(again), done.size]).toEqual(['results', 1])
    const other = open(kept && { ...kept, userId: 'someone else' })
    await settled()
    expect([step(other), selectForm(other.getSnapshot()).policyId, draftOf(other.getSnapshot())]).toEqual([
      'account',
      '',
      undefined,
    ])
  })
})

const MOVES = ['confirm', 'retry', 'back', 'change', 'files', 'lose-files', 'refuse-files'] as const
test.prop([storms(...MOVES)], SLOW)(
  '[REL-18] whatever is lost, clicked or reloaded, each key asks once and no confirmation is shown without its request',
  async (gusts) => {
    const { page, server, sent, fileFates, open } = await atSummary()
    await ride(gusts, page, {
      server,
      moves: {
        confirm: (at) => tell(at, NEXT, NEXT),
        retry: (at) => tell(at, RETRY),
        back: (at) => tell(at, BACK, NEXT),
        change: (at) => tell(at, { type: 'stepRequested', step: 'account' }, ...REASON, NEXT),
        files: (at) => tell(at, ...FILES),
        'lose-files': async () => void fileFates.push('lost-before'),
        'refuse-files': async () => void fileFates.push('ERR_CONFLICT'),
      },
      reload: async (at) => {
        const again = open(draftOf(at.getSnapshot()))
        await settled()
        return again
      },
      shown: (at) => {
        const isRecorded = record(at) !== undefined
        if (step(at) === 'results') expect(isRecorded).toBe(true)
        if (record(at)?.files === 'sent') expect(sent.at(-1)?.id).toBe(record(at)?.id)
        return { isRecorded, key: at.getSnapshot().context.requestKey, id: record(at)?.id }
      },
    })
  },
)
