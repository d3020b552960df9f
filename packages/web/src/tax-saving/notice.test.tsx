import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAll, expectNoSideScroll, renderExample } from '../testing/index.ts'
import { NOTICE } from './examples.tsx'

const notice = page.getByRole('region', { name: 'Affiner avec votre avis d’impôt' })

test('[BEY-35] the lines are typed in the order of the notice by keyboard, and nothing overflows at both widths', async () => {
  await renderExample(NOTICE, { width: 1440 })
  await actAll(NOTICE.acts)
  await expect.element(notice.getByRole('table')).toBeVisible()
  const fields = notice.getByRole('textbox').elements() as HTMLInputElement[]
  expect(fields.map(({ id }) => id)).toEqual(['own_3', 'own_2', 'own_1', 'own_0'])
  fields[0]?.focus()
  for (const { id } of fields) {
    expect(document.activeElement?.id).toBe(id)
    await userEvent.keyboard('{Tab}')
  }
  for (const width of [1440, 390]) {
    await page.viewport(width, 900)
    await expect.poll(() => innerWidth).toBe(width)
    expectNoSideScroll()
    const drawing = notice.getByRole('img').element().getBoundingClientRect()
    expect(drawing.right).toBeLessThanOrEqual(width)
  }
})
