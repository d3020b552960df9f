import { expect, test } from 'vitest'
import { loadWords } from '../shell/index.ts'
import { page, renderExample } from '../testing/text/index.ts'
import { AssumptionsModal } from './assumptions-modal.tsx'
import { WITHDRAWAL_WORDS } from './catalogue.ts'
import { RuleModal } from './rule-modal.tsx'

const dialog = page.getByRole('dialog')

test('[S-GEN-07] [S-GEN-08] what every simulation assumes: the yield, the tables', async () => {
  await loadWords(WITHDRAWAL_WORDS)
  await renderExample({
    name: 'assumptions',
    element: <AssumptionsModal />,
    address: '/simulator/mrm#disclaimer_retirement_computation',
  })
  for (const text of ['rendement net de 2 % par an', 'tables de mortalité réglementaires', 'TGF05'])
    await expect.element(dialog).toMatchTextContent(text)
})

test('[MRM-50] the rule of the mandatory annuity has its article', async () => {
  await loadWords(WITHDRAWAL_WORDS)
  await renderExample({ name: 'the rule', element: <RuleModal />, address: '/simulator/mrm#rule_mandatory_annuity' })
  await expect.element(dialog).toMatchTextContent('Code monétaire et financier, art. L.224-5')
})
