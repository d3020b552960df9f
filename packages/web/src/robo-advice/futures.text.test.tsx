import type { DrawRequest } from '@hautelisse/machines/robo-advice'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { expectReadable, page, renderPage } from '../testing/text/index.ts'
import { draw } from './draw.ts'

const SYLVIE = { person: 'sylvie-garnier' } as const
const ADDRESS = '/placements/advisor'
const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

const openFutures = async (given: Parameters<typeof renderPage>[1] = {}): Promise<void> => {
  await renderPage(`${ADDRESS}?vue=futurs&fil=6549`, { ...SYLVIE, ...given })
  await expect.element(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible()
}
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
  test('[ROBO-03] [ROBO-34] (S-15) show fan, threads and table, follow one by its number, and name the two chances of a loss apart', async () => {
    drawInNode()
    await openFutures()
    await expect.element(page.getByRole('heading', { name: 'Soixante futurs parmi 10 000' })).toBeVisible()
    await expect.poll(words).toContain('Le fil 6 549')
    await page.getByRole('textbox', { name: 'Numéro du fil' }).fill('10000')
    await expect.poll(words).toContain('De 0 à 9 999')
    for (const said of [
      'Une mauvaise année',
      'Un choc comme 2008',
      'Ce profil dépasse sa propre limite de perte25 chances sur 100 d’avoir moins qu’au départ après 3 ans',
      'Avoir moins qu’au départ25 chances sur 100Après 3 ans, si la répartition d’aujourd’hui de ce profil est gardée. Limite du profil : 18.',
      '€ versés17 chances sur 100',
      'est suivi jusqu’au bout : sa répartition devient plus prudente',
      '1 020 € de moins, ou plus',
      'La plus forte baisse en chemin',
      'Et sans rien changer',
      'Ce qui compte le plus',
      'robo-2026-10',
    ])
      await expect.poll(words).toContain(said)
    await page.getByRole('radio', { name: 'Tableau' }).click()
    await expect.element(page.getByRole('table', { name: /Montants atteints/ }).first()).toBeVisible()
  })

  test('[ROBO-32] say how near the formula is to draws, where they say what they rest on', async () => {
    await openFutures()
    await expect.poll(words).toContain('d’une formule, à moins de 0,3 % de ce que donnent des tirages')
    expect(words()).toContain('10 000 tirages, graine 20261001, donnent les fils')
    // A number and its unit stay on one line.
    expect(document.body.textContent).not.toMatch(/[\d−] (?:ans?\b|mois\b|points?\b|%|€)/)
  })

  test('[ROBO-03] change in the frame when a slider moves, in today’s euros too', async () => {
    await openFutures()
    const figure = (): string => document.querySelector('[data-part="range"]')?.textContent ?? ''
    await expect.poll(figure).toContain('8 futurs sur 10')
    const before = figure()
    const slider = page.getByRole('slider', { name: /^Versement par mois/ })
    await slider.fill((slider.element() as HTMLInputElement).max)
    expect(figure()).not.toBe(before)
    const shown = figure()
    // The setting of all simulations: today’s euros first.
    await expect.poll(words).toContain('vaut')
    await page.getByRole('switch', { name: 'En euros d’aujourd’hui' }).click()
    expect(figure()).not.toBe(shown)
    await expect.poll(words).toContain('vaudrait')
  })

  test('[ROBO-24] (S-43) (S-85) each figure says where it comes from: in one sentence, by its columns, by the formula, to the cent', async () => {
    await openFutures()
    await expect.poll(words).toContain('8 futurs sur 10')
    await why(/€/).nth(0).click()
    await expect.poll(words).toMatch(/dans 8 futurs sur 10, entre [\d ]+€ et [\d ]+€ ; dans 1 sur 20, moins de [\d ]+€/)
    const panel = page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
    const calculation = (): string => panel.element().textContent.replaceAll(/\s/g, ' ')
    for (const said of [
      'croissance par an',
      'écart type',
      'Part des futurs en dessous',
      'Approximation comonotone',
      'robo-2026-10',
    ])
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
    await expect.poll(calculation).toContain('Inflation supposée par an')
    // (S-85): one gesture opens each of them; a long way is said column by column, each of which unfolds.
    await page.getByRole('slider', { name: /^Durée en années/ }).fill('25')
    await why(/€/).nth(0).click()
    await expect.poll(calculation).toContain('12 ans et plus : croissance par an')
    expectReadable(panel.element())
    await panel.getByRole('button', { name: /12 ans et plus/ }).click()
    await expect.poll(calculation).toContain('Rendement − moitié du carré de l’écart type')
    expectReadable(panel.element())
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
