import type { Fault } from '@hautelisse/domain/contract'
import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, type RenderedPage, renderPage } from '../testing/text/index.ts'
import { changePage } from './examples.tsx'

const PROFILE = '/profile/s2e/personal-data'
const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const choose = (name: string | RegExp) => page.getByRole('radio', { name }).click()
const answer = (question: RegExp, name: string | RegExp) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name })
const save = page.getByRole('button', { name: 'Enregistrer' })

const addFile = async (): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('the form takes files')
  const files = [new File(['%PDF-1.7 piece'], 'piece.pdf', { type: 'application/pdf' })]
  Object.defineProperty(input, 'files', { configurable: true, value: files })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByText('piece.pdf', { exact: true })).toBeVisible()
}

/** One change: what is typed wrong and what is said of it, what is typed right, and what the profile says afterwards. */
type Change = {
  readonly what: 'email' | 'phone' | 'identity' | 'address' | 'declaration'
  readonly ids: string
  readonly call: string
  readonly wrong: () => Promise<void>
  readonly said: string
  readonly right: () => Promise<void>
  /** What must still stand in the form after a failure, by the name of its field. */
  readonly typed: readonly (readonly [field: string | RegExp, value: string])[]
  /** The kind of document that is chosen. */
  readonly proof?: RegExp
  /** Answers that are chosen, each by its question. */
  readonly chosen?: readonly (readonly [question: RegExp, name: string | RegExp])[]
  /** The part of the profile that shows it. */
  readonly panel?: string
  readonly after: RegExp
}

const CHANGES: readonly Change[] = [
  {
    what: 'email',
    ids: '[PROF-07] [PROF-10] [PROF-11]',
    call: 's2e-update-email',
    wrong: () => field('E-mail').fill('sylvie@example'),
    said: 'Veuillez saisir une adresse e-mail valide',
    right: () => field('E-mail').fill('sylvie.nouvelle@example.org'),
    typed: [['E-mail', 'sylvie.nouvelle@example.org']],
    after: /sylvie\.nouvelle@example\.org/,
  },
  {
    what: 'phone',
    ids: '[PROF-08] [PROF-10] [PROF-11]',
    call: 's2e-update-personal-phone',
    wrong: () => field(/Téléphone personnel/).fill('0199'),
    said: 'Veuillez saisir un numéro de téléphone valide',
    right: () => field(/Téléphone personnel/).fill('0199004321'),
    typed: [[/Téléphone personnel/, '01 99 00 43 21']],
    after: /01 99 00 43 21/,
  },
  {
    what: 'identity',
    ids: '[PROF-01] [PROF-10] [PROF-11]',
    call: 's2e-update-identity',
    wrong: async () => {
      await field('Nom d’usage').fill('=1+1')
      await choose(/Jugement/)
      await addFile()
    },
    said: 'Des lettres et des chiffres, 80 caractères au plus',
    right: () => field('Nom d’usage').fill('Marchand'),
    typed: [
      ['Nom d’usage', 'Marchand'],
      ['Prénom', 'Sylvie'],
    ],
    proof: /Jugement/,
    after: /Garnier Sylvie.*En cours de vérification/,
  },
  {
    what: 'address',
    ids: '[PROF-06] [PROF-10] [PROF-11]',
    call: 's2e-update-address',
    wrong: async () => {
      await field('Numéro et rue').fill('3 rue Haute')
      await field('Code postal').fill('760')
      await field('Ville').fill('Rouen')
      await choose(/Facture/)
      await addFile()
    },
    said: 'Un code postal français a 5 chiffres',
    right: () => field('Code postal').fill('76000'),
    typed: [
      ['Numéro et rue', '3 rue Haute'],
      ['Code postal', '76000'],
      ['Ville', 'Rouen'],
    ],
    proof: /Facture/,
    after: /En cours de vérification/,
  },
  {
    what: 'declaration',
    ids: '[PERS-01] [PROF-10] [PROF-11]',
    call: 's2e-update-identity',
    wrong: async () => {
      await field('Ville de naissance').fill('Dieppe')
      for (const name of ['Pays de naissance', 'Nationalité', 'Pays de résidence fiscale'])
        await page.getByRole('combobox', { name, exact: true }).selectOptions('France')
      await answer(/profession/, /^Cadre/).click()
      await answer(/US person/, 'Non').click()
    },
    said: 'Dites si vous, ou un proche, exercez une telle fonction',
    right: () => answer(/fonction publique/, 'Non').click(),
    typed: [['Ville de naissance', 'Dieppe']],
    chosen: [
      [/profession/, /^Cadre/],
      [/US person/, 'Non'],
      [/fonction publique/, 'Non'],
    ],
    panel: 'Données à déclarer',
    after: /Complètes/,
  },
]

