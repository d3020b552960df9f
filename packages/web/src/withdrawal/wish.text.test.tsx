import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { distributing, KARIM, REVERSIBLE } from './examples.tsx'
import { stepsIn } from './steps.testing.ts'

const { part } = stepsIn(page)
const PERO = 'PER d’entreprise obligatoire'
const wish = () => page.getByRole('textbox', { name: 'Rente voulue par mois' })
const take = () => page.getByRole('button', { name: 'Répartir ainsi' })
const row = (name: RegExp) => page.getByRole('table').getByRole('row', { name })

const open = async (given: Parameters<typeof distributing>[0] = {}): Promise<void> => {
  await renderExample(distributing(given))
  await page.getByRole('button', { name: 'Partir d’une rente voulue' }).click()
  await expect.element(wish()).toBeVisible()
}

test('[BEY-99] says what is converted of each part, and puts it into the fields of the step; undone, they are what they were', async () => {
  await open()
  await wish().fill('200')
  await expect.element(page.getByText(/22149,53.€ restent en capital, au départ/)).toBeVisible()
  await expect.element(page.getByText(/Rente de ce partage.: .*200,00.€ par mois/)).toBeVisible()
  await expect.element(row(/Versements obligatoires.*31480,20/)).toBeVisible()
  const saved = () => part(PERO, 'Versements volontaires').getByRole('textbox', { name: 'Capital' })
  await expect.element(saved()).toHaveValue('9 650,00')
  await take().click()
  await expect.element(page.getByText('C’est votre répartition')).toBeVisible()
  await expect.element(saved()).toHaveValue('0,00')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(saved()).toHaveValue('9 650,00')
  await expect.element(page.getByText('C’est votre répartition')).not.toBeInTheDocument()
})

test('[BEY-99] below the annuity that comes anyway nothing more is converted; beyond all of the savings the most is said, and why', async () => {
  await open()
  await wish().fill('100')
  await expect.element(page.getByText(/Rien de plus à convertir.: .*149,32.€ par mois de toute façon/)).toBeVisible()
  await wish().fill('300')
  await expect.element(page.getByText(/Au plus.*259,99.€ par mois/)).toBeVisible()
  await expect.element(page.getByText(/Toute l’épargne de ces contrats est alors en rente/)).toBeVisible()
  await wish().fill('')
  await expect.element(take()).not.toBeInTheDocument()
})

test('[BEY-99] the annuity that goes on to the spouse may be meant once a reversion was asked for', async () => {
  await open({ saver: KARIM, split: {} })
  await expect.element(page.getByRole('radio', { name: 'Rente simple' })).not.toBeInTheDocument()
  await renderExample(distributing({ answers: REVERSIBLE }))
  await page.getByRole('button', { name: 'Partir d’une rente voulue' }).click()
  await wish().fill('300')
  await expect.element(page.getByText(/Au plus.*259,99.€ par mois/)).toBeVisible()
  await page.getByRole('radio', { name: /^Réversible à 60/ }).click()
  await expect.element(page.getByText(/Au plus.*2[0-4]\d,\d\d.€ par mois/)).toBeVisible()
})
