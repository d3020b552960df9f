import { expect, test, type Page } from '@playwright/test'
import { builtWith } from './built-with.ts'

const title = (page: Page, name: string) => page.getByRole('button', { name })
const TOP_UP = 'L’abondement : ce que votre employeur ajoute'

test('[P-ROUTE-04] articles unfold within /articles by the keyboard, and Back folds again @page', async ({ page }) => {
  await page.goto('/articles')
  await title(page, TOP_UP).press('Enter')
  await expect(page).toHaveURL(/\/articles\?article=abondement$/)
  await expect(title(page, TOP_UP)).toBeFocused()
  await title(page, 'Débloquer son épargne avant le terme').press(' ')
  await expect(title(page, TOP_UP)).toHaveAttribute('aria-expanded', 'false')
  await page.goBack()
  await expect(title(page, TOP_UP)).toHaveAttribute('aria-expanded', 'true')
})

test('[P-ROUTE-04] an article can be shared by its address, and stands in view', async ({ page }) => {
  await page.goto('/articles?article=transmettre')
  await expect(title(page, 'Transmettre')).toHaveAttribute('aria-expanded', 'true')
  await expect(title(page, 'Transmettre')).toBeInViewport()
})

test('[P-CONST-08] [P-CONST-09] without a configured line there is no number, no hours and no cost, anywhere', async ({
  page,
}) => {
  await builtWith(page, { VITE_ENVIRONMENT: 'production' })
  await page.goto('/contact')
  await expect(page.getByRole('main').getByRole('region', { name: 'Écrire', exact: true })).toContainText(
    'Aucune adresse e-mail n’est indiquée pour ce site.',
  )
  await expect(page.locator('[href^="tel:"], [href^="mailto:"]')).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(/8h30|surtaxé/)
})
