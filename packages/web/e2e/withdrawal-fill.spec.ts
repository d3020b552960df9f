import { expect, test } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { amount, expectPair, expectStep, openSimulator, SYLVIE, toDistribution } from './withdrawal.ts'

const { pero } = SYLVIE

test('[SPLIT-01] [SPLIT-02] the other side is filled, put back and sent; an overrun offers its rest', async ({ page }) => {
  await openSimulator(page, SYLVIE.name)
  await toDistribution(page)
  const [capital, annuity] = [amount(page, `capital_${pero}_vv`), amount(page, `annuity_${pero}_vv`)]
  const part = page.getByRole('group', { name: 'Versements volontaires' }).first()

  await capital.fill('650')
  await capital.press('Tab')
  await expectPair(page, `${pero}_vv`, '650,00', '9 000,00')
  await expect(part.getByRole('status')).toHaveText(/^La rente passe à 9.000,00.€$/)
  await expectNoViolation(page)
  await part.getByRole('button', { name: 'Annuler' }).click()
  await expectPair(page, `${pero}_vv`, '0,00', '9 650,00')
  await expect(capital).toBeFocused()

  await test.step('a row that was not balanced is left as it is, with an offer', async () => {
    await capital.fill('')
    await annuity.fill('9000')
    await capital.fill('4825')
    await capital.press('Tab')
    await expectPair(page, `${pero}_vv`, '4 825,00', '9 000,00')
    await expect(part).toContainText('Vous avez dépassé le maximum')
    await part.getByRole('button', { name: /^Mettre 4.825,00.€ en rente$/ }).click()
    await expectPair(page, `${pero}_vv`, '4 825,00', '4 825,00')
    await expect(part).not.toContainText('Vous avez dépassé le maximum')
  })

  await annuity.fill('9000')
  const sent = page.getByRole('listitem').filter({ hasText: '4. Répartition' })
  await annuity.press('Enter')
  await expectStep(page, 'Étape 5 sur 6, option de rente')
  await expect(sent).toContainText('1 % capital, 99 % rente')
  await page.getByRole('button', { name: 'Précédent' }).click()
  await expectPair(page, `${pero}_vv`, '650,00', '9 000,00')
})
