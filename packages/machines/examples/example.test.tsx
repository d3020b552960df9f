import { plainDate } from '@hautelisse/domain/calendar'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { Decimal, euros, formatEuros } from '@hautelisse/domain/money'
import { exitOf, simulateTaxSaving, taxSimulationCall, writeTaxSaving } from '@hautelisse/domain/tax-saving'
import { ApiFailure } from '@hautelisse/machines/api'
import type { StoragePort } from '@hautelisse/machines/ports'
import type { TaxSavingPorts } from '@hautelisse/machines/tax-saving'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import readme from '../README.md?raw'
import html from './index.html?raw'
import { ports, run, tabStorage } from './example.ts'

const TODAY = plainDate('2026-11-20')

/** The example's own ports on a fixed day. */
const onDay: TaxSavingPorts = {
  ...ports,
  simulate: async (request) => writeTaxSaving(simulateTaxSaving(request, TODAY)),
  clock: { today: () => TODAY },
}

/** Loads the page of the example, without its script, and runs it. */
const load = (given: Partial<TaxSavingPorts> = {}, storage: StoragePort = tabStorage): (() => void) => {
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.children)
  const form = document.querySelector('form')
  if (form === null) throw new Error('no form')
  const stop = run(form, { ...onDay, ...given }, storage)
  onTestFinished(stop)
  return stop
}

const next = page.getByRole('button', { name: 'Next' })
const retry = page.getByRole('button', { name: 'Try again' })
const alert = page.getByRole('alert')
const age = page.getByRole('textbox', { name: 'Age' })
const pay = page.getByRole('textbox', { name: 'Taxable pay, per month' })

/** What is left of the first year of an annuity, for the payment of the worked case: at 64, at a marginal rate of 30 %. */
const annuity = async (): Promise<string> => {
  const amounts = { payment: euros(5400), deducted: euros(5400), saving: euros(1620) }
  const question = { ...amounts, age: 41, exitAge: 64, rate: new Decimal('0.3') }
  const exit = exitOf('annuity', question, { asOf: TODAY, tables: await loadMortalityTables() })
  if (exit === undefined) throw new Error('no annuity')
  return formatEuros(exit.net)
}

/** From the first question to the call: a woman of 41, on her own, no children, 5 000 € a month. */
const answerAll = async (): Promise<void> => {
  await page.getByRole('radio', { name: 'Woman' }).click()
  await next.click()
  await age.fill('41')
  await next.click()
  await page.getByRole('radio', { name: 'On my own' }).click()
  await next.click()
  await next.click()
  await pay.fill('5000')
  await next.click()
}

beforeEach(() => {
  sessionStorage.clear()
  onTestFinished(() => document.body.replaceChildren())
})

describe('the example of packages/machines/README.md', () => {
  test('stands there as it is', async () => {
    const { default: script } = await import('./example.ts?raw')
    const block = (language: string, text: string) => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\n`
    expect(readme).toContain(block('html', html))
    expect(readme).toContain(block('ts', script))
  })

  test('leads to a result that the domain computed, and to an annuity once its tables are loaded', async () => {
    load()
    await answerAll()
    // Alone, 5 000 € a month, the whole ceiling of 5 400 € paid: 30 % of it.
    await expect.element(page.getByText('You save')).toHaveTextContent('You save 1 620,00 €')
    await page.getByRole('button', { name: 'As an annuity, taxed at 30 %' }).click()
    await expect.poll(() => document.querySelector('[name=annuity]')?.textContent).toBe(await annuity())
  })

  test('says what is refused and stays on the step', async () => {
    load()
    await page.getByRole('radio', { name: 'Woman' }).click()
    await next.click()
    await age.fill('17')
    await next.click()
    await expect.element(alert).toHaveTextContent('Please give an age from 18 to 69.')
    await expect.element(age).toHaveValue('17')
    await age.fill('18')
    await expect.element(alert).toHaveTextContent('')
  })

  test('shows a field that the server refused on its own step', async () => {
    const fields = [{ path: 'client_age', code: 'age-out-of-range' }]
    load({ simulate: () => Promise.reject(new ApiFailure({ code: 'ERR_INPUT', call: taxSimulationCall.name, fields })) })
    await answerAll()
    await expect.element(age).toHaveValue('41')
    await expect.element(alert).toHaveTextContent('Please give an age from 18 to 69.')
  })

  test('keeps what was typed when the call fails, and makes it again', async () => {
    let isDown = true
    load({
      simulate: (request, options) =>
        isDown
          ? Promise.reject(new ApiFailure({ code: 'NETWORK', call: taxSimulationCall.name }))
          : onDay.simulate(request, options),
    })
    await answerAll()
    await expect.element(alert).toHaveTextContent('The simulation failed: NETWORK.')
    await expect.element(pay).toHaveValue('5 000,00')
    isDown = false
    await retry.click()
    await expect.element(page.getByText('You save')).toHaveTextContent('You save 1 620,00 €')
  })

  test('goes on from the kept draft after a reload', async () => {
    const leave = load()
    await page.getByRole('radio', { name: 'Woman' }).click()
    await next.click()
    await age.fill('41')
    leave()
    load()
    await expect.element(age).toHaveValue('41')
  })
})
