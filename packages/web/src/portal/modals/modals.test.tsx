import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, IS_ALL, renderPage, type RenderedPage } from '../../testing/index.ts'

const SYLVIE = 'sylvie-garnier'
const heading = page.getByRole('heading', { level: 1 })
const opened = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')]
/** The modal that is open, whether it interrupts or was asked for. */
const modal = page.getByRole('dialog').or(page.getByRole('alertdialog'))
const tab = page.getByRole('tab', { selected: true })

/** Fragments of a collective saver. */
const FRAGMENTS = [
  'add_account_retirement',
  'add_account_projects',
  'career',
  'contribution_gauge',
  'forbidden_mirror',
  'paper_process',
  'marel',
  'disclaimer_fc_register',
  'marel_error_password',
  'lexicon-home',
  'lexicon-mrm',
  'disclaimer_retirement_computation',
  'rule_mandatory_annuity',
  'consents',
  'has_spouse_donation',
  'birth_document',
  'has_same_parents',
  'spouse_age',
  'ceiling_disclaimer',
] as const
/** A window, one that interrupts, a panel at the side; all of them in `npm run test:all`. */
const SAMPLE = IS_ALL ? FRAGMENTS : (['career', 'forbidden_mirror', 'lexicon-home'] as const)

/** The rest of the page is out of reach while a modal is open, and looked at by the tests of the pages. */
const expectModalAccessible = async (): Promise<void> => {
  // A window that waits for what it shows gives way to another one.
  await expect.poll(() => opened()[0]?.querySelector('[data-waiting]')).toBeNull()
  await expectNoViolation(opened()[0])
}

const openHome = async (given: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> => {
  const rendered = await renderPage('/epargne', { person: SYLVIE, ...given })
  await expect.element(heading).toBeVisible()
  return rendered
}

const expectNone = () => expect.poll(opened).toEqual([])

describe('modals of the address', () => {
  test('[P-MODAL-01] [P-MODAL-29] axe finds nothing in a modal, and Escape closes it: the focus goes to the heading', async () => {
    const { go, address } = await openHome()
    for (const hash of SAMPLE) {
      go(`/epargne#${hash}`)
      await expect.poll(opened).toHaveLength(1)
      await expectModalAccessible()
      await userEvent.keyboard('{Escape}')
      await expectNone()
      expect(address()).toBe('/epargne')
      await expect.element(heading).toHaveFocus()
    }
  }, 60_000)

  test('[P-MODAL-29] the focus begins on the title, stays inside, and goes back to the link that opened the modal', async () => {
    await renderPage('/simulator/mrm', { person: SYLVIE })
    const link = page.getByRole('link', { name: 'Hypothèses de la simulation' })
    await expect.element(link).toBeVisible()
    ;(link.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(modal.getByRole('heading').first()).toHaveFocus()
    for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
      await userEvent.keyboard(key)
      expect(opened()[0]?.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await expectNone()
    await expect.element(link).toHaveFocus()
  })

  test('[P-CONST-13] they keep their words in view at 320 px with letters twice as large; a window is a whole sheet below 600 px, and at most 700 px wide above', async () => {
    const { go } = await openHome({ width: 320, language: 'en', scheme: 'dark' })
    const root = document.documentElement
    root.style.setProperty('font-size', '200%')
    onTestFinished(() => void root.style.removeProperty('font-size'))
    for (const hash of FRAGMENTS) {
      go(`/epargne#${hash}`)
      await expect.poll(opened).toHaveLength(1)
      await expect.element(modal.getByRole('heading').first()).toBeVisible()
      await expectModalAccessible()
      expect([hash, (opened()[0]?.scrollWidth ?? 0) - (opened()[0]?.clientWidth ?? 0)]).toEqual([hash, 0])
      go('/epargne')
      await expectNone()
    }
    expectNoSideScroll()
    root.style.removeProperty('font-size')
    go('/epargne#career')
    const box = () => opened()[0]?.getBoundingClientRect()
    await expect.poll(() => [box()?.x, box()?.y, box()?.width, box()?.height]).toEqual([0, 0, 320, 900])
    await page.viewport(1440, 900)
    await expect.poll(() => box()?.width).toBe(700)
  }, 60_000)
})

test('[P-MODAL-16] [P-MODAL-17] [LEX-01] the lexicon is a panel at the side, walked through by keys', async () => {
  const { go } = await renderPage('/')
  await expect.element(heading).toBeVisible()
  go('/#lexicon-home')
  await expect.element(tab).toHaveTextContent('Retraite')
  await expect.poll(() => opened()[0]?.getBoundingClientRect().x).toBe(1280 - 480)
  ;(tab.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab).toHaveTextContent('Autres projets')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab).toHaveTextContent('Rentes')
  page.getByText('Rente viagère', { exact: true }).element().closest('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Revenu régulier, versé toute votre vie.')).toBeVisible()
})

test('[P-SESS-01] [P-SESS-02] [P-SESS-05 to P-SESS-07] [P-MODAL-07] [S-NAV-28] neither Escape nor a press beside it answers the warning of the end, nor the end itself', async () => {
  const warning = page.getByRole('alertdialog', { name: 'Êtes-vous toujours là ?' })
  const ended = page.getByRole('alertdialog', { name: 'Reconnectez-vous' })
  const { pass } = await openHome()
  pass(541_000)
  await expect.element(warning.getByRole('button', { name: 'Rester connecté' })).toHaveFocus()
  await expectModalAccessible()
  await page.viewport(390, 900)
  await expectModalAccessible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true })
  await expect.element(warning).toBeVisible()
  pass(60_000)
  await expect.element(ended).toBeVisible()
  await expectModalAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(ended).toBeVisible()
})
