import { describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { Between } from '../shell/index.ts'
import { expectNoSideScroll, expectNoViolation, paste, renderExample, typeAfresh } from '../testing/index.ts'
import { distributing } from './examples.tsx'
import { expectPair, expectStep, PERO, SAVED, side, stepsIn, VOLUNTARY } from './steps.testing.ts'

const { next, part, previous, radio } = stepsIn(page)
const voluntary = part(PERO, VOLUNTARY)
const [capital, annuity] = [side(voluntary, 'Capital'), side(voluntary, 'Rente')]
const handle = voluntary.getByRole('slider')
const summary = page.getByRole('complementary')

/** All of it an annuity, at first. */
const open = async (width = 1280, scheme: 'light' | 'dark' = 'light', between?: Between): Promise<void> => {
  await renderExample(distributing({ split: {}, ...(between && { between }) }), { width, scheme })
  await expect.element(capital).toBeVisible()
}

describe('withdrawal, amounts of the distribution', () => {
  test('[MRM-70] [MRM-72] a refusal gives the focus to the field that it is about', async () => {
    await open()
    await capital.fill('')
    await next.click()
    await expect.element(capital).toHaveFocus()
    await capital.fill('0,02')
    await next.click()
    await expect.element(summary).toMatchTextContent('Vous avez dépassé le maximum')
    await page.getByRole('link', { name: `${PERO}, ${VOLUNTARY}, Rente` }).click()
    await expect.element(annuity).toHaveFocus()
  })

  test('[S-AMT-01] [S-AMT-04] [MRM-72] [SPLIT-01] what is typed and what is pasted; Enter fills the other side and goes on', async () => {
    await open()
    await typeAfresh(capital, '-1a2.5')
    await expect.element(capital).toHaveValue('12,5')
    await typeAfresh(capital, '1234567,891')
    await expect.element(capital).toHaveValue('1 234 567,89')
    for (const text of ['1 234,5 €', '1\u202F234,5\u00A0€', '1234.50']) {
      paste(capital, text)
      await expect.element(capital).toHaveValue('1 234,50')
    }
    for (const text of ['mille euros', '1.234.50', '1.234,50', '<b>5</b>']) {
      paste(capital, text)
      await expect.element(capital).toHaveValue('1 234,50')
      await expect.element(capital).toHaveAccessibleDescription(/^Le texte collé n’est pas un montant/)
    }
    await capital.fill('650')
    await expect.element(capital).not.toHaveAccessibleDescription(/collé/)
    await userEvent.tab()
    await expectPair(voluntary, '650,00', '9 000,00')
    await capital.fill('')
    await annuity.fill('9650')
    await capital.fill('0')
    await userEvent.tab()
    await annuity.fill('9000')
    await userEvent.keyboard('{Enter}')
    await expectStep(page, 'Étape 5 sur 6, option de rente')
    await previous.click()
    await expectPair(voluntary, '650,00', '9 000,00')
  })
})

describe('withdrawal, the slider', () => {
  test('[MRM-05] [MRM-06] [MRM-76] dragged by mouse or moved by its keys, the fields, the totals and the remainder follow without a call', async () => {
    const calls: string[] = []
    await open(1280, 'light', (request, pass) => {
      if (request.path.includes('/simulators/mrm/')) calls.push(request.path)
      return pass()
    })
    const bar = handle.element()
    bar.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = bar.getBoundingClientRect()
    const frame = window.frameElement?.getBoundingClientRect()
    const y = box.y + box.height / 2 + (frame?.y ?? 0)
    const to = (type: string, share: number) =>
      cdp().send('Input.dispatchMouseEvent', {
        type: type as 'mouseMoved',
        x: box.x + box.width * share + (frame?.x ?? 0),
        y,
        button: 'left',
        clickCount: 1,
      })
    await to('mousePressed', 0.01)
    await to('mouseMoved', 0.5)
    await expectPair(voluntary, '4 825,00', '4 825,00')
    await expect.element(summary).toMatchTextContent('4 825,00 €')
    await to('mouseMoved', 1)
    await to('mouseReleased', 1)
    await expectPair(voluntary, '9 650,00', '0,00')
    await expect.element(summary).toMatchTextContent('9 650,00 €')
    await capital.fill('9000')
    await expect.element(summary).toMatchTextContent('Il reste 650,00 € à répartir')
    expect(calls).toEqual([])
    await capital.fill('')
    await annuity.fill('9650')
    await capital.fill('0')
    ;(handle.element() as HTMLElement).focus()
    await userEvent.keyboard('{PageUp}{ArrowRight}')
    await expectPair(voluntary, '1 061,50', '8 588,50')
    await expect
      .element(handle)
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^1061,50.€ en capital, 8588,50.€ en rente$/))
    await userEvent.keyboard('{End}{Home}')
    await expectPair(voluntary, '0,00', '9 650,00')
  })

  test('[MRM-05] [MRM-76] on a phone it goes where it is touched, and the bar keeps what is left and the next action', async () => {
    await open(390, 'dark')
    expect(page.getByRole('button', { name: 'Continuer' }).elements()).toHaveLength(1)
    await expect.element(next).toBeInViewport()
    await annuity.fill('9000')
    await expect.element(page.getByText('Il reste 650,00 € à répartir').first()).toBeVisible()
    expectNoSideScroll()
    const { width, height } = handle.element().getBoundingClientRect()
    await handle.click({ position: { x: width / 2, y: height / 2 } })
    await expectPair(voluntary, '4 825,00', '4 825,00')
    await page.viewport(320, 640)
    expectNoSideScroll()
    await expectNoViolation()
    await annuity.fill('99999')
    await side(part(PERO, SAVED), 'Rente').fill('1')
    await radio('Tout en capital').last().click()
    await next.click()
    await expectNoViolation()
  })
})
