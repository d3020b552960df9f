import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { paperHelp } from './examples.tsx'

const reason = page.getByRole('combobox')
const titles = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

test('[PAPER-01] [PAPER-02] [PAPER-03] [PAPER-04] [PAPER-05] the guides follow the contracts held and the reason', async () => {
  await renderExample(paperHelp('both', 'sylvie-garnier'))
  await expect.poll(titles).toEqual(['Plan d’épargne retraite, à la retraite', 'Retraite article 83, à la retraite'])
  await reason.selectOptions('owner')
  await expect.poll(titles).toEqual(['Plan d’épargne retraite, résidence principale'])
  await expect.element(page.getByText('Le plan de financement, avec l’apport demandé')).toBeVisible()
  await reason.selectOptions('hardblows')
  await expect.poll(titles).toEqual(['Plan d’épargne retraite, coup dur', 'Retraite article 83, coup dur'])
  await reason.selectOptions('family')
  await expect.poll(titles).toEqual([])
  await expect.element(page.getByText(/La ligne d’aide vous dit quelles pièces envoyer/)).toBeVisible()
})

test('[PAPER-05] contracts without a guide are sent to the help line, in English too', async () => {
  await renderExample(paperHelp('none', 'camille-verdier'), { language: 'en' })
  await expect.element(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
})
