import { describe, expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { KNOWN_NET, results } from './examples.tsx'

const door = page.getByRole('link', { name: 'Mon plan de sortie' })
const paidIn = page.getByRole('textbox', { name: 'Combien avez-vous versé ?' })

describe('withdrawal, the way to the plan of exit', () => {
  test('[BEY-51] [BEY-52] [BEY-55] stands once it is said what was paid in, and hands over the capital, the annuity and the age of the table', async () => {
    const { app } = await renderExample(results({ answers: KNOWN_NET }))
    await expect.element(paidIn).toBeVisible()
    expect(door.elements()).toHaveLength(0)
    await paidIn.fill('30 000')
    await expect.element(door).toBeVisible()
    await door.click()
    const savings = JSON.parse(app.sessionStorage.read('hautelisse.exit-plan') ?? '{}') as Readonly<Record<string, unknown>>
    // 35 439,51 € of capital: voluntary payments and employee savings, nothing apart.
    expect(savings).toMatchObject({
      version: 2,
      age: 64,
      co: 51_228.45,
      pensionCharges: 8.4,
      halfAge: 93,
      apart: 0,
      isInTodaysEuros: false,
    })
    const amounts = ['vvd', 'vvnd', 'es'].map((name) => savings[name] as { readonly paid: number; readonly gains: number })
    expect(amounts.reduce((sum, { paid, gains }) => sum + Math.round((paid + gains) * 100), 0)).toBe(3_543_951)
    expect(amounts[0]?.paid).toBeGreaterThan(0)
  })
})
