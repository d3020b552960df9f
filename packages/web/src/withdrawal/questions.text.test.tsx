import { describe, expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { atStep, firstStep, SYLVIE, THOMAS } from './examples.tsx'
import { resultsIn } from './results.testing.ts'
import { PERO, expectTitle, stepsIn } from './steps.testing.ts'

const { heading, main, region } = resultsIn(page)
const { ageField, answer, goOnTo, next, previous, radio, spouseField } = stepsIn(page)
const asked = { retirement_age: '' }
const share = page.getByRole('radiogroup', { name: 'Part de votre rente versée à votre conjoint' })

describe('withdrawal, what is asked', () => {
  test('[MRM-01] [MRM-02] the reminder shows each contract with its parts and their sum, and no other savings', async () => {
    await renderExample(firstStep(SYLVIE))
    await expect.element(region(PERO)).toMatchTextContent('48 260,40 €')
    await expect.element(region('PERECO')).toMatchTextContent('Versements volontaires')
    await expect.element(page.getByText('88408,97 €')).toBeInTheDocument()
    expect(page.getByText('PEE', { exact: true }).elements()).toHaveLength(0)
  })

  test('[MRM-59] [MRM-60] [MRM-61] ages that are missing, outside or not whole are refused, and stay as they were typed', async () => {
    await renderExample(atStep('age', { answers: asked }))
    await next.click()
    await expect.element(ageField).toHaveAccessibleDescription(/^Veuillez renseigner votre âge de départ/)
    for (const age of ['59', '70', '60,5', '-64', 'abc', '6464']) {
      await ageField.fill(age)
      await next.click()
      await expect.element(ageField).toHaveAccessibleDescription(/^Votre âge de départ doit être compris entre 60 et 69ans /)
      await expect.element(ageField).toHaveValue(age)
      await expect.element(ageField).toHaveAttribute('aria-invalid', 'true')
    }
    await expect.element(page.getByRole('link', { name: 'Âge de départ' })).toHaveAttribute('href', '#retirement_age')
    await ageField.fill('69')
    await next.click()
    await expectTitle('Étape 3 sur 6, rente réversible')
  })

  test('[MRM-61] an age that is allowed and early is remarked on, and goes on', async () => {
    await renderExample(atStep('age', { answers: asked }))
    await ageField.fill('60')
    await expect.element(page.getByText('Vous avez déjà 62 ans')).toBeVisible()
    await expect.element(page.getByText('avant votre âge légal de départ')).toBeVisible()
    await next.click()
    await expectTitle('Étape 3 sur 6, rente réversible')
  })

  test('[MRM-53] [MRM-63] [MRM-64] [MRM-65] [MRM-66] [MRM-67] [MRM-68] the spouse is asked for with a reversible annuity only', async () => {
    await renderExample(atStep('reversible', { answers: { reversible: null } }))
    await expect.element(radio('Oui')).toBeVisible()
    await expect.element(spouseField).not.toBeInTheDocument()
    await radio('Oui').click()
    await next.click()
    await expect.element(spouseField).toHaveAccessibleDescription(/^Champ requis/)
    await expect.element(share).toHaveAccessibleDescription('Champ requis')
    expect(document.querySelector('input[type="date"]')?.getAttribute('max')).toBe('2026-11-20')
    await expect.poll(() => share.getByRole('radio').elements()).toHaveLength(3)
    await radio('50 %').click()
    for (const [date, reason] of [
      ['31/02/1970', /^Cette date n’est pas valable/],
      ['21/11/2008', /^Votre conjoint doit être majeur/],
    ] as const) {
      await spouseField.fill(date)
      await next.click()
      await expect.element(spouseField).toHaveAccessibleDescription(reason)
    }
    for (const date of ['20/11/2008', '29/02/2008']) {
      await spouseField.fill(date)
      await next.click()
      await expectTitle('Étape 4 sur 6, répartition')
      await previous.click()
      await expect.element(spouseField).toHaveValue(date)
    }
    await radio('Non').click()
    await expect.element(spouseField).not.toBeInTheDocument()
  })
})

describe('withdrawal, one step at a time', () => {
  test('[MRM-03] [MRM-04] [MRM-62] each step goes on to the next, and back', async () => {
    await renderExample(firstStep(THOMAS))
    await goOnTo('Étape 2 sur 5, âge de départ')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await ageField.fill('64')
    await goOnTo('Étape 3 sur 5, rente réversible')
    await previous.click()
    await expectTitle('Étape 2 sur 5, âge de départ')
    await previous.click()
    await expectTitle('Étape 1 sur 5, mes dispositifs')
  })

  test('[MRM-60] [MRM-62] the age is shown as it was read, and no answer as none', async () => {
    await renderExample(atStep('age', { saver: THOMAS, answers: { ...asked, reversible: null } }))
    await ageField.fill('069')
    await next.click()
    await expectTitle('Étape 3 sur 5, rente réversible')
    await expect.element(answer('2. Âge de départ')).toMatchTextContent(/, 69 ans$/)
    await next.click()
    await expectTitle('Étape 4 sur 5, répartition')
    await expect.element(answer('3. Rente réversible')).toMatchTextContent('Sans réponse')
  })

  test('[MRM-05] from a question to the result', async () => {
    await renderExample(atStep('option', { answers: { annuity_type: null } }))
    const [first, second] = [radio(/./).first(), radio(/./).nth(1)]
    await expect.element(first).toBeVisible()
    await expect.element(first).not.toBeChecked()
    await second.click()
    await expect.element(second).toBeChecked()
    await next.click()
    await expectTitle('Étape 6 sur 6, résultats')
  })
})

describe('withdrawal, back and forth', () => {
  test('[MRM-42] [MRM-83] another answer on reversion clears the option, the age stays', async () => {
    await renderExample(atStep('option'))
    await expect.element(radio(/^Rente viagère non réversible(?! avec)/)).toBeChecked()
    await page.getByRole('button', { name: /3\. Rente réversible/ }).click()
    await expectTitle('Étape 3 sur 6, rente réversible')
    await radio('Oui').click()
    await expect.element(page.getByText('la vôtre sera à choisir de nouveau')).toBeVisible()
    await radio('Non').click()
    await goOnTo('Étape 4 sur 6, répartition')
    await goOnTo('Étape 5 sur 6, option de rente')
    await expect.element(page.getByRole('radio', { checked: true })).not.toBeInTheDocument()
    await page.getByRole('button', { name: /2\. Âge de départ/ }).click()
    await expect.element(ageField).toHaveValue('64')
  })

  test('[MRM-11] [MRM-54] with one contract the simulation follows; a spouse who does not count stays in the form and out of the request', async () => {
    let sent = ''
    const spouse = { reversible: true, birth_date_spouse: '12/05/1966', reversion_percentage: 60, annuity_type: null }
    await renderExample(
      atStep('reversible', {
        saver: THOMAS,
        answers: spouse,
        split: {},
        between: (request, pass) => {
          if (request.path.endsWith('/simulators/mrm/simulation')) sent = String(request.body)
          return pass()
        },
      }),
    )
    await radio('Non').click()
    await expect.element(spouseField).not.toBeInTheDocument()
    await goOnTo('Étape 4 sur 5, répartition')
    await goOnTo('Étape 5 sur 5, résultats')
    expect(JSON.parse(sent)).toMatchObject({ retirement_age: 64, reversible: false })
    expect(sent).not.toMatch(/birth_date_spouse|reversion_percentage|1966/)
    await page.getByRole('button', { name: /3\. Rente réversible/ }).click()
    await radio('Oui').click()
    await expect.element(spouseField).toHaveValue('12/05/1966')
  })

  test('[S-NAV-15] the way home leads to the savings page from any step', async () => {
    const { address } = await renderExample(atStep('age', { answers: asked }))
    await page.getByRole('button', { name: 'Retour à mon épargne' }).click()
    await expect.poll(address).toBe('/epargne')
  })

  test('[MRM-13] without an eligible contract there is no stepper', async () => {
    const { address } = await renderExample(firstStep({ person: 'camille-verdier', parts: {} }))
    await expect.element(page.getByRole('heading', { name: "Vous n'avez pas de contrat éligible" })).toBeVisible()
    await expect.element(page.getByRole('navigation', { name: 'Étapes du simulateur' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Retour à mon épargne' }).click()
    await expect.poll(address).toBe('/epargne')
  })

  test('[MRM-13] contracts that could not be read are not taken for none', async () => {
    let isThere = false
    const { ports, ...example } = firstStep(SYLVIE)
    const between = (
      request: { readonly path: string },
      pass: () => Promise<{ readonly status: number; readonly body: string }>,
    ) => (!isThere && request.path.endsWith('/services/api-ais/accounts') ? Promise.reject(new TypeError('no network')) : pass())
    await renderExample({ ...example, ports: { ...ports, between } })
    await expect.element(page.getByText('Vos contrats de retraite sont momentanément indisponibles')).toBeVisible()
    isThere = true
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(heading).toBeVisible()
    await expect.poll(() => document.title).toMatch(/^Étape 1 sur 6/)
    await expect.element(main).toMatchTextContent('88 408,97 €')
  })
})

test('[P-I18N-02] in English a refusal, its field and the options are said in English', async () => {
  await renderExample(atStep('age', { answers: { ...asked, reversible: null, annuity_type: null } }), {
    language: 'en',
  })
  const onwards = page.getByRole('button', { name: 'Continue', exact: true }).first()
  await onwards.click()
  const age = page.getByRole('textbox', { name: 'Retirement age' })
  await expect.element(age).toHaveAccessibleDescription(/Please enter your retirement age/)
  await age.fill('67')
  await onwards.click()
  await radio('Yes').click()
  await page.getByRole('textbox', { name: 'Your spouse’s date of birth' }).fill('01/07/1962')
  await radio('60').click()
  await onwards.click()
  await expect.element(heading).toHaveTextContent('Lump sum or annuity: split your savings')
  await onwards.click()
  await expect.poll(() => page.getByRole('radio').elements()).toHaveLength(2)
  await radio(/^Reversionary life annuity(?! with)/).click()
  await onwards.click()
  await expect.poll(() => document.title).toBe('Step 6 of 6, results – Lump sum or annuity? – Hautelisse')
})
