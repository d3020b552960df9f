import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample } from '../testing/text/index.ts'
import { gauges } from './examples.tsx'

const EMPLOYEE = '/services/api-s2e/contribution-gauge/'
const RETIREMENT = '/option-bulletin/contribution-gauge/'
const dialog = page.getByRole('dialog')
const rows = dialog.getByRole('listitem')
const retry = dialog.getByRole('button', { name: 'Réessayer' })
const bar = (type: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-gauge="${type}"]`)
  if (found === null) throw new Error(`No gauge of ${type} is on the page.`)
  return found
}
const expectRows = (count: number) => expect.poll(() => rows.elements()).toHaveLength(count)

/** Calls whose path holds one of these fail until they are mended. */
const failing = (...paths: readonly string[]) => {
  let fails = true
  const between: Between = (request, pass) =>
    fails && paths.some((path) => request.path.includes(path))
      ? Promise.resolve({ status: 500, body: JSON.stringify({ errorData: 'ERR_INTERNAL' }) })
      : pass()
  return { between, mend: () => (fails = false) }
}

test('[GAUGE-01] [GAUGE-02] [GAUGE-05] ceiling, consumed and available, one gauge for each account type; what the law allows an employer is no money that waits (S-11)', async () => {
  await renderExample(gauges('sylvie-garnier'))
  await expectRows(3)
  for (const [at, read] of [
    /PEE.*257,00 €.*reçus cette année.*Verrerie Aubrenne.*Plafond légal : 3 844,80 €.*3 587,80 €.*de plus que la loi permettrait. Aucune somme ne vous attend/,
    /PERCO.*0,00 €.*reçus cette année.*Plafond légal : 7 689,60 €.*7 689,60 €.*Aucune somme ne vous attend/,
    /PER.*150,00 €.*sur.*4 710,00 €.*4 560,00 €.*que vous pouvez encore déduire/,
  ].entries())
    await expect.element(rows.nth(at)).toMatchTextContent(read)
})

test('[CON-01] a ceiling that is not this year’s is named by its year, as in January until the next one is known', async () => {
  const ceilings = { pee: { ceiling: 3768, consumed: 0 }, perco: { ceiling: 7689.6, consumed: 0 } }
  const between: Between = (request, pass) =>
    request.path.includes(EMPLOYEE)
      ? Promise.resolve({ status: 200, body: JSON.stringify({ s2e_contribution_gauge: ceilings }) })
      : pass()
  await renderExample(gauges('sylvie-garnier', between))
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(
      'Au plus 8 % du plafond annuel de la sécurité sociale de 2025, le dernier connu, et trois fois vos propres versements.',
    )
  await expect
    .element(rows.nth(1))
    .toMatchTextContent('Au plus 16 % du plafond annuel de la sécurité sociale, et trois fois vos propres versements.')
})

test('[GAUGE-05] [GAUGE-06] what exceeds a ceiling leaves nothing available, and a full gauge', async () => {
  await renderExample(gauges('nadia-belkhir'))
  await expect.element(rows.last()).toMatchTextContent(/PER.*300,00 €.*sur.*250,00 €.*0,00 €.*que vous pouvez encore déduire/)
  expect(bar('per').style.getPropertyValue('--fill')).toBe('100.00%')
})

test('[S-ERR-21] without either call they are unavailable, and can be asked for again', async () => {
  const { between, mend } = failing(EMPLOYEE, RETIREMENT)
  await renderExample(gauges('sylvie-garnier', between))
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Le simulateur est temporairement indisponible.')
  mend()
  await retry.click()
  await expectRows(3)
})

test('[S-ERR-21] [GAUGE-02] what one call knows is shown, and what is missing is said', async () => {
  const { between, mend } = failing(EMPLOYEE)
  await renderExample(gauges('sylvie-garnier', between))
  await expectRows(1)
  await expect.element(dialog).toMatchTextContent('Le simulateur est temporairement indisponible.')
  await expect.element(dialog).toMatchTextContent('L’abondement de votre entreprise n’a pas pu être lu.')
  mend()
  await retry.click()
  await expectRows(3)
  await expect.element(retry).not.toBeInTheDocument()
})

test('[CON-03] a person who has no plan and no tax notice is told that there is no ceiling', async () => {
  await renderExample(gauges('lea-morvan'))
  await expect.element(dialog).toMatchTextContent('Aucun plafond à suivre')
  await expectRows(0)
})

test('[GAUGE-01] hidden amounts leave no digit of a gauge', async () => {
  const { app } = await renderExample(gauges('sylvie-garnier'))
  await expectRows(3)
  app.settings.send({ type: 'amountsToggled' })
  await expect.element(dialog).not.toMatchTextContent(/\d,\d\d/)
  for (const type of ['pee', 'perco', 'per']) expect(bar(type).style.getPropertyValue('--fill')).toBe('50%')
})

test('[GAUGE-02] [P-I18N-05] the gauges are read in English', async () => {
  await renderExample(gauges('sylvie-garnier'), { language: 'en' })
  await expect.element(rows.first()).toMatchTextContent('No sum is waiting for you')
})
