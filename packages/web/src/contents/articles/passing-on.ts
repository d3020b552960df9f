import { msg } from '@lingui/core/macro'
import { text, title } from '../blocks.ts'
import type { Article } from './article.ts'

export const PASSING_ON: Article = {
  id: 'transmettre',
  title: msg({ id: 'contents.passing-on.title', message: 'Transmettre\u00A0: ce que vos proches reçoivent sans impôt' }),
  blocks: ({ child, insurance }) => [
    text(
      msg({
        id: 'contents.passing-on.lead',
        message:
          'Ce que reçoivent vos enfants n’est taxé qu’au-delà d’un abattement. L’assurance vie a le sien, en dehors de la succession.',
      }),
    ),
    text(
      msg({
        id: 'contents.passing-on.children',
        message: `Chaque enfant reçoit ${child} de chacun de ses parents sans impôt. Au-delà, un barème par tranches va de 5,00\u00A0% à 45,00\u00A0%.`,
      }),
    ),
    text(
      msg({
        id: 'contents.passing-on.spouse',
        message:
          'Votre conjoint ou votre partenaire de PACS ne paie pas de droits de succession. Mais le partenaire de PACS n’hérite que si un testament le dit.',
      }),
    ),
    title(msg({ id: 'contents.passing-on.insurance.title', message: 'L’assurance vie' })),
    text(
      msg({
        id: 'contents.passing-on.insurance.before',
        message: `Primes versées avant 70\u00A0ans\u00A0: chaque bénéficiaire reçoit ${insurance} sans impôt, tous contrats réunis. La part suivante est taxée à 20,00\u00A0% jusqu’à 700\u00A0000,00\u00A0€, puis à 31,25\u00A0%.`,
      }),
    ),
    text(
      msg({
        id: 'contents.passing-on.insurance.after',
        message:
          'Primes versées après 70\u00A0ans\u00A0: au-delà de 30\u00A0500,00\u00A0€ pour tous les bénéficiaires ensemble, elles sont taxées comme la succession. Les gains ne le sont pas.',
      }),
    ),
    text(
      msg({
        id: 'contents.passing-on.insurance.spouse',
        message: 'Le conjoint et le partenaire de PACS en sont exonérés dans les deux cas.',
      }),
    ),
  ],
  sources: ['Code général des impôts, art. 757 B, 777, 779, 796-0 bis et 990 I', 'Code civil, art. 515-6'],
}
