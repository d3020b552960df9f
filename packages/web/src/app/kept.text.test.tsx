import { beforeEach, expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'
import { keptTexts, secretsHeard, secretsIn } from './kept.testing.ts'
import { addressesOf, START } from './pages.testing.ts'

/** How often a form is answered and sent on: each step may ask for more. */
const ROUNDS = 4

/** Answers what the page asks: whatever can be ticked is ticked, and what is empty gets a text. */
const answerAll = (): void => {
  const boxes = 'main :is(input[type=radio],input[type=checkbox],button[role=radio])'
  for (const box of document.querySelectorAll<HTMLElement>(boxes)) box.click()
  for (const field of document.querySelectorAll<HTMLInputElement>('main input:is([type=text],:not([type]))')) {
    if (field.value !== '' || field.readOnly || field.disabled) continue
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '61')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('focusout', { bubbles: true }))
  }
}

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})

const PEOPLE = {
  collective: 'sylvie-garnier',
  individual: 'marc-delorme',
  individual_transmission: 'helene-fontanel',
} as const

const OF_ALL = ['birth_date', 'street_line', 'mobile', 'email', 'amount'] as const
const OF_ACCOUNTS = [...OF_ALL, 'acquired_on', 'personal_phone', 'iban', 'bic', 'rum'] as const
/** Fields of the wire that hold something secret of each person. */
const TOLD = { collective: OF_ACCOUNTS, individual: OF_ACCOUNTS, individual_transmission: OF_ALL } as const

test.each(['collective', 'individual', 'individual_transmission'] as const)(
  'nothing that the server says of a %s stands in what the browser keeps, on any page, while its questions are answered',
  async (kind) => {
    const { between, secrets, isQuiet } = secretsHeard()
    const { go } = await renderPage(START, { person: PEOPLE[kind], between, keepsInWindow: true })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    const found = new Set<string>()
    const places = new Set<string>()
    const look = async (): Promise<void> => {
      const kept = await keptTexts()
      for (const [place, text] of kept) if (text !== '') places.add(place)
      for (const one of secretsIn(kept, secrets)) found.add(one)
    }
    for (const at of addressesOf(kind)) {
      const before = document.title
      go(at)
      await expect.poll(() => document.title, { message: at }).not.toBe(before)
      await expect.element(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
      for (let round = 0; round < ROUNDS; round += 1) {
        await expect.poll(isQuiet, { message: at }).toBe(true)
        answerAll()
        await look()
        document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.click()
        await look()
      }
    }
    expect([...found]).toEqual([])
    // What is looked for was told, and what is kept was looked at.
    expect([...new Set(secrets.values())]).toEqual(expect.arrayContaining([...TOLD[kind]]))
    expect([...places]).toEqual(expect.arrayContaining(['sessionStorage hautelisse.user', 'localStorage hautelisse.settings']))
  },
  240_000,
)
