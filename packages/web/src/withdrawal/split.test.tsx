import { describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, paste, renderExample, typeAfresh } from '../testing/index.ts'
import { distributing, SYLVIE, THOMAS } from './examples.tsx'
import { main, region } from './results.testing.ts'
import { expectPair, expectStep, goOnTo, next, part, PERO, previous, radio, SAVED, side, VOLUNTARY } from './steps.testing.ts'

const voluntary = part(PERO, VOLUNTARY)
const [capital, annuity] = [side(voluntary, 'Capital'), side(voluntary, 'Rente')]
const handle = voluntary.getByRole('slider')
const summary = page.getByRole('complementary')

/** All of it an annuity, at first. */
const open = async (width = 1280, given?: Parameters<typeof distributing>[0]) => {
  const rendered = await renderExample(distributing({ split: {}, ...given }), { width })
  await expect.element(capital).toBeVisible()
  return rendered
}

describe('withdrawal, amounts of the distribution', () => {
  test('[MRM-70] [MRM-71] [MRM-72] [MRM-76] [MRM-77] [MRM-78] amounts that are missing, too high or too low', async () => {
    await open()
    await capital.fill('')
    await next.click()
    await expect.element(capital).toHaveFocus()
    await expect.element(capital).toHaveAccessibleDescription(/^Champ requis/)
    await capital.fill('0,02')
    await expect.element(voluntary).toMatchTextContent('Vous avez dépassé le maximum')
    await next.click()
    for (const field of [capital, annuity]) await expect.element(field).toHaveAccessibleDescription(/^Champ erroné/)
    await expect.element(summary).toMatchTextContent('Vous avez dépassé le maximum')
    await expectNoViolation()
    await page.getByRole('link', { name: `${PERO}, ${VOLUNTARY}, Rente` }).click()
    await expect.element(annuity).toHaveFocus()
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

  test('[S-AMT-01] [S-AMT-04] [MRM-72] what is typed and what is pasted', async () => {
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
  })

  test('[SPLIT-01] leaving by Enter fills the other side, which is what is sent', async () => {
    await open()
    await annuity.fill('9000')
    await userEvent.keyboard('{Enter}')
    await expectStep('Étape 5 sur 6, option de rente')
    await expect
      .element(page.getByRole('listitem').filter({ hasText: '4. Répartition' }))
      .toMatchTextContent('1 % capital, 99 % rente')
    await previous.click()
    await expectPair(voluntary, '650,00', '9 000,00')
  })
})

describe('withdrawal, the slider', () => {
  test('[MRM-05] [MRM-06] [MRM-76] dragged by mouse, the fields, the totals and the remainder follow without a call', async () => {
    const calls: string[] = []
    await open(1280, {
      between: (request, pass) => {
        if (request.path.includes('/simulators/mrm/')) calls.push(request.path)
        return pass()
      },
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
  })

  test('[MRM-05] by its keys', async () => {
    await open()
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
    await open(390)
    expect(next.elements()).toHaveLength(1)
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
  })
})

describe('withdrawal, what is locked', () => {
  test('[MRM-50] [MRM-52] [MRM-73] [MRM-74] [MRM-75] both fields of a locked part are disabled, with the reason and the rule', async () => {
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
    await expect.element(region('PERECO')).toMatchTextContent('Versements obligatoires : rien à répartir')
    await contract.getByRole('link', { name: 'Voir la règle' }).click()
    await expect.poll(address).toMatch(/#rule_mandatory_annuity$/)
  })

  test('[MRM-51] an article 83 of 30 000 or more says that all of it comes as an annuity', async () => {
    await open(1280, {
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
    await open(1280, { saver: THOMAS })
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
    expect(main.element().textContent).not.toMatch(/\d,\d{2}.€(?!.sur ce contrat|.: vous)/)
    await expect.element(handle).toBeDisabled()
    await expect.element(handle).toHaveAttribute('aria-valuetext', 'montants masqués')
  })
})

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the distribution, right or wrong, in ${scheme}`, async () => {
    await renderExample(distributing({ saver: SYLVIE, split: {} }), { scheme, width: 390 })
    await expect.element(capital).toBeVisible()
    await expectNoViolation()
    await annuity.fill('99999')
    await side(part(PERO, SAVED), 'Rente').fill('1')
    await radio('Tout en capital').last().click()
    await next.click()
    await expectNoViolation()
  })
