import { expect, type Locator, type Page } from '@playwright/test'
import { ageField, heading, next, openSimulator, SYLVIE } from './withdrawal.ts'

const KEPT = 'hautelisse.withdrawal'

/** One contract, of which every part may go to either side. */
export const KARIM = { name: 'Karim Vasseur', pereco: '00356581' } as const

/** The distribution of the worked case: 34 516,02 € in capital, 53 892,95 € to convert. */
const SPLIT = {
  [`${SYLVIE.pero} vv`]: ['9650,00', '0,00'],
  [`${SYLVIE.pero} es`]: ['3130,20', '4000,00'],
  [`${SYLVIE.pereco} vv`]: ['4215,50', '0,00'],
  [`${SYLVIE.pereco} es`]: ['17520,32', '0,00'],
} as const

export const REVERSIBLE = {
  reversible: true,
  annuity_type: 'RV_R',
  birth_date_spouse: '05/07/1966',
  reversion_percentage: 60,
} as const

type Given = {
  readonly name?: string
  readonly answers?: Readonly<Record<string, unknown>>
  readonly split?: Readonly<Record<string, readonly [string, string]>>
}

/** Takes up the results from answers that were kept before a reload. */
export const openResults = async (
  page: Page,
  { name = SYLVIE.name, answers = {}, split = SPLIT }: Given = {},
  title = 'À 64 ans, vous recevriez',
): Promise<void> => {
  await openSimulator(page, name)
  // Answers are kept from the first question on.
  await next(page).click()
  await expect(ageField(page)).toBeVisible()
  await page.evaluate(
    ([key, given, amounts]) => {
      type Draft = { distribution: { policyId: string; name: string; capital: string; annuity: string }[] }
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Draft
      const distribution = kept.distribution.map((part) => {
        const [capital, annuity] = amounts[`${part.policyId} ${part.name}`] ?? [part.capital, part.annuity]
        return { ...part, capital, annuity }
      })
      sessionStorage.setItem(key, JSON.stringify({ ...kept, ...given, distribution }))
    },
    [
      KEPT,
      { step: 'results', furthest: 'results', retirement_age: '64', reversible: false, annuity_type: 'RV_NR', ...answers },
      split,
    ] as const,
  )
  // Another entry of the history: a reload of this one would show its own step.
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  await expect(heading(page)).toHaveText(title)
}

export const SIMULATION = '**/simulators/mrm/simulation'

/** The answer names a contract and holds no figures for it. */
export const answerWithout = async (page: Page, policyId: string): Promise<void> => {
  await page.route(SIMULATION, async (route) => {
    const answer = await route.fetch()
    const results = (await answer.json()) as readonly { readonly policy_id: string }[]
    const without = results.map((result) =>
      result.policy_id === policyId ? { policy_id: policyId, resultatPourChaqueTaux: { resultatTauxTechnique: [] } } : result,
    )
    await route.fulfill({ response: answer, json: without })
  })
}

export const region = (page: Page, name: string): Locator => page.getByRole('region', { name })
export const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
export const why = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: 'D’où vient ce chiffre ?', exact: true })

/** Whether an entry of an answer is no step of the stepped annuity, or one of those that are left. */
export const isLeft = (entry: unknown, steps: readonly string[]): boolean => {
  const step = typeof entry === 'object' && entry !== null && 'palier' in entry ? entry.palier : undefined
  return typeof step !== 'string' || steps.includes(step)
}

/** Texts of a table's rows, cell by cell, as they are seen; a row's head by what it begins with. */
export const rows = (table: Locator): Promise<readonly (readonly string[])[]> =>
  table.locator('tbody tr, tfoot tr').evaluateAll((list) =>
    list.map((row) =>
      [...row.children].map((cell) => {
        const seen = cell.matches('th') ? cell.firstChild : (cell.querySelector('[aria-hidden="true"]') ?? cell)
        return (seen?.textContent ?? '').replaceAll('\u00A0', ' ')
      }),
    ),
  )
