import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { answering, EARLY_LOTS, madeOperation, operationPage, REFUSED, releasePage, SETTLED, TAKEN_BACK } from './examples.tsx'

const told = (): string => document.body.textContent.replaceAll(/\s+/g, ' ')
const shown = () => expect.poll(told)
const section = (name: string) => page.getByRole('region', { name })

/** What a page says, once it has said this. */
const after = async (words: string | RegExp): Promise<string> => {
  await (typeof words === 'string' ? shown().toContain(words) : shown().toMatch(words))
  return told()
}

for (const [language, words] of [
  [
    'fr',
    [
      'Ce que vous avez demandé',
      'PEEVerrerie Aubrenne, contrat 0048 2190',
      'Achat de la résidence principaleSignature de l’acte de vente, le 14/09/2026',
      'Pris d’abord sur Actions Europe Durable, puis sur Obligations Responsables',
      '20/11/2026 à 10h42',
      'Confirmé par un code reçu sur votre mobile',
      'Vos pièces',
      'attestation-notaire.pdfActe de vente ou attestation du notaire, 1,4 Mo. Reçue le 20/11/2026',
      'Le 30/11/2026, par virement sur votre compte •••• 2606.',
    ],
  ],
  [
    'en',
    [
      'What you asked for',
      'Taken first from Actions Europe Durable, then from Obligations Responsables',
      '20/11/2026 at 10:42',
      'Confirmed by a code sent to your mobile',
      'Received on 20/11/2026',
      'On 30/11/2026, by transfer to your account •••• 2606.',
    ],
  ],
] as const)
  test(`[OPER-22] a release says what was asked for: account, reason, event, amount, hour, documents and bank account, in ${language}`, async () => {
    await renderExample(releasePage('asked'), { language })
    const said = await after(words[1])
    for (const one of words) expect(said).toContain(one)
  })

test('[OPER-02] [OPER-22] a release under way says its five days, those to come too', async () => {
  await renderExample(releasePage('days'))
  const said = await after('La vie de votre demande')
  for (const day of ['20/11/2026', '24/11/2026', '26/11/2026', '27/11/2026', '30/11/2026']) expect(said).toContain(day)
  for (const past of ['Où est allé', 'Vous avez reçu', 'Net reçu', 'Montant vendu']) expect(said).not.toContain(past)
})

test('[REL-30] a release under way says at which rate it is estimated where it sells lots of before 2018, and no more once it is paid', async () => {
  const early = 'Estimation au taux de 2026 ; des taux plus bas s’appliquent à une partie des gains d’avant 2018.'
  await renderExample(releasePage('early', {}, { lots: EARLY_LOTS }))
  await shown().toContain(early)
  await renderExample(releasePage('late'))
  await after('Net estimé')
  expect(told()).not.toContain(early)
  await renderExample(releasePage('paid', SETTLED.operation, { ...SETTLED.details, lots: EARLY_LOTS }))
  await after('Net reçu')
  expect(told()).not.toContain(early)
})

test('[OPER-22] each fund stands once, and its lots unfold, each with its origin and the day on which it would have been free', async () => {
  await renderExample(releasePage('lots'))
  await after('D’où vient l’argent')
  const list = section('D’où vient l’argent')
  expect(list.element().querySelectorAll(':scope > ul > li')).toHaveLength(2)
  const fold = list.getByRole('button', { name: '3 versements Actions Europe Durable' })
  const lots = () => document.querySelector<HTMLElement>(`[id="${fold.element().getAttribute('aria-controls') ?? ''}"]`)
  expect([fold.element().getAttribute('aria-expanded'), lots()?.hidden]).toEqual(['false', true])
  await fold.click()
  await expect.poll(() => [fold.element().getAttribute('aria-expanded'), lots()?.hidden]).toEqual(['true', false])
  const unfolded = (lots()?.textContent ?? '').replaceAll(/\s+/g, ' ')
  expect(unfolded).toContain('Participation du 31/05/2023')
  expect(unfolded).toContain('Aurait été libre le 01/06/2028')
  expect(unfolded).toContain('Abondement du 29/05/2026')
  expect(told()).toContain('24,9746 parts, à 184,37 €')
})

test('[OPER-05] [OPER-22] money out without a tax names none, and nothing that is invested', async () => {
  await renderExample(releasePage('net', SETTLED.operation, SETTLED.details))
  const said = await after('Net reçu')
  for (const one of ['dont gain', '22,4 % de la valeur de vos parts', '18,6 % du gain, taux de 2026', 'Impôt sur le revenuAucun'])
    expect(said).toContain(one)
  for (const wrong of ['Imposable', 'Placé', 'Où est allé']) expect(said).not.toContain(wrong)
})

test('[OPER-05] money out of which no sale is told is not called taxable either', async () => {
  await renderExample(releasePage('untold', SETTLED.operation, { sales: undefined }))
  const said = await after('Versé sur votre compte bancaire')
  for (const wrong of ['Imposable', 'Placé']) expect(said).not.toContain(wrong)
})

