import { expect, test } from 'vitest'
import { EXAMPLES as SWITCHES } from '../fund-switch/examples.ts'
import { EXAMPLES as PAYMENTS } from '../payment/examples.ts'
import { EXAMPLES as RELEASES } from '../release/examples.ts'
import { actAll, renderPage } from '../testing/text/index.ts'

const words = (): string => document.querySelector('main')?.textContent?.replaceAll(/\s/g, ' ') ?? ''
const records = [PAYMENTS, SWITCHES, RELEASES].map((examples) => examples.find(({ name }) => name.includes('that is recorded')))

/** What every record says, in the order in which it is read: done, its days, the way to follow it, the recap, how to change it, and a copy to keep. */
const PARTS = [
  / est enregistrée?/,
  /Demande n° \d+/,
  /Et maintenant ?[^\d]{0,20}\d{2}\/\d{2}\/\d{4}/,
  /Suivre ma demande/,
  /Récapitulatif/,
  /Compte/,
  /Changer ou annuler/,
  /Télécharger le reçu/,
] as const

test.each(records.map((example, at) => [example?.name ?? `record ${at}`, example] as const))(
  'the record of every act has the same parts in the same order: %s',
  async (_, example) => {
    if (example === undefined) throw new Error('This act has no record among its states.')
    await renderPage(example.address, example.ports)
    await actAll(example.acts)
    await expect.poll(words).toMatch(PARTS[2])
    const places = PARTS.map((part) => words().search(part))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
  },
)
