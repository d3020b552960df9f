import { expect, test } from '@playwright/test'
import { openAs } from './sign-in.ts'

test('[WITH-02] a contract that the simulator leaves out is named with its amount before the first question', async ({
  page,
}) => {
  await openAs(page, 'Marc Delorme', '/simulator/mrm', 'individual')
  const main = page.getByRole('main')
  await expect(main).toContainText(/Dans 3 contrats.*76.281,43.€.*sur 134.086,35.€/)
  const left = page.getByRole('region', { name: 'Hors de cette simulation' })
  await expect(left.getByRole('listitem')).toHaveCount(1)
  await expect(left.getByRole('listitem')).toContainText(/Retraite Madelin.*57.804,92.€/)
})
