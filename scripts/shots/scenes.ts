import type { Page } from '@playwright/test'

/**
 * What only somebody who acts gets to see: each begins at a state of a room (`examples.tsx`), or at an address of the portal. All other
 * pictures are states. They are played in French, in the page of the states, without a build or a server.
 */
export type Scene = {
  readonly name: string
  readonly title: string
  /** Name of the state in the pictures, or the address, that it begins at. */
  readonly from: string
  readonly act?: (page: Page) => Promise<void>
  readonly showsWaiting?: boolean
}

const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continuer' }).click()
const amount = (page: Page, key: string) => page.locator(`[id="distribution.${key}"]`)
const fill = async (page: Page, amounts: readonly (readonly [key: string, text: string])[]): Promise<void> => {
  for (const [key, text] of amounts) await amount(page, key).fill(text)
}

const RESULTS = 'withdrawal-the-step-results'
const UNSPLIT = 'withdrawal-the-distribution-before-a-split'

export const SCENES: readonly Scene[] = [
  { name: 'sign-in', title: 'Sign-in of the stand-in', from: '/authentication?origin=collective' },
  { name: 'framework', title: 'Every component in every state', from: '/developer/framework', showsWaiting: true },
  {
    name: 'payment-recorded',
    title: 'Payment: recorded, and what happens next',
    from: 'payment-the-summary-with-its-days',
    act: async (page) => {
      await page.locator('button[type="submit"]').first().click()
      await page.getByRole('link', { name: /Voir mes opérations/ }).waitFor()
    },
  },
  {
    name: 'operations-open',
    title: 'Operations: one of them in full',
    from: 'operations-all-operations',
    act: async (page) => {
      await page.getByRole('button', { name: 'Détail Participation' }).click()
      await page.getByText('Du brut au net').waitFor()
    },
  },
  {
    name: 'transmission-result',
    title: 'Transmission: who receives what',
    from: 'transmission-the-life-insurances',
    act: async (page) => {
      await page.getByRole('button', { name: 'Valider', exact: true }).click()
      await page.getByRole('heading', { level: 2, name: 'La totalité en usufruit' }).waitFor()
    },
  },
  {
    name: 'age-refused',
    title: 'Withdrawal 2: an age out of range',
    from: 'withdrawal-the-step-age',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Âge de départ' }).fill('72')
      await next(page)
    },
  },
  {
    name: 'reversion-refused',
    title: 'Withdrawal 3: a spouse who is too young',
    from: 'withdrawal-the-step-reversible',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Date de naissance de votre conjoint' }).fill('21/11/2008')
      await next(page)
    },
  },
  {
    name: 'distribution-wrong',
    title: 'Withdrawal 4: something left, and a balance exceeded',
    from: UNSPLIT,
    act: async (page) => {
      // What was balanced would be filled: these rows are emptied first.
      await fill(page, [
        ['capital_00482176_vv', ''],
        ['annuity_00482176_vv', '9150'],
        ['capital_00482176_vv', '0'],
        ['capital_00482176_es', ''],
        ['annuity_00482176_es', '7130,20'],
        ['capital_00482176_es', '4130,20'],
      ])
      await next(page)
    },
  },
  {
    name: 'distribution-filled',
    title: 'Withdrawal 4: the other side filled, and what exceeds beyond its row',
    from: UNSPLIT,
    act: async (page) => {
      await fill(page, [
        ['capital_00482201_vv', ''],
        ['capital_00482201_vv', '99999'],
        ['capital_00482176_es', ''],
      ])
      await amount(page, 'capital_00482176_es').blur()
      await fill(page, [
        ['capital_00482176_es', '3130,20'],
        ['capital_00482176_vv', '650'],
      ])
      await amount(page, 'capital_00482176_vv').blur()
    },
  },
  {
    name: 'distribution-pasted',
    title: 'Withdrawal 4: a pasted text that is no amount',
    from: UNSPLIT,
    act: (page) =>
      amount(page, 'capital_00482176_vv').evaluate((field) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', 'environ 1.234.5')
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }),
  },
  {
    name: 'results-explained',
    title: 'Withdrawal 6: where a figure comes from',
    from: RESULTS,
    act: (page) => page.getByRole('button', { name: 'D’où vient ce chiffre ?', exact: true }).first().click(),
  },
  {
    name: 'results-net',
    title: 'Withdrawal 6: what charges and tax leave',
    from: RESULTS,
    act: async (page) => {
      await page.getByRole('radio', { name: '11 %' }).click()
      await page.getByRole('radio', { name: '8,4 %' }).click()
    },
  },
  {
    name: 'results-todays-euros',
    title: 'Withdrawal 6: in the euros of today',
    from: RESULTS,
    act: (page) => page.getByRole('switch', { name: 'En euros d’aujourd’hui' }).first().click(),
  },
]
