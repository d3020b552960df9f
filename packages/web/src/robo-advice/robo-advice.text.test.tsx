import { roboProfileCall } from '@hautelisse/domain/robo-advice'
import { describe, expect, test } from 'vitest'
import { page, renderPage, type RenderedPage } from '../testing/text/index.ts'

const SYLVIE = { person: 'sylvie-garnier' } as const
const ADDRESS = '/placements/advisor'
const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const radio = (name: string | RegExp) => page.getByRole('radio', { name })
const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name })

const open = async (given: Parameters<typeof renderPage>[1] = {}, query = ''): Promise<RenderedPage> => {
  const opened = await renderPage(`${ADDRESS}${query}`, { ...SYLVIE, ...given })
  await expect.element(heading(/./)).toBeVisible()
  return opened
}
const openPlan = async (given: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> => {
  const opened = await open(given)
  await expect.element(radio(/Équilibré/)).toBeVisible()
  return opened
}

describe('an allocation beside four profiles', () => {
  test('[ROBO-02] [ROBO-03] [P-ROUTE-60] shows profile, horizon, threads, table, risk and gaps', async () => {
    await openPlan()
    await expect.element(radio(/Équilibré/)).toBeChecked()
    for (const said of [
      'Votre profil du 04/11/2026',
      '80 % d’actions au départ',
      'Grille de Verrerie Aubrenne',
      'risque de perte en capital',
    ])
      await expect.poll(words).toContain(said)
    await expect.poll(words).toContain('chances sur 100 d’avoir moins qu’au départ')
    await expect.element(page.getByRole('table', { name: /Chaque fonds aujourd’hui/ })).toBeVisible()
    await page.getByRole('radio', { name: 'Tableau' }).click()
    await expect.element(page.getByRole('table', { name: /Part de chaque classe/ })).toBeVisible()
    await page.getByRole('combobox', { name: 'Mon projet se réalise dans' }).selectOptions('12 ans et plus')
    await expect.poll(words).toContain('Après 12 ans')
    expect(words()).not.toMatch(/conseillé|optimal|meilleur/i)
  })

  test('[ROBO-03] speaks English and hides every amount', async () => {
    await open({ language: 'en', hiddenAmounts: true })
    await expect.element(radio(/Balanced/)).toBeVisible()
    expect(page.getByRole('main').element().textContent).not.toMatch(/\d,\d\d €/)
  })

  test('[ROBO-05] without a plan that can be advised says so, with a way home', async () => {
    await open({ person: 'marc-delorme' })
    await expect.poll(words).toContain('Aucun de vos plans n’a de grille de placements')
    await link('Revenir à mon épargne').click()
    await expect.element(heading(/./)).not.toHaveTextContent('Vérifier mon allocation')
  })

  test('[ROBO-02] says what could not be read, and asks again', async () => {
    const { standIn, go } = await renderPage('/epargne', SYLVIE)
    await standIn.order('robo-entities', 'ERR_INTERNAL', 100)
    go(ADDRESS)
    await expect.poll(words).toContain('Vos plans n’ont pas pu être lus')
    await standIn.mend()
    await standIn.order(roboProfileCall.name, 'ERR_INTERNAL', 100)
    await button('Réessayer').click()
    await expect.poll(words).toContain('Les quatre profils de ce plan n’ont pas pu être lus')
    await standIn.mend()
    await button('Réessayer').click()
    await expect.element(radio(/Équilibré/)).toBeVisible()
  })

  test('[ROBO-03] hands its targets to the fund switch, which takes them once', async () => {
    const { address } = await openPlan()
    await button('Faire un arbitrage').click()
    await expect.element(page.getByRole('heading', { name: 'Vérifiez votre arbitrage' })).toBeVisible()
    expect(address()).toContain('/transactional/arbitration')
    await expect.poll(words).toContain('Obligations Responsables')
  })

  test('[ROBO-03] confirms a bolder profile with the loss of a bad year', async () => {
    await openPlan()
    await radio(/Offensif/).click()
    await button('Faire un arbitrage').click()
    await expect.poll(words).toContain('Ce profil est plus risqué que celui de vos réponses')
    expect(words()).toMatch(/Une année sur vingt, la perte serait de [\d ]+,\d\d €/)
    await button('Revenir').click()
    await expect.element(button('Continuer')).not.toBeInTheDocument()
  })
})

/** Chooses an answer by its words and goes on. */
const answer = async (...names: readonly (string | RegExp)[]): Promise<void> => {
  for (const name of names) await radio(name).click()
  await button('Continuer').click()
}

const answerAll = async (afterFall: RegExp): Promise<void> => {
  await answer('3 à 5 ans')
  await answer('Un logement')
  await answer('Je devrais épargner davantage')
  await answer('Plus de six mois')
  await answer('Moins du quart')
  await answer('Vont augmenter')
  await expect.element(heading('Vrai ou faux ?')).toBeVisible()
  await radio('Vrai').nth(0).click()
  await radio('Vrai').nth(1).click()
  await radio('Faux').nth(2).click()
  await button('Continuer').click()
  await answer('Oui')
  await expect.poll(words).toContain('D’où viennent ces montants ?')
  await answer(/2 280 €/)
  await page.getByRole('radio').nth(3).click()
  await button('Continuer').click()
  await answer(afterFall)
}

describe('the questionnaire', () => {
  test('[ROBO-03] asks one question a page, has a contradiction confirmed, and names what decided', async () => {
    const { address } = await open({}, '?vue=questionnaire')
    await expect.element(heading(/^Quand aurez-vous besoin/)).toBeVisible()
    expect(document.querySelectorAll('[role="radio"][aria-checked="true"]').length).toBe(0)
    await button('Continuer').click()
    await expect.poll(words).toContain('Choisissez une réponse')
    await answerAll(/^Je vendrais une partie/)
    await radio('Aucune part en particulier').click()
    await button('Continuer').click()
    await expect.element(heading('Vos réponses donnent le profil équilibré')).toBeVisible()
    for (const said of ['Deux réponses à confirmer', 'Votre capacité a décidé', 'en attente de votre confirmation'])
      expect(words()).toContain(said)
    await button('Confirmer les deux').click()
    await expect.poll(words).not.toContain('en attente de votre confirmation')
    await link('Voir les quatre profils').click()
    await expect.poll(words).toContain('Votre profil du 20/11/2026')
    expect(address()).toBe(ADDRESS)
  })

  test('[ROBO-03] can be refused: the four profiles stay, none is one’s own', async () => {
    await open({}, '?vue=questionnaire')
    await expect.element(heading(/^Quand aurez-vous besoin/)).toBeVisible()
    await button('Je préfère ne pas répondre').click()
    await expect.element(heading('Vous avez préféré ne pas répondre')).toBeVisible()
    await link('Voir les quatre profils').click()
    await expect.element(radio(/Équilibré/)).toBeVisible()
    expect(words()).not.toContain('Votre profil du')
  })

  test('[ROBO-03] keeps every answer when it cannot be sent', async () => {
    const { standIn } = await open({}, '?vue=questionnaire')
    await answerAll(/^J’attendrais/)
    await radio(/^Au moins 25 %/).click()
    await button('Continuer').click()
    await expect.poll(words).toContain('Choisissez une réponse')
    await page.getByRole('checkbox').click()
    await standIn.order('robo-questionnaire', 'ERR_INTERNAL', 100)
    await button('Continuer').click()
    await expect.poll(words).toContain('Elles sont toutes gardées ici')
    await standIn.mend()
    await button('Réessayer').click()
    await expect.element(heading('Vos réponses donnent le profil équilibré')).toBeVisible()
  })
})