const LATER = "Votre demande n'a pas été prise en compte. Veuillez réessayer ultérieurement."

/** Faults of a call that changes something, and what the form says of each. */
const FAULTED: readonly (readonly [Fault, string | RegExp])[] = [
  ['ERR_INTERNAL', LATER],
  ['ERR_CONFLICT', /Une demande est déjà en cours de vérification/],
  ['ERR_OTP', 'Confirmez d’abord que c’est bien vous avec un code reçu sur votre mobile.'],
  ['ERR_INVALID', LATER],
  ['off-schema', LATER],
  ['drop', LATER],
  ['ERR_LIMIT', LATER],
  ['malformed-json', LATER],
  // Taken, and nobody heard so: sent again under the same key it is told again, and made once.
  ['lost', LATER],
]

/** Opens the form of a change as the return from the door of the code does. */
const openForm = async (what: Change['what'], given: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> => {
  const { address, location, ports } = changePage(what, `edit-${what}`)
  const opened = await renderPage(address, { ...ports, ...given })
  await expect.poll(opened.address).toBe(location)
  await expect.element(save).toBeVisible()
  return opened
}

const expectTyped = async ({ typed, proof, chosen = [] }: Change): Promise<void> => {
  for (const [name, value] of typed)
    await expect.poll(() => (field(name).element() as HTMLInputElement).value.replaceAll(/\s/g, ' ')).toBe(value)
  for (const [question, name] of chosen) await expect.element(answer(question, name)).toBeChecked()
  if (proof === undefined) return
  await expect.element(page.getByRole('radio', { name: proof })).toBeChecked()
  await expect.element(page.getByText('piece.pdf', { exact: true })).toBeVisible()
}

for (const change of CHANGES) {
  test(`${change.ids} the ${change.what} says what is wrong, is taken once it is right, and the profile shows it`, async () => {
    const { go } = await openForm(change.what)
    await change.wrong()
    await save.click()
    await expect.element(page.getByText(change.said)).toBeVisible()
    await change.right()
    await save.click()
    await expect.element(page.getByText('Votre modification a bien été prise en compte')).toBeVisible()
    go(PROFILE)
    const panel = page.getByRole('region', { name: change.panel ?? 'Données personnelles' })
    await expect.poll(() => panel.element().textContent.replaceAll(/\s/g, ' ')).toMatch(change.after)
  })

  test(`[PROF-11] the ${change.what} keeps everything typed after each fault, and is taken once the call answers`, async () => {
    let asked = 0
    const between: Between = (request, pass) => {
      if (request.path.includes('/profile/update-')) asked += 1
      return pass()
    }
    const { standIn } = await openForm(change.what, { between })
    await change.wrong()
    await change.right()
    for (const [fault, said] of FAULTED) {
      await standIn.order(change.call, fault)
      const before = asked
      await save.click()
      await expect.poll(() => asked, { message: fault }).toBeGreaterThan(before)
      await expect.element(page.getByText(said), { message: fault }).toBeVisible()
      await expectTyped(change)
      await standIn.mend()
    }
    await save.click()
    await expect.element(page.getByText('Votre modification a bien été prise en compte')).toBeVisible()
  })
}

const expectFocus = (place: { readonly element: () => Element }): Promise<void> =>
  expect.poll(() => document.activeElement === place.element()).toBe(true)
const result = page.getByRole('heading', { name: 'Votre modification a bien été prise en compte' })

test('what is refused in an address takes the focus, and so does what became of it, which is then alone on the page', async () => {
  await openForm('address')
  await expect.element(page.getByRole('region', { name: 'Par courrier' })).toBeVisible()
  await field('Code postal').fill('760')
  await field('Numéro et rue').fill('3 rue Haute')
  await save.click()
  await expectFocus(field('Code postal'))
  await field('Code postal').fill('76000')
  await field('Ville').fill('Rouen')
  await save.click()
  await expectFocus(page.getByRole('radio', { name: /Facture/ }))
  await choose(/Facture/)
  await save.click()
  await expectFocus(page.getByRole('button', { name: /Choisir un fichier/ }))
  await addFile()
  await save.click()
  await expectFocus(result)
  expect(page.getByRole('region', { name: 'Par courrier' }).elements()).toEqual([])
})

test('a change that was not taken says so with the focus, and can be sent again from there', async () => {
  const { standIn } = await openForm('email')
  await field('E-mail').fill('sylvie.nouvelle@example.org')
  await standIn.order('s2e-update-email', 'ERR_INTERNAL')
  await save.click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toBeVisible()
  await expectFocus(alert)
  await standIn.mend()
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expectFocus(result)
})

for (const change of CHANGES) {
  const proven = change.proof === undefined ? '' : ', but for its files,'
  test(`[PERS-12] the ${change.what} is asked a code for that is known no more, and all that was typed${proven} is there after the door`, async () => {
    const { standIn, left, go, app, address } = await openForm(change.what)
    await change.wrong()
    await change.right()
    await standIn.order(change.call, 'ERR_OTP')
    await save.click()
    await expect.element(page.getByText('Confirmez d’abord que c’est bien vous', { exact: false }).first()).toBeVisible()
    await expectTyped(change)
    await standIn.mend()
    await page.getByRole('button', { name: 'Recevoir un code' }).click()
    await expect.poll(() => left.at(-1)).toMatch(/\/stand-in\/otp\?state=/)
    // The door knows the code of this session: the saver comes back from it at once, to the address of the test's own page, which the application does not know.
    go(`/callback/${new URL(left.at(-1) ?? '', document.baseURI).searchParams.get('state')}`)
    await expect.poll(address).toBe('/epargne')
    go(`${PROFILE}/edit-${change.what}`)
    await expect.element(page.getByText('Ce que vous aviez saisi est là', { exact: false })).toBeVisible()
    if (change.proof !== undefined) await addFile()
    await expectTyped(change)
    expect(app.sessionStorage.read(`hautelisse.profile.${change.what}`)).toBeUndefined()
    await save.click()
    await expect.element(page.getByText('Votre modification a bien été prise en compte')).toBeVisible()
  })
}

test('another address begins with the one that stands today, which is told beside it', async () => {
  await openForm('address')
  await expect.element(page.getByText('Votre adresse aujourd’hui : 8 rue des Soufflets, 76340 Aubrenne-sur-Bresle')).toBeVisible()
  await expect.element(field('Numéro et rue')).toHaveValue('8 rue des Soufflets')
  await expect.element(field('Code postal')).toHaveValue('76340')
  await expect.element(field('Ville')).toHaveValue('Aubrenne-sur-Bresle')
})

test('the telephone number that stands today is spaced as it is read', async () => {
  await openForm('phone')
  await expect.element(field(/Téléphone personnel/)).toHaveValue('01 99 00 40 81')
})

test('a declaration without answers says at each question what is missing, and France is the first of the countries', async () => {
  await openForm('declaration')
  const country = page.getByRole('combobox', { name: 'Pays de naissance' })
  expect([...country.element().querySelectorAll('option')].map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'Choisir un pays',
    'France',
    'Afghanistan',
  ])
  await save.click()
  for (const said of [
    'Indiquez votre ville de naissance',
    'Choisissez votre pays de naissance',
    'Choisissez votre nationalité',
    'Choisissez votre pays de résidence fiscale',
    'Choisissez votre profession',
    'Dites si vous êtes une « US person »',
    'Dites si vous, ou un proche, exercez une telle fonction',
  ])
    await expect.element(page.getByText(said)).toBeVisible()
  expect(page.getByText('Champ requis').elements()).toEqual([])
})

test('what was never declared is completed and not changed, and one way leads back once it is', async () => {
  const { go } = await openForm('declaration')
  go(PROFILE)
  const panel = page.getByRole('region', { name: 'Données à déclarer' })
  await panel.getByRole('link', { name: 'Compléter mes données à déclarer' }).click()
  const declaration = CHANGES.find(({ what }) => what === 'declaration')
  await declaration?.wrong()
  await declaration?.right()
  await save.click()
  await expectFocus(result)
  expect(page.getByRole('main').getByRole('link', { name: 'Mon profil' }).elements()).toHaveLength(1)
  await page.getByRole('main').getByRole('link', { name: 'Mon profil' }).click()
  await expect.element(panel.getByRole('link', { name: 'Modifier mes données à déclarer' })).toBeVisible()
})
