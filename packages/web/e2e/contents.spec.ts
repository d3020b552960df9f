import { expect, test, type Page } from '@playwright/test'

const title = (page: Page, name: string) => page.getByRole('button', { name })
const TOP_UP = 'L’abondement : ce que votre employeur ajoute'

test('[P-ROUTE-04] articles unfold within /articles by the keyboard, Back folds again, and an address that is shared stands in view', async ({
  page,
}) => {
  await page.goto('/articles')
  await title(page, TOP_UP).press('Enter')
  await expect(page).toHaveURL(/\/articles\?article=abondement$/)
  await expect(title(page, TOP_UP)).toBeFocused()
  await title(page, 'Débloquer son épargne avant le terme').press(' ')
  await expect(title(page, TOP_UP)).toHaveAttribute('aria-expanded', 'false')
  await page.goBack()
  await expect(title(page, TOP_UP)).toHaveAttribute('aria-expanded', 'true')
  await page.goto('/articles?article=transmettre')
  await expect(title(page, 'Transmettre')).toHaveAttribute('aria-expanded', 'true')
  await expect(title(page, 'Transmettre')).toBeInViewport()
})
