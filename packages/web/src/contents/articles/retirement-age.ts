import { msg } from '@lingui/core/macro'
import { text } from '../blocks.ts'
import type { Article } from './article.ts'

export const RETIREMENT_AGE: Article = {
  id: 'age-de-depart',
  title: msg({ id: 'contents.retirement-age.title', message: 'À quel âge partir à la retraite\u00A0?' }),
  blocks: () => [
    text(
      msg({
        id: 'contents.retirement-age.lead',
        message:
          'L’âge légal de départ dépend de votre date de naissance. La hausse votée en 2023 est suspendue jusqu’en janvier 2028.',
      }),
    ),
    text(
      msg({
        id: 'contents.retirement-age.table',
        message: 'Voici, pour les salariés du privé, l’âge légal et le nombre de trimestres demandé pour une retraite complète.',
      }),
    ),
    { kind: 'generations' },
    text(
      msg({
        id: 'contents.retirement-age.change',
        message: 'Ces âges valent pour une pension qui commence aujourd’hui. La loi peut les changer avant votre départ.',
      }),
    ),
    text(
      msg({
        id: 'contents.retirement-age.plan',
        message:
          'Un plan d’épargne retraite peut être demandé à partir de cet âge, ou dès que votre pension commence. Rien n’oblige à le demander tout de suite.',
      }),
    ),
  ],
  sources: [
    'Code de la sécurité sociale, art. L.161-17-2 et L.161-17-3',
    'Loi de financement de la sécurité sociale pour 2026, art. 105',
    'Code monétaire et financier, art. L.224-4',
  ],
}
