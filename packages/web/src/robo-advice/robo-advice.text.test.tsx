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
  test('[ROBO-02] [ROBO-03] [ROBO-34] [P-ROUTE-60] (S-14) (S-15) (S-16) shows profile, horizon, threads, table and risk; a profile that passes its own limit says so first, and is not put forward', async () => {
    await openPlan()
    await expect.element(radio(/Équilibré/)).toBeChecked()
    for (const said of [
      'Votre profil du 04/11/2026',
      '80 % d’actions au départ',
      'Grille de Verrerie Aubrenne',
      'risque de perte en capital',
    ])
      await expect.poll(words).toContain(said)
    const head = (): string => document.querySelector('[data-part="head"]')?.textContent.replaceAll(/\s/g, ' ') ?? ''
    await expect.poll(head).toContain('Ce profil dépasse sa propre limite de perte25 chances sur 100')
    expect(head()).toContain('après 3 ans, cette répartition gardée ; sa limite est 18')
    expect(words()).toContain('une perte de 1 020 € ou plus. Après 3 ans : 25 chances sur 100 d’avoir moins qu’au départ')
    expect(words()).not.toMatch(/À déplacer|1 026,54|Écart|conseill|recommand/)
    // It has no main button: it looks as what stands beside it.
    expect(button('Faire un arbitrage').element().className).toBe(link('Faire un versement').element().className)
    const losses = page.getByRole('table', { name: 'Ce que chaque profil peut perdre, et sa limite' })
    const calmer = losses
      .getByRole('row', { name: /^Sécurité/ })
      .element()
      .textContent.replaceAll(/\s/g, ' ')
    expect(calmer).toBe('Sécurité220 € limite 510 €6 sur 100 limite 8')
    await expect.element(page.getByRole('table', { name: /Chaque fonds aujourd’hui/ })).toBeVisible()
    await page.getByRole('radio', { name: 'Tableau' }).click()
    await expect.element(page.getByRole('table', { name: /Part de chaque classe/ })).toBeVisible()
    await page.getByRole('combobox', { name: 'Mon projet se réalise dans' }).selectOptions('12 ans et plus')
    await expect.poll(words).toContain('Après 12 ans')
    await button('Choisir le profil sécurité').click()
    await expect.element(radio(/Sécurité/)).toBeChecked()
    await expect.poll(head).toContain('À déplacer pour suivre le profil sécurité')
    await expect.element(losses).not.toBeInTheDocument()
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
    expect(words()).toContain('Une année sur vingt, la perte serait de 1 510 € ou plus.')
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
  // (S-23): no answer says which profile it leads to.
  expect(words()).toContain('Réponse 4 × 20,00 %')
  expect(page.getByRole('main').element().textContent).not.toMatch(/Offensif|Équilibré|Défensif|Sécurité/)
  await answer(/2 280 €/)
  await page.getByRole('radio').nth(3).click()
  await button('Continuer').click()
  await answer(afterFall)
}

describe('the questionnaire', () => {
  test('[ROBO-03] (S-23) (S-27) asks one question a page, has a contradiction confirmed, names what decided, and changes answers one by one', async () => {
    const { address, standIn } = await open({}, '?vue=questionnaire')
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
    await button(/^Modifier : 3\. Si votre PEE/).click()
    await radio('Il serait mis en danger').click()
    await button('Annuler').click()
    await button(/^Modifier : 3\. Si votre PEE/).click()
    await expect.element(radio('Je devrais épargner davantage')).toBeChecked()
    await radio('Je devrais le repousser').click()
    await standIn.order('robo-questionnaire', 'ERR_INTERNAL', 100)
    await button('Valider').click()
    await expect.poll(words).toContain('Votre réponse n’a pas pu être envoyée')
    await expect.element(heading('Vos réponses donnent le profil équilibré')).toBeVisible()
    await standIn.mend()
    await button('Valider').click()
    await expect.poll(words).toContain('en attente de votre confirmation')
    await button('Confirmer les deux').click()
    await expect.element(heading('Vos réponses donnent le profil défensif')).toBeVisible()
    await link('Voir les quatre profils').click()
    await expect.poll(words).toContain('Votre profil du 20/11/2026')
    expect(address()).toBe(ADDRESS)
  })

  test('[ROBO-03] (S-27) that holds is opened again at its result, to change one answer', async () => {
    await openPlan()
    await link('Changer une réponse').click()
    await expect.element(heading('Vos réponses donnent le profil équilibré')).toBeVisible()
    expect(words()).toContain('2. Le but de l’épargneUn logement')
    await expect.element(button(/^Modifier : 12\. La durabilité/)).toBeVisible()
  })

  test('[ROBO-28] that a declaration made lapse says so, beside the way to do it again', async () => {
    await openPlan({
      between: async (request, pass) => {
        const reply = await pass()
        if (!request.path.endsWith('/robo-advisor/profile')) return reply
        const told = JSON.parse(reply.body) as { readonly questionnaire: object }
        const questionnaire = { ...told.questionnaire, state: 'expired', cause: 'declaration' }
        return { ...reply, body: JSON.stringify({ ...told, investor_profile: null, questionnaire }) }
      },
    })
    expect(words()).toContain(
      'Questionnaire du 04/11/2026 : à refaire, car la situation que vous avez déclarée depuis n’est plus la même.',
    )
    await expect.element(link('Refaire mon profil')).toBeVisible()
    await expect.element(link('Changer une réponse')).not.toBeInTheDocument()
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
