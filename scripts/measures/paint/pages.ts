/** The pages whose key presses `npm run paint` measures: how each is opened, what is pressed there, and how its frames are checked. */
import { EMPTY_RELEASE } from '@hautelisse/domain/release'
import { draft as release } from '@hautelisse/machines/release'
import type { Locator, Page } from '@playwright/test'
import { goThroughDoor } from '../../../packages/web/e2e/door.ts'

/** What stands in the field before the first press, and again after the last. */
const START = '3'
/** Amounts below and above the ceiling, digit by digit and back. */
const KEYS = ['1', '4', '7', 'Backspace', '9', '5', 'Backspace', 'Backspace', '2', 'Backspace', 'Backspace', 'Backspace'] as const

/** Amounts that the account can give, digit by digit and back. */
const RELEASED = ['1', '4', '7', 'Backspace', '9', 'Backspace', 'Backspace', '2', 'Backspace', 'Backspace'] as const

/** Moves of the slider by a year, there and back. */
const MOVES = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'] as const

/** One press: milliseconds from the key to the paint of the frame that follows it, and what that frame showed. */
export type Press = { readonly time: number; readonly typed: string; readonly figures: readonly string[] }

const answer = async (page: Page, to: (target: Locator) => Promise<void>): Promise<void> => {
  const next = page.getByRole('button', { name: /^(Continuer|Voir mon résultat)$/ })
  await page.goto('/simulateur/impots')
  await to(page.getByRole('radio', { name: 'Femme' }))
  await to(next)
  await page.getByRole('textbox', { name: 'Votre âge' }).fill('41')
  await to(next)
  await to(page.getByRole('radio', { name: 'Marié(e) ou pacsé(e)' }))
  await to(next)
  await to(page.getByRole('radio', { name: '3', exact: true }))
  await to(next)
  await page.getByRole('textbox', { name: 'Votre salaire net imposable, par mois' }).fill('6000')
  await to(next)
  await page.getByRole('heading', { name: 'Ce que chaque versement économise' }).waitFor()
  await page.getByRole('textbox', { name: 'Montant en une fois' }).fill(START)
}

/** What every browser takes for a key, whatever the page: a field alone on an empty one. */
const empty = async (page: Page): Promise<void> => {
  await page.setContent(`<input value="${START}">`)
  await page.getByRole('textbox').focus()
}

/** The futures of a saver's plan, with the focus on the slider of their horizon. */
const futures = async (page: Page): Promise<void> => {
  await goThroughDoor(page.context(), 'Sylvie Garnier')
  await page.goto('/placements/advisor?vue=futurs')
  await page.getByRole('slider', { name: /^Durée/ }).focus()
  await page.getByText(/^Le fil .*à la fin/).waitFor()
}

/** The amount of a release for the purchase of a home, with what it comes to beside. */
const amountOut = async (page: Page): Promise<void> => {
  await goThroughDoor(page.context(), 'Nadia Belkhir')
  const form = { ...EMPTY_RELEASE, policyId: '00771221', kind: 'blocked', releaseId: 'pee-home', event: '14/09/2026' } as const
  const text = release.format({
    userId: 'nadia-belkhir',
    step: 'amount',
    requestKey: 'measured',
    form,
    files: [],
    recorded: null,
  })
  await page.addInitScript(([key, kept]) => sessionStorage.setItem(key, kept), [release.key, text] as const)
  await page.goto('/savings/withdraw')
  await page.getByRole('textbox', { name: /^Montant brut/ }).fill(START)
  await page.getByText('Net estimé').waitFor()
}

/** The frame that is measured shows the amount of the field, from which the other lines follow. */
const checkGross = ({ typed, figures }: Press): void => {
  if (!figures.map(centsOf).includes(centsOf(typed) * 100))
    throw new Error(`The frame of « ${typed} » shows ${figures.join(', ')}`)
}

/** The frame that is measured shows the fan of the slider's years. */
const checkYears = ({ typed, figures }: Press): void => {
  if (figures[0]?.replaceAll(/\s/g, ' ').startsWith(`Dans ${typed} an`) !== true)
    throw new Error(`The frame of ${typed} years shows ${figures.join(', ')}`)
}

const centsOf = (text: string): number => Number(text.replaceAll(/\D/g, ''))

/** The figures of the frame that is measured must be those of the field: the payment is what is typed, and saving and effort add up to it. */
const check = ({ typed, figures }: Press): void => {
  const [payment, saving, effort] = figures.map(centsOf)
  const isOfField =
    payment === centsOf(typed) * 100 && saving !== undefined && effort !== undefined && saving + effort === payment
  if (!isOfField) throw new Error(`The frame of « ${typed} » shows ${figures.join(', ')}`)
}

/** A page that is measured: what is pressed, which of its parts show the answer, and whether they are the right ones. */
export type Measured = {
  readonly open: (page: Page, hasTouch: boolean) => Promise<void>
  readonly keys: readonly string[]
  readonly shown: string
  readonly check?: (press: Press) => void
}

export const PAGES: Readonly<Record<string, Measured>> = {
  adjustment: {
    open: (page, hasTouch) => answer(page, (target) => (hasTouch ? target.tap() : target.click())),
    keys: KEYS,
    shown: 'form dl dd [aria-hidden]',
    check,
  },
  horizon: { open: futures, keys: MOVES, shown: '[data-part="range"]', check: checkYears },
  release: { open: amountOut, keys: RELEASED, shown: 'aside span[aria-hidden="true"]', check: checkGross },
  'a field alone': { open: empty, keys: KEYS, shown: 'output' },
}
