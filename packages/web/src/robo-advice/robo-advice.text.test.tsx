import { roboProfileCall } from '@hautelisse/domain/robo-advice'
import type { DrawRequest } from '@hautelisse/machines/robo-advice'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, renderPage, type RenderedPage } from '../testing/text/index.ts'
import { draw } from './draw.ts'

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
    await button('Ajuster mes placements').click()
    await expect.element(heading('Vérifiez votre arbitrage')).toBeVisible()
    expect(address()).toContain('/transactional/arbitration')
    await expect.poll(words).toContain('Obligations Responsables')
  })

  test('[ROBO-03] confirms a bolder profile with the loss of a bad year', async () => {
    await openPlan()
    await radio(/Offensif/).click()
    await button('Ajuster mes placements').click()
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

const openFutures = (given: Parameters<typeof renderPage>[1] = {}, query = '?vue=futurs&fil=6549') => open(given, query)
/** Node has no worker of a browser: a hundred futures are drawn beside the page. */
const drawInNode = (): void => {
  class DrawingWorker extends EventTarget {
    postMessage(request: DrawRequest): void {
      this.dispatchEvent(Object.assign(new Event('message'), { data: draw({ ...request, count: 100 }) }))
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', DrawingWorker)
  onTestFinished(() => void vi.unstubAllGlobals())
}
/** A figure that opens where it comes from. */
const why = (shown: RegExp) => page.getByRole('button', { name: 'D’où vient ce chiffre' }).filter({ hasText: shown })

describe('the futures', () => {
  test('[ROBO-03] show fan, threads and table, and follow one by its number', async () => {
    drawInNode()
    await openFutures()
    await expect.element(page.getByRole('heading', { name: 'Soixante futurs parmi 10 000' })).toBeVisible()
    await expect.poll(words).toContain('Le fil 6 549')
    await page.getByRole('textbox', { name: 'Numéro du fil' }).fill('10000')
    await expect.poll(words).toContain('De 0 à 9 999')
    for (const said of [
      'Une mauvaise année',
      'Un choc comme 2008',
      'La plus forte baisse en chemin',
      'Et sans rien changer',
      'Ce qui compte le plus',
      'robo-2026-10',
    ])
      await expect.poll(words).toContain(said)
    await page.getByRole('radio', { name: 'Tableau' }).click()
    await expect.element(page.getByRole('table', { name: /Montants atteints/ }).first()).toBeVisible()
  })

  test('[ROBO-03] change in the frame when a slider moves, in today’s euros too', async () => {
    await openFutures()
    const figure = (): string => document.querySelector('[data-part="range"]')?.textContent ?? ''
    await expect.poll(figure).toContain('8 futurs sur 10')
    const before = figure()
    const slider = page.getByRole('slider', { name: /^Versement par mois/ })
    await slider.fill((slider.element() as HTMLInputElement).max)
    expect(figure()).not.toBe(before)
    const nominal = figure()
    await page.getByRole('switch', { name: 'En euros d’aujourd’hui' }).click()
    expect(figure()).not.toBe(nominal)
    await expect.poll(words).toContain('Montants en euros d’aujourd’hui')
  })

  test('[ROBO-24] each figure says where it comes from: in one sentence, by its columns, by the formula, to the cent', async () => {
    await openFutures()
    await expect.poll(words).toContain('8 futurs sur 10')
    await why(/€/).nth(0).click()
    await expect.poll(words).toMatch(/dans 8 futurs sur 10, entre [\d ]+€ et [\d ]+€ ; dans 1 sur 20, moins de [\d ]+€/)
    const panel = page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
    const calculation = (): string => panel.element().textContent.replaceAll(/\s/g, ' ')
    for (const said of ['croissance par an', 'écart type', 'Part des futurs en dessous', 'Borne comonotone', 'robo-2026-10'])
      await expect.poll(calculation).toContain(said)
    await panel.getByRole('button', { name: 'Fermer l’explication' }).click()
    await why(/chances sur 100/)
      .nth(0)
      .click()
    await expect.poll(words).toMatch(/\d+ futurs sur 100 finissent sous les [\d ]+€ versés/)
    await why(/de moins, ou plus/).click()
    await expect.poll(calculation).toContain('Une année sur vingt, une perte de')
    await button('D’où vient ce chiffre ?').click()
    await page.getByRole('combobox', { name: 'Ligne' }).selectOptions('3 sur 4 au-dessus')
    await expect.poll(calculation).toContain('la moitié des futurs est entre')
    await page.getByRole('switch', { name: 'En euros d’aujourd’hui' }).click()
    await expect.poll(calculation).toContain('Inflation supposée par an')
  })

  test('[ROBO-03] hide every euro of fan, axis and threads with the amounts', async () => {
    drawInNode()
    await openFutures({ hiddenAmounts: true })
    await expect.poll(words).toContain('Le fil 6 549')
    await expect.element(page.getByRole('img', { name: 'Montants masqués' }).first()).toBeVisible()
    // The sentence on rounding names amounts that are nobody's.
    const said = page
      .getByRole('main')
      .element()
      .textContent.replaceAll(/Arrondi à[^.]*\./g, '')
    expect(said).not.toMatch(/\d\s?€/u)
  })

  test('[ROBO-03] stand without threads where no worker starts, and say whose figures they are without an answer', async () => {
    const { standIn, go } = await renderPage(ADDRESS, SYLVIE)
    await standIn.order('robo-projection', 'ERR_INTERNAL', 100)
    go(`${ADDRESS}?vue=futurs`)
    await expect.poll(words).toContain('Les futurs ne peuvent pas être tirés sur cet appareil')
    await expect.element(page.getByRole('heading', { name: 'Les futurs possibles', exact: true })).toBeVisible()
    await expect.poll(words).toContain('Montants calculés par cette page')
    await standIn.mend()
    await button('Réessayer').click()
    await expect.poll(words).not.toContain('Montants calculés par cette page')
  })
})
