import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoViolation, renderPage } from '../testing/index.ts'

const ANALYTICS = { script: '/measure.js', salt: 'a salt of these tests' }
const heading = page.getByRole('heading', { level: 1 })
const main = page.getByRole('main')
const question = page.getByRole('region', { name: 'Mesurer l’audience ?' })
const answer = (name: string) => question.getByRole('button', { name })

test('[P-CONST-06] the question has two answers of equal weight, takes no focus and covers nothing; so have those of the cookie policy', async () => {
  const { go } = await renderPage('/', { analytics: ANALYTICS })
  await expect.element(question).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  const looks = ['Accepter', 'Refuser'].map((name) => {
    const button = answer(name).element()
    const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button)
    const { width, height } = button.getBoundingClientRect()
    return { color, backgroundColor, borderColor, fontWeight, width, height }
  })
  expect(looks[0]).toEqual(looks[1])
  const header = page.getByRole('banner').element().getBoundingClientRect()
  expect(question.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(header.top + 1)
  await expectNoViolation()
  await answer('Refuser').click()
  await expect.poll(() => question.elements()).toEqual([])
  await expect.element(heading).toHaveFocus()
  go('/politique-cookies')
  const anew = main.getByRole('button', { name: /la mesure$/ })
  await expect.poll(() => anew.elements()).toHaveLength(2)
  const widths = anew.elements().map((one) => one.clientWidth)
  expect(widths[0]).toBe(widths[1])
})
