import { Decimal } from '@hautelisse/domain/money'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoSideScroll } from './withdrawal.ts'
import { openResults, region, SIMULATION } from './withdrawal-kept.ts'

/** Annuities so many times as large as the simulation gives. */
const enlarge = async (page: Page, times: number): Promise<void> => {
  await page.route(SIMULATION, async (route) => {
    const answer = await route.fetch()
    const larger = (rente: string): string => new Decimal(rente).times(times).toFixed(2)
    const body = (await answer.text()).replaceAll(/(?<="rente":"?)[\d.]+/g, larger)
    await route.fulfill({ response: answer, body })
  })
}

type Written = { readonly text: string; readonly from: number; readonly to: number }

/** What is seen of some texts of a drawing, from left to right. */
const seenOf = async (texts: Locator): Promise<readonly Written[]> => {
  const written = await Promise.all(
    (await texts.all()).map(async (one) => ({ text: await one.innerText(), box: await one.boundingBox() })),
  )
  return written
    .flatMap(({ text, box }) => (box === null || box.width < 1 ? [] : [{ text, from: box.x, to: box.x + box.width }]))
    .toSorted((a, b) => a.from - b.from)
}

const ages = (page: Page): Locator => region(page, 'Votre rente, âge par âge')

test.describe('withdrawal, the amounts in a drawing', () => {
  for (const [times, width, seen] of [
    [1, 320, ['161,30\u00A0€', '189,13\u00A0€', '219,57\u00A0€']],
    [25_000_000, 390, ['5\u00A0489\u00A0250\u00A0000,00\u00A0€']],
    [
      25_000_000,
      1440,
      [
        '4\u00A0032\u00A0270\u00A0833,33\u00A0€',
        '4\u00A0728\u00A0166\u00A0666,66\u00A0€',
        '5\u00A0489\u00A0250\u00A0000,00\u00A0€',
      ],
    ],
  ] as const)
    test(`[MRM-15] are written where there is room: ${times} times as large, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await enlarge(page, times)
      await openResults(page)
      const written = await seenOf(
        ages(page)
          .getByRole('img')
          .first()
          .getByText(/,\d\d\s€$/),
      )
      expect(written.map(({ text }) => text)).toEqual(seen)
      expect(written.every(({ from }, index) => from >= (written[index - 1]?.to ?? 0))).toBe(true)
      const reader = ages(page).getByRole('slider')
      for (const key of ['Home', 'ArrowRight', 'End', 'ArrowLeft']) {
        await reader.press(key)
        const [read] = await seenOf(
          ages(page)
            .getByRole('img')
            .first()
            .getByText(/\sans\s:\s/),
        )
        expect(read && read.from >= 0 && read.to <= width, `${key}: ${read?.text}`).toBe(true)
      }
      await expectNoSideScroll(page)
    })
})
