import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { expectNoViolation, renderPage } from '../testing/index.ts'

const card = page.getByRole('region', { name: 'Réduire mon impôt' })
const slides = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[aria-roledescription="diapositive"]')]
const current = (): HTMLElement | undefined => slides().find((slide) => !slide.inert)
const choice = (name: string) => card.getByRole('radio', { name })

const expectSlide = async (number: number, question: string): Promise<void> => {
  await expect.poll(() => current()?.getAttribute('aria-label')).toBe(`${String(number)} sur 6`)
  const title = () => current()?.querySelector('h2, h3, h4')
  await expect.poll(() => title()?.textContent.replaceAll('\u00A0', ' ')).toBe(question)
  await expect.poll(() => document.activeElement === title()).toBe(true)
}

/** How long a slide takes to turn. */
const turning = (): string | null => {
  const track = card.getByRole('region', { name: 'Questions et résultat' }).element().firstElementChild
  return track && getComputedStyle(track).transitionDuration
}

test('[P-CONST-11] [S-NAV-09] [TAX-08] [TAX-16] [TAX-17] [TAX-19] [TAX-20] [TAX-24] [TAX-26] [TAX-57] in the home the simulator is six slides, turned by the keyboard in 450 ms, or at once with reduced motion', async () => {
  const { standIn } = await renderPage('/epargne', { person: 'sylvie-garnier' })
  await card.getByRole('button', { name: 'Simuler sur cette page' }).click()
  await expect.poll(slides).toHaveLength(6)
  await expectSlide(3, 'Quelle est votre situation ?')
  await expectNoViolation(card.element())

  // Forward without an answer says what is missing.
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card.getByText('Champ requis')).toBeVisible()
  await expect.element(choice('Célibataire')).toHaveFocus()

  // Arrow keys choose in a group and turn the slides elsewhere.
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(choice('Marié(e) ou pacsé(e)')).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide(4, 'Combien d’enfants à charge ?')
  await userEvent.keyboard('{ArrowLeft}')
  await expectSlide(3, 'Quelle est votre situation ?')
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide(4, 'Combien d’enfants à charge ?')
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide(5, 'Quel est votre revenu mensuel ?')

  // Only the current slide can be used.
  expect(slides().filter(({ inert }) => inert)).toHaveLength(5)
  const pay = card.getByRole('textbox', { name: 'Votre salaire net imposable, par mois' })
  await userEvent.tab()
  await expect.element(pay).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(card.getByRole('button', { name: 'Modifier' })).toHaveFocus()

  // A failure keeps what was typed.
  await standIn.order('tax-simulation', 'ERR_INTERNAL', 1)
  await pay.fill('3333,33')
  await card.getByRole('textbox').last().fill('2500')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(card.getByRole('alert').filter({ hasText: 'Une erreur est survenue, veuillez recommencer ultérieurement.' }))
    .toHaveFocus()
  await expect.element(pay).toHaveValue('3 333,33')
  await card
    .getByRole('button', { name: /^(Continuer|Voir mon résultat)$/ })
    .last()
    .click()
  await expect.element(page.getByRole('heading', { name: 'Résultat de votre simulation' })).toHaveFocus()
  expect(card.element().textContent).toMatch(/1\s?248,00\s€/)
  await expectNoViolation(card.element())

  // Another amount updates the result at once.
  await expect.poll(() => card.getByRole('button', { name: 'Mettre à jour le calcul' }).elements()).toEqual([])
  await card.getByRole('region', { name: 'Ajuster vos versements' }).getByRole('textbox').fill('1200')
  await expect.element(card.getByText('Résultat pour')).toMatchTextContent(/^Résultat pour 1\s?200,00\s€.* dans l’année\.$/)
  await expect.element(card.getByRole('button', { name: 'Faire un versement', exact: true })).toBeEnabled()

  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { features: [] })))
  for (const [motion, duration] of [
    ['no-preference', '0.45s'],
    ['reduce', '0s'],
  ] as const) {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: motion }] })
    expect(turning()).toBe(duration)
  }
})
