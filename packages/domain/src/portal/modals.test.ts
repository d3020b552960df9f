import { plainDate } from '../calendar/index.ts'
import { describe, expect, it } from 'vitest'
import { euros } from '../money/index.ts'
import type { Account } from '../accounts/index.ts'
import { PROVIDER_ADVISOR, PROVIDER_PROFILE } from '../contract/index.ts'
import { VIEWERS } from './expected-outcomes.testing.ts'
import { canReachAdvisor, canShare, modalOf, MODALS, type Viewer } from './index.ts'

const open = (hash: string, viewer: Viewer, path = '/epargne') => modalOf(hash, { path, viewer })
const idOf = (hash: string, viewer: Viewer, path?: string) => open(hash, viewer, path)?.id

describe('which modal a fragment opens', () => {
  it.each([
    ['[P-MODAL-02] ', 'advisor', 'individual', 'dialog'],
    ['[P-MODAL-03] ', 'advisor_transmission', 'individual_transmission', 'dialog'],
    ['[P-MODAL-04] [TRANS-25] ', 'modifier_heritiers', 'individual_transmission', 'dialog'],
    ['[P-MODAL-05] [TRANS-27] ', 'modifier_patrimoine', 'individual_transmission', 'dialog'],
    ['[P-MODAL-07] ', 'auto_logout', 'ended', 'dialog'],
    ['', 'career', 'collective', 'dialog'],
    ['[P-MODAL-10] ', 'contribution_gauge', 'collective', 'dialog'],
    ['[P-MODAL-11] ', 'forbidden_mirror', 'mirror', 'dialog'],
    ['', 'paper_process', 'collective', 'dialog'],
    ['', 'marel', 'collective', 'dialog'],
    ['', 'disclaimer_fc_register', 'collective', 'dialog'],
    ['', 'marel_error_password', 'collective', 'dialog'],
    ['[P-MODAL-18] ', 'disclaimer_retirement_computation', 'collective', 'dialog'],
    ['[P-MODAL-21] [TRANS-28] ', 'has_spouse_donation', 'individual_transmission', 'help'],
    ['[P-MODAL-22] [TRANS-29] ', 'birth_document', 'individual_transmission', 'help'],
    ['[P-MODAL-23] [TRANS-30] ', 'has_same_parents', 'individual_transmission', 'help'],
    ['[P-MODAL-24] [TRANS-31] ', 'spouse_age', 'individual_transmission', 'help'],
    ['[P-MODAL-25] [TRANS-32] ', 'ceiling_disclaimer', 'visitor', 'help'],
  ] as const)('%s#%s opens its modal, for somebody %s a %s', (_, hash, kind, modal) => {
    expect(open(`#${hash}`, VIEWERS[kind])).toMatchObject({ id: hash, entry: { id: hash, kind: modal } })
  })

  it('#add_account_ opens with retirement or projects and with nothing else', () => {
    expect(open('#add_account_retirement', VIEWERS.collective)).toMatchObject({ id: 'add_account', parameter: 'retirement' })
    expect(open('#add_account_projects', VIEWERS.collective)).toMatchObject({ id: 'add_account', parameter: 'projects' })
    for (const hash of ['add_account', 'add_account_', 'add_account_other', 'add_account_retirement_'])
      expect(idOf(hash, VIEWERS.collective)).toBeUndefined()
  })

  it.each(['add_account_projects', 'paper_process', 'advisor'])(
    '[P-PERM-01] [P-PERM-07] #%s, which acts, opens the modal of mirror sessions in one',
    (hash) => {
      const { individual } = VIEWERS
      if (individual.kind !== 'member') throw new Error('A member was expected.')
      expect(idOf(hash, individual)).toBe(MODALS.find(({ id }) => hash.startsWith(id))?.id)
      expect(open(hash, { ...individual, user: { ...individual.user, is_mirror: true } })).toMatchObject({
        id: 'forbidden_mirror',
        entry: { id: 'forbidden_mirror' },
      })
    },
  )

  it('[P-MODAL-16] [P-MODAL-17] #lexicon- opens in two variants, for visitors too', () => {
    expect(open('#lexicon-home', VIEWERS.visitor)).toMatchObject({ id: 'lexicon', parameter: 'home', entry: { kind: 'panel' } })
    expect(open('#lexicon-mrm', VIEWERS.visitor)).toMatchObject({ id: 'lexicon', parameter: 'mrm' })
    expect(idOf('#lexicon-constructor', VIEWERS.visitor)).toBeUndefined()
  })

  it('[P-MODAL-07] [P-SESS-05] #auto_logout opens for people of every origin and is the one that does not close', () => {
    expect(idOf('#auto_logout', VIEWERS.visitor)).toBeUndefined()
    for (const kind of ['collective', 'individual', 'individual_transmission', 'ended'] as const)
      expect(idOf('#auto_logout', VIEWERS[kind])).toBe('auto_logout')
    expect(MODALS.filter(({ closes }) => !closes).map(({ id }) => id)).toEqual(['auto_logout'])
  })

  it('[P-SESS-08] [P-SESS-09] #auto_logout opens no modal on pages that start a sign-in at once', () => {
    expect(idOf('#auto_logout', VIEWERS.ended, '/error-page')).toBeUndefined()
    expect(idOf('#auto_logout', VIEWERS.ended, '/presentation')).toBeUndefined()
    expect(idOf('#lexicon-home', VIEWERS.ended, '/presentation')).toBe('lexicon')
  })

  it('[P-PERM-06] #advisor opens with a profile and an advisor alone', () => {
    expect(idOf('#advisor', VIEWERS.individual)).toBe('advisor')
    for (const kind of ['visitor', 'collective', 'ended', 'no-scopes'] as const)
      expect(idOf('#advisor', VIEWERS[kind])).toBeUndefined()
  })

  it('[P-PERM-06] [TADV-24] #advisor opens neither without a profile nor without an advisor', () => {
    const without = (field: typeof PROVIDER_PROFILE | typeof PROVIDER_ADVISOR): Viewer =>
      VIEWERS.individual.kind === 'member'
        ? { kind: 'member', user: { ...VIEWERS.individual.user, [field]: undefined } }
        : VIEWERS.individual
    expect([idOf('#advisor', without(PROVIDER_PROFILE)), idOf('#advisor', without(PROVIDER_ADVISOR))]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('[S-ROLE-09] [S-ROLE-10] a simulation is shared with a profile and an advisor alone', () => {
    if (VIEWERS.individual.kind !== 'member') throw new Error('the individual viewer is signed in')
    const { user } = VIEWERS.individual
    const { [PROVIDER_PROFILE]: _, ...withoutProfile } = user
    const { [PROVIDER_ADVISOR]: __, ...withoutAdvisor } = user
    expect([user, withoutProfile, withoutAdvisor].map(canShare)).toEqual([true, false, false])
    const AIS_PROFILE = {
      first_name: 'Marc',
      last_name: 'Delorme',
      birth_date: plainDate('1966-02-11'),
      bank_accounts: [],
      ais_account_details: [],
    }
    // Retirement savings bring a profile of their own: it opens the advisor's window, and shares nothing.
    const ofRetirement = { ...withoutProfile, ais_profile: AIS_PROFILE }
    expect([canReachAdvisor(ofRetirement), canShare(ofRetirement)]).toEqual([true, false])
  })

  it('[P-MODAL-04] [P-MODAL-05] what changes a simulation opens for the customers who have the simulator alone', () => {
    for (const hash of ['#modifier_heritiers', '#modifier_patrimoine']) {
      expect(idOf(hash, VIEWERS.individual)).toBe(hash.slice(1))
      for (const kind of ['visitor', 'collective', 'ended'] as const) expect(idOf(hash, VIEWERS[kind])).toBeUndefined()
    }
  })

  it('[P-MODAL-01] nothing opens for a visitor that is for members', () => {
    const opening = MODALS.filter(({ id, needs }) => needs !== undefined && idOf(id, VIEWERS.visitor) !== undefined)
    expect(opening).toEqual([])
  })

  it.each([
    '',
    '#',
    '#unknown',
    '#ADVISOR',
    '#advisor/',
    '#constructor',
    '#__proto__',
    '#%',
    '#lexicon',
    '##lexicon-home',
    '#fund-',
    '#fund-x',
  ])('[P-MODAL-29] %j opens nothing', (hash) => {
    expect(open(hash, VIEWERS.individual)).toBeUndefined()
  })
})

describe('the fund sheet', () => {
  const account = (policy_id: string, ...ids: readonly string[]): Account => ({
    type: 'PEE',
    scope: 's2e',
    title: 'PEE',
    policy_id,
    balance: euros(0),
    investments: ids.map((id) => ({ id, amount: euros(0), label: id, type: 'FONDS' as const })),
  })
  const holder = (...accounts: readonly Account[]): Viewer =>
    VIEWERS.collective.kind === 'member'
      ? { kind: 'member', user: { ...VIEWERS.collective.user, accounts: [...accounts] } }
      : VIEWERS.visitor

  it('[P-MODAL-19] opens for an investment of one’s own', () => {
    const own = account('POL1', 'INV0', 'INV1')
    expect(open('#fund-POL1_INV1', holder(own))).toMatchObject({
      id: 'fund',
      parameter: 'POL1_INV1',
      fund: { account: own, investment: { id: 'INV1' } },
    })
  })

  it('[P-MODAL-20] compares the whole fragment, so that ids may hold an underscore', () => {
    const first = account('A_B', 'C')
    const second = account('A', 'X', 'B_D')
    expect(open('#fund-A_B_C', holder(second, first))?.fund?.account).toBe(first)
    expect(open('#fund-A_B_D', holder(second, first))?.fund?.account).toBe(second)
  })

  it('[P-MODAL-20] takes the first of two pairs that read alike', () => {
    const first = account('A_B', 'C')
    expect(open('#fund-A_B_C', holder(first, account('A', 'B_C')))?.fund?.account).toBe(first)
  })

  it('[P-MODAL-19] reads an id that the address encodes', () => {
    expect(open('#fund-0048%202176_F%C3%A9', holder(account('0048 2176', 'Fé')))?.id).toBe('fund')
  })

  it('[P-MODAL-20] opens nothing for an investment of nobody, without investments, or for a visitor', () => {
    expect(open('#fund-POL1_INV2', holder(account('POL1', 'INV1')))).toBeUndefined()
    const { investments: _, ...bare } = account('POL1')
    expect(open('#fund-POL1_INV1', holder(bare))).toBeUndefined()
    expect(open('#fund-POL1_INV1', VIEWERS.visitor)).toBeUndefined()
  })
})
