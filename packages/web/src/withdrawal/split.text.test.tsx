import { describe, expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { distributing, SYLVIE, THOMAS } from './examples.tsx'
import { resultsIn } from './results.testing.ts'
import { PERO, VOLUNTARY, expectPair, side, stepsIn } from './steps.testing.ts'

const { main, region } = resultsIn(page)
const { goOnTo, next, part, previous } = stepsIn(page)
const voluntary = part(PERO, VOLUNTARY)
const [capital, annuity] = [side(voluntary, 'Capital'), side(voluntary, 'Rente')]
const handle = voluntary.getByRole('slider')
const summary = page.getByRole('complementary')

/** All of it an annuity, at first. */
const open = async (given?: Parameters<typeof distributing>[0]) => {
  const rendered = await renderExample(distributing({ split: {}, ...given }))
  await expect.element(capital).toBeVisible()
  return rendered
}

describe('withdrawal, amounts of the distribution', () => {
  test('[MRM-70] [MRM-71] [MRM-72] [MRM-76] [MRM-77] [MRM-78] amounts that are missing, too high or too low', async () => {
    await open()
    await capital.fill('')
    await next.click()
    await expect.element(capital).toHaveAccessibleDescription(/^Champ requis/)
    await capital.fill('0,02')
    await expect.element(voluntary).toMatchTextContent('Vous avez dépassé le maximum')
    await next.click()
    for (const field of [capital, annuity]) await expect.element(field).toHaveAccessibleDescription(/^Champ erroné/)
    await expect.element(summary).toMatchTextContent('Vous avez dépassé le maximum')
    await expect
      .element(page.getByRole('link', { name: `${PERO}, ${VOLUNTARY}, Rente` }))
      .toHaveAttribute('href', '#distribution.annuity_00482176_vv')
    await capital.fill('999999999999')
    await expect.element(capital).toHaveValue('999 999 999 999')
    await expect.element(page.getByText('999 999 999 999,00 € en trop').first()).toBeVisible()
    await capital.fill('0,01')
    await expect.element(voluntary).toMatchTextContent('Vous avez dépassé le maximum')
    await goOnTo('Étape 5 sur 6, option de rente')
    await previous.click()
    // Nothing is filled in a row that was not balanced before.
    await capital.fill('')
    await annuity.fill('9649,99')
    await capital.fill('0')
    await expect.element(voluntary).toMatchTextContent('Il reste 0,01 € à répartir')
    await goOnTo('Étape 5 sur 6, option de rente')
  })

  test('[SPLIT-01] leaving by the button fills the other side, which is what is sent', async () => {
    await open()
    await annuity.fill('9000')
    await goOnTo('Étape 5 sur 6, option de rente')
    await expect
      .element(page.getByRole('listitem').filter({ hasText: '4. Répartition' }))
      .toMatchTextContent('1 % capital, 99 % rente')
    await previous.click()
    await expectPair(voluntary, '650,00', '9 000,00')
  })
})

describe('withdrawal, what is locked', () => {
  test('(S-76) [MRM-50] [MRM-52] [MRM-73] [MRM-74] [MRM-75] both fields of a locked part are disabled, with the reason and the rule', async () => {
    const { address } = await open()
    const contract = region(PERO)
    const mandatory = part(PERO, 'Versements obligatoires')
    for (const [of, amount] of [
      [mandatory, '31 480,20'],
      [part('Retraite article 83', 'Ensemble du contrat'), '18 412,75'],
    ] as const) {
      await expectPair(of, '0,00', amount)
      for (const name of ['Capital', 'Rente'] as const) await expect.element(side(of, name)).toBeDisabled()
    }
    await expect.element(capital).toBeEnabled()
    await expect.element(side(mandatory, 'Capital')).toHaveAccessibleDescription(/^Versés en rente À partir de 30.000,00.€/)
    await expect
      .element(contract)
      .toMatchTextContent('À partir de 30 000,00 € sur ce contrat, les versements obligatoires deviennent une rente.')
    // An empty part is one line: no group of fields that cannot be filled in.
    await expect.element(region('PERECO')).toMatchTextContent('Versements obligatoires : rien à répartir')
    await expect.element(region('PERECO').getByRole('group', { name: /rien à répartir/ })).not.toBeInTheDocument()
    await contract.getByRole('link', { name: 'Voir la règle' }).click()
    await expect.poll(address).toMatch(/#rule_mandatory_annuity$/)
  })

  test('[MRM-51] an article 83 of 30 000 or more says that all of it comes as an annuity', async () => {
    await open({
      saver: { ...SYLVIE, parts: { ...SYLVIE.parts, '00317740 whole': ['30000', '30 000,00'] } },
      between: async (_, pass) => {
        const answer = await pass()
        return { ...answer, body: answer.body.replaceAll('18412.75', '30000') }
      },
    })
    await expect
      .element(region('Retraite article 83'))
      .toMatchTextContent('À partir de 30 000,00 €, toute l’épargne de ce contrat devient une rente. Voir la règle')
  })

  test('[MRM-44] [MRM-45] [MRM-46] [MRM-48] everything as one form, and out of it again', async () => {
    await open({ saver: THOMAS })
    const all = page.getByRole('radiogroup', { name: /Moins de 30.000,00.€ : vous pouvez tout recevoir sous une seule forme/ })
    await expect.element(all.getByRole('radio', { name: 'Tout en rente' })).toBeChecked()
    await all.getByRole('radio', { name: 'Tout en capital' }).click()
    await expect.element(page.getByText('Versés en capital')).toBeVisible()
    await expectPair(voluntary, '5 900,00', '0,00')
    await capital.fill('5800')
    await expect.element(all.getByRole('radio', { checked: true })).not.toBeInTheDocument()
    await expect.element(page.getByText('Versés en rente')).toBeVisible()
    await expect.element(page.getByText('ses versements obligatoires redeviennent une rente')).toBeVisible()
  })

  test('[P-STORE-03] hidden amounts are hidden everywhere, and cannot be edited blind', async () => {
    const { app } = await open()
    app.settings.send({ type: 'amountsToggled' })
    await expect.element(capital).toHaveValue('•••')
    expect(main.element().textContent).not.toMatch(/\d,\d{2}.€(?!.sur ce contrat|.: vous|.par mois à votre départ)/)
    await expect.element(handle).toBeDisabled()
    await expect.element(handle).toHaveAttribute('aria-valuetext', 'montants masqués')
  })
})
