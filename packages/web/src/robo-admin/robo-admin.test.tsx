import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Between } from '../shell/index.ts'
import { expectNoSideScroll, expectNoViolation, renderPage } from '../testing/index.ts'

const ADDRESS = '/robo-advisor/admin'
const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

const EDITOR = 'irene.valtier@hautelisse.example'
const all = (values: readonly number[]) => ({ offensive: values, balanced: values, defensive: values, security: values })
const ALLOCATIONS = [
  { id: 'shares', name: 'Actions Europe Durable', values: all([0.8, 0.7, 0.55, 0.4, 0.2, 0]), asset_class: 'shares' },
  { id: 'money', name: 'Monétaire Responsable', values: all([0.2, 0.3, 0.45, 0.6, 0.8, 1]), asset_class: 'money' },
]
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
  checksum: 'a'.repeat(64),
  reason: 'Marchés',
  steps: 6,
  allocations: ALLOCATIONS,
  findings: [{ code: 'bad-year', level: 'warns', profile: 'balanced', step: 3, fund: null, value: 0.18, limit: 0.17 }],
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
        },
      ],
    },
  ],
  ais: [{ company_name: 'Carmandel', grids: [{ contract_id: 'pereco-carmandel', entity_id: 'carmandel', allocations: null }] }],
}
const HISTORY = [
  {
    email: EDITOR,
    date: '20/11/2026',
    company_name: 'Verrerie Aubrenne',
    contract_id: 'pee-aubrenne',
    checksum: 'b'.repeat(64),
    action: 'imported',
    version: null,
  },
]

const json = (body: unknown, status = 200) => Promise.resolve({ status, body: JSON.stringify(body) })
/** An API that lets one administrator in, by what it is asked for. */
const area =
  (role: string, asked: string[] = []): Between =>
  ({ path }, pass) => {
    const name = path.split('/robo-advisor/admin/')[1]
    if (name === undefined) return pass()
    asked.push(name)
    if (name === 'token') return json({ email: EDITOR, role })
    if (name === 'allocations') return json(GRIDS)
    if (name === 'upload-history') return json(HISTORY)
    if (name === 'drafts') return json([VERSION])
    if (name === 'import')
      return json(
        {
          data: 'ERR_INVALID',
          fields: [{ path: 'files.0.line.3.step_4', code: 'range', params: { line: 3, column: 'step_4', text: '101' } }],
        },
        400,
      )
    return pass()
  }
const STORED = { 'hautelisse.robo-admin-state': JSON.stringify({ version: 1, state: 's' }) }
const open = (role: string, given: Parameters<typeof renderPage>[1] = {}, asked?: string[]) =>
  renderPage(`${ADDRESS}/callback?code=c&state=s`, { between: area(role, asked), stored: STORED, ...given })

describe('the area of administrators', () => {
  test('[RADM-02] [P-ROUTE-27] [RADM-04] opens to anybody with a button, and asks for nothing', async () => {
    const asked: string[] = []
    await renderPage(ADDRESS, { between: area('reader', asked) })
    await expect.element(button('S’identifier')).toBeVisible()
    expect(asked).toEqual([])
    await expectNoViolation()
  })

  test('[RADM-03] [P-ROUTE-28] [RADM-11] says that a refused return is not authorised, with the button again', async () => {
    const asked: string[] = []
    await open('reader', { stored: { 'hautelisse.robo-admin-state': JSON.stringify({ version: 1, state: 'other' }) } }, asked)
    await expect.poll(words).toContain('Accès non autorisé.')
    await expect.element(button('S’identifier')).toBeVisible()
    expect(asked).toEqual([])
  })

  test('[RADM-01] [RADM-05] [RADM-06] [RADM-07] shows who came, grids per scope and company, and the history', async () => {
    await open('reader')
    await expect.poll(words).toContain(`${EDITOR}, Lecture`)
    for (const said of [
      'Épargne salariale',
      'Retraite',
      'Version 1, en vigueur depuis le 01/10/2026',
      'Aucune grille',
      'Importée',
    ])
      expect(words()).toContain(said)
    await expect.element(page.getByRole('table', { name: 'Verrerie Aubrenne, pee-aubrenne' })).toBeVisible()
    await expect.element(page.getByRole('table', { name: 'Ce qui a été fait, le plus récent d’abord' })).toBeVisible()
    await expect.element(button('Choisir un fichier')).not.toBeInTheDocument()
    await expectNoViolation()
  })

  test('[RADM-08] names each mistake of an imported file by line and cell, on a phone too', async () => {
    await open('editor', { width: 390 })
    await page.getByRole('combobox', { name: 'Plan' }).selectOptions('Verrerie Aubrenne, pee-aubrenne')
    const file = new File(['profile,fund,step_1'], 'grille.csv', { type: 'text/csv' })
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    const transfer = new DataTransfer()
    transfer.items.add(file)
    if (input !== null) {
      input.files = transfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
    await expect.poll(words).toContain('Ligne 3, step_4 : une part va de 0 à 100')
    expectNoSideScroll()
  })

  test('[RADM-10] shows checks and differences of a version, and lets nobody publish their own', async () => {
    await open('approver', { language: 'en' })
    await button('Open').click()
    await expect.poll(words).toContain('Balanced, step 4: bad year beyond the profile’s limit')
    expect(words()).toContain('Somebody else has to publish what you wrote.')
    await expect.element(button('Publish')).not.toBeInTheDocument()
    await expect.element(button('Withdraw')).toBeVisible()
    await expectNoViolation()
  })
})
