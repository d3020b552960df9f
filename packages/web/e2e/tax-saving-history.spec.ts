import { expect, test, type Page } from '@playwright/test'
import { age, answerAsCouple, answerAsSomebody, expectQuestion, expectWorkedCase, onTheDay, SIMULATOR } from './tax-saving.ts'

const entryOf = (page: Page): Promise<unknown> => page.evaluate(() => (window.history.state as { place?: unknown }).place)

test.describe('[STEP-01] the browser’s Back and Forward in the tax simulator', () => {
  test('Back is Précédent, Forward the next answered question, and the result is there again without a call', async ({
    page,
  }) => {
    let calls = 0
    page.on('request', (request) => (calls += request.url().endsWith('/simulators/tax/simulation') ? 1 : 0))
    await onTheDay(page)
    await page.goto(SIMULATOR)
    await answerAsSomebody(page)
    await answerAsCouple(page)
    await expectWorkedCase(page)
    for (let presses = 0; presses < 4; presses += 1) await page.goBack()
    await expectQuestion(page, 'Quel est votre âge ?', 'Question 2 sur 5, âge')
    await expect(age(page)).toHaveValue('41')
    for (let presses = 0; presses < 4; presses += 1) await page.goForward()
    await expectWorkedCase(page)
    expect(calls).toBe(1)
    expect(await entryOf(page)).toEqual({ run: 1, step: 'results' })
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('')
  })
})
