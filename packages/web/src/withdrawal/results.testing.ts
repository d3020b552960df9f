import type { BrowserPage, Locator } from 'vitest/browser'
import type { Between } from '../shell/index.ts'

const SIMULATION = '/simulators/mrm/simulation'

/** Writes the answer of the simulation anew; other calls pass. */
export const rewriting =
  (rewrite: (body: string) => string): Between =>
  async (request, pass) => {
    const answer = await pass()
    return request.path.endsWith(SIMULATION) ? { ...answer, body: rewrite(answer.body) } : answer
  }

/** The answer names a contract and holds no figures for it. */
export const withoutFiguresOf = (policyId: string): Between =>
  rewriting((body) => {
    const results = JSON.parse(body) as readonly { readonly policy_id: string }[]
    const empty = { policy_id: policyId, resultatPourChaqueTaux: { resultatTauxTechnique: [] } }
    return JSON.stringify(results.map((result) => (result.policy_id === policyId ? empty : result)))
  })

const isLeft = (entry: unknown, steps: readonly string[]): boolean => {
  const step = typeof entry === 'object' && entry !== null && 'palier' in entry ? entry.palier : undefined
  return typeof step !== 'string' || steps.includes(step)
}

/** Of the stepped annuity the answer holds these steps alone, as it does when the others are past at the start. */
export const withStepsLeft = (steps: readonly string[]): Between =>
  rewriting((body) =>
    JSON.stringify(
      JSON.parse(body, (_, value: unknown) => (Array.isArray(value) ? value.filter((entry) => isLeft(entry, steps)) : value)),
    ),
  )

export type Answer = Awaited<ReturnType<Between>>
/** What the simulation answers in place of the API. */
export type Stop = () => Promise<Answer>

/** The simulation's answer is what the test says at the time; without a word of it the call passes. */
export const simulating = () => {
  let answer: Stop | undefined
  const between: Between = (request, pass) => (answer !== undefined && request.path.endsWith(SIMULATION) ? answer() : pass())
  const say = (told: Stop | undefined): void => {
    answer = told
  }
  return { between, say }
}

/** The page of a test, in the browser or as text. */
export type AnyPage = Pick<BrowserPage, 'getByRole'>

/** What stands on the results, found in a page. */
export const resultsIn = (page: AnyPage) => ({
  main: page.getByRole('main'),
  heading: page.getByRole('heading', { level: 1 }),
  region: (name: string): Locator => page.getByRole('region', { name }),
  panel: page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' }),
  why: page.getByRole('button', { name: 'D’où vient ce chiffre ?', exact: true }),
})

/** Opens every part that a phone has folded. */
export const unfold = (): void => {
  for (const head of document.querySelectorAll<HTMLElement>('[data-fold] h2 > button[aria-expanded="false"]')) head.click()
}

const textOf = (cell: Element): string => {
  const seen = cell.matches('th') ? cell.firstChild : (cell.querySelector('[aria-hidden="true"]') ?? cell)
  return (seen?.textContent ?? '').replaceAll('\u00A0', ' ')
}

/** Texts of a table's rows, cell by cell, as they are seen; a row's head by what it begins with. */
export const rowsOf = async (table: Locator): Promise<readonly (readonly string[])[]> => {
  const found = await table.findElement()
  return [...found.querySelectorAll('tbody tr, tfoot tr')].map((row) => [...row.children].map(textOf))
}

/** What the two answers side by side say. */
export const bandText = (): string => (document.querySelector('dl')?.textContent ?? '').replaceAll('\u00A0', ' ')
