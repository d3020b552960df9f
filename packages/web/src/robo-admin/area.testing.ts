import type { Between } from '../shell/index.ts'

export const EDITOR = 'irene.valtier@hautelisse.example'
const APPROVER = 'marc.ollivet@hautelisse.example'

const shares = (offensive: string, balanced: string, defensive: string, security: string) => {
  const parts = (percents: string) => percents.split(' ').map((percent) => Number(percent) / 100)
  return {
    offensive: parts(offensive),
    balanced: parts(balanced),
    defensive: parts(defensive),
    security: parts(security),
  }
}

const ALLOCATIONS = [
  {
    id: 'shares',
    name: 'Actions Europe Durable',
    values: shares('80 70 55 40 20 0', '60 50 40 25 10 0', '40 30 20 10 0 0', '20 15 10 5 0 0'),
    asset_class: 'shares',
  },
  {
    id: 'bonds',
    name: 'Obligations Euro',
    values: shares('10 15 20 25 25 10', '20 25 25 25 20 10', '25 25 25 25 20 10', '20 20 15 15 10 0'),
    asset_class: 'bonds',
  },
  {
    id: 'money',
    name: 'Monétaire Responsable',
    values: shares('10 15 25 35 55 90', '20 25 35 50 70 90', '35 45 55 65 80 90', '60 65 75 80 90 100'),
    asset_class: 'money',
  },
]

/** The same grid with five points more of shares in the first two steps of the balanced profile. */
const BOLDER = ALLOCATIONS.map(({ values, ...fund }) => ({
  ...fund,
  values: {
    ...values,
    balanced: values.balanced.map((share, step) =>
      step > 1 || fund.id === 'bonds' ? share : share + (fund.id === 'shares' ? 0.05 : -0.05),
    ),
  },
}))

/** The same grid, whose balanced column of 3 to 5 years makes 95 %. */
const UNSOUND = ALLOCATIONS.map(({ values, ...fund }) => ({
  ...fund,
  values: {
    ...values,
    balanced: values.balanced.map((share, step) => (step === 3 && fund.id === 'bonds' ? share - 0.05 : share)),
  },
}))

const finding = { profile: 'balanced', step: 3, fund: null, value: 0.18, limit: 0.17 } as const
const VERSION = {
  id: 'grid-2',
  revision: 1,
  scope: 's2e',
  entity_id: 'aubrenne',
  company_name: 'Verrerie Aubrenne',
  contract_id: 'pee-aubrenne',
  account_type: 'PEE',
  version: null,
  state: 'submitted',
  in_force: false,
  author: EDITOR,
  approver: null,
  dated_on: '20/11/2026',
  effective_on: null,
  checksum: 'a1c4'.repeat(16),
  reason: 'Marchés',
  steps: 6,
  allocations: BOLDER,
  findings: [{ code: 'bad-year', level: 'warns', ...finding }],
} as const
const IN_FORCE = {
  ...VERSION,
  id: 'grid-1',
  version: 1,
  state: 'published',
  in_force: true,
  approver: APPROVER,
  dated_on: '15/09/2026',
  effective_on: '01/10/2026',
  checksum: 'b7e0'.repeat(16),
  reason: null,
  allocations: ALLOCATIONS,
  findings: [],
}

const GRIDS = {
  s2e: [
    {
      company_name: 'Verrerie Aubrenne',
      grids: [
        {
          contract_id: 'pee-aubrenne',
          entity_id: 'aubrenne',
          allocations: ALLOCATIONS,
          version: 1,
          effective_on: '01/10/2026',
          steps: 6,
          funds: [...ALLOCATIONS.map(({ id, name }) => ({ id, name })), { id: 'climate', name: 'Actions Climat' }],
        },
      ],
    },
    {
      company_name: 'Chantiers Boréales',
      grids: [
        {
          contract_id: 'pee-boreales',
          entity_id: 'boreales',
          allocations: UNSOUND,
          version: 1,
          effective_on: '01/09/2026',
          steps: 6,
        },
      ],
    },
  ],
  ais: [{ company_name: 'Carmandel', grids: [{ contract_id: 'pereco-carmandel', entity_id: 'carmandel', allocations: null }] }],
}
const row = { company_name: 'Verrerie Aubrenne', contract_id: 'pee-aubrenne' } as const
const HISTORY = [
  {
    ...row,
    email: EDITOR,
    date: '20/11/2026',
    checksum: VERSION.checksum,
    action: 'submitted',
    version: null,
    reason: 'Marchés plus calmes',
  },
  { ...row, email: EDITOR, date: '20/11/2026', checksum: VERSION.checksum, action: 'imported', version: null },
  { ...row, email: APPROVER, date: '16/09/2026', checksum: IN_FORCE.checksum, action: 'published', version: 1 },
]

/** What a file with mistakes is answered. */
const MISTAKES = [
  { path: 'files.0.line.3.step_4', code: 'range', params: { line: 3, column: 'step_4', text: '101' } },
  { path: 'files.0.line.7.fund', code: 'fund-unknown', params: { line: 7, column: 'fund', text: 'or-physique' } },
]

const json = (body: unknown, status = 200) => Promise.resolve({ status, body: JSON.stringify(body) })

/** An API that lets one administrator in, by what it is asked for: a version submitted by the editor waits beside the grid in force. */
export const area =
  (role: 'reader' | 'editor' | 'approver', asked: string[] = [], email = EDITOR): Between =>
  ({ path }, pass) => {
    const name = path.split('/robo-advisor/admin/')[1]
    if (name === undefined) return pass()
    asked.push(name)
    if (name === 'token') return json({ email, role })
    if (name === 'allocations') return json(GRIDS)
    if (name === 'upload-history') return json(HISTORY)
    if (name === 'drafts') return json([VERSION, IN_FORCE])
    if (name === 'import') return json({ data: 'ERR_INVALID', fields: MISTAKES }, 400)
    return pass()
  }

/** The area with somebody other than the author at its door. */
export const approverArea: Between = area('approver', [], APPROVER)

/** Where the door leads back to, and what the tab remembers of it. */
export const CALLBACK = '/robo-advisor/admin/callback?code=c&state=s'
export const STORED: Readonly<Record<string, string>> = {
  'hautelisse.robo-admin-state': JSON.stringify({ version: 1, state: 's' }),
}