test('[OPER-22] the net of a release opens its calculation', async () => {
  await renderExample(releasePage('why'))
  await page.getByRole('button', { name: 'D’où vient ce chiffre\u00A0?' }).click()
  const said = await after('Part de vos versements')
  expect(said).toContain('Plus-value estimée')
  expect(said).toContain('art. L.136-7 et L.136-8')
})

test.each([
  [{ day: '20/11/2026', hour: '18:00' }, 'Possible aujourd’hui jusqu’à 18h00. Rien n’est encore vendu.'],
  [{ day: '24/11/2026', hour: '18:00' }, 'Possible jusqu’au 24/11/2026 à 18h00. Rien n’est encore vendu.'],
  [{ day: '31/12/2026', hour: null }, 'Possible jusqu’au 31/12/2026 inclus. Rien n’est encore vendu.'],
  [undefined, 'Possible pour le moment. Rien n’est encore vendu.'],
])(
  '[OPER-13] [OPER-22] a release says until when it can be taken back, beside the button that does it: %o',
  async (until, words) => {
    await renderExample(releasePage('cancel', { cancellable_until: until }))
    await shown().toContain(words)
    expect(page.getByRole('button', { name: 'Annuler ma demande' }).element().closest('aside')).not.toBeNull()
  },
)

test.each([
  ['taken back', TAKEN_BACK, {}, 'Annulée à votre demande', 'Votre épargne n’a pas changé.'],
  ['refused', REFUSED.operation, REFUSED.details, 'Refusée : une pièce n’a pas été acceptée', 'Refusée le 24/11/2026'],
])(
  '[OPS-16] a release that was %s says why, what was asked for, and nothing of what would have followed',
  async (name, operation, details, why, more) => {
    await renderExample(releasePage(name, operation, details))
    await shown().toMatch(/5 000,00 €.* brut/)
    const said = told()
    for (const one of [why, more, 'Montant demandé']) expect(said).toContain(one)
    for (const wrong of ['Annuler ma demande', 'D’où vient l’argent', 'Vous recevrez', 'Net']) expect(said).not.toContain(wrong)
  },
)

test('[OPS-16] a card that was refused says that the bank refused it, and that nothing was debited', async () => {
  const payment = { ...madeOperation(2), status: 'Annulé', amount: 300, reason: 'refused', label: 'Versement par Carte Bancaire' }
  await renderExample(operationPage('card', payment.id, answering({ done: [payment] })))
  const said = await after('Votre banque a refusé le paiement')
  expect(said).toContain('Rien n’a été débité.')
  expect(said).not.toContain('Rien n’a été débité ni investi.')
})

test('[ENT-43] [OPER-22] a switch says from which fund to which, with a sign each, and its way back stands with the acts', async () => {
  await renderExample(operationPage('switch', 'op-00482190-1'))
  await after('De quel placement vers lequel')
  const rows = section('De quel placement vers lequel').element().querySelectorAll('li')
  expect([...rows].map((row) => row.textContent.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^Actions Europe Durable− 3 200,00 €/),
    expect.stringMatching(/^Monétaire Responsable\+ 3 200,00 €/),
  ])
})

test('[OPS-16] what nobody asked for is not called a request', async () => {
  await renderExample(operationPage('bonus', 'op-00482190-4'))
  expect(await after('En bref')).not.toContain('Ce que vous avez demandé')
})

/** What the printer is given, line by line as it is read. */
const printed = (): readonly string[] => {
  window.dispatchEvent(new Event('beforeprint'))
  const sheet = document.querySelector('body > [data-paper="sheet"]')
  const lines = [...(sheet?.querySelectorAll('h1, h2, p, dd, tr, li') ?? [])].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' '),
  )
  window.dispatchEvent(new Event('afterprint'))
  return lines
}

test('[OPER-23] (savers 50) an operation is printed on a sheet of its own: its head, its days, each fund by its name, and no way to act', async () => {
  await renderExample(releasePage('printed'))
  await expect.element(page.getByRole('button', { name: 'Imprimer' })).toBeVisible()
  await after('D’où vient l’argent')
  const lines = printed()
  for (const said of [
    'Déblocage anticipé',
    'En cours, situation au 20/11/2026',
    'Actions Europe Durable24,9746 parts, à 184,37 € le 18/11/20264 604,57 €',
    'Obligations Responsables3,5162 parts, à 112,46 € le 18/11/2026395,43 €',
    'Montant demandé5 000,00 €',
    '•••• 2606',
    'Achat de la résidence principale, 14/09/2026',
    '20/11/2026 à 10h42',
  ])
    expect(lines).toContain(said)
  expect(lines.join(' ')).not.toMatch(/Annuler|Imprimer|reçu en PDF/)
})
